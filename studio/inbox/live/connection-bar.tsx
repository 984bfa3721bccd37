import { Card, Text } from '@sanity/ui';
import type { StreamState } from '#studio/desk-client/event-stream.ts';
import { useSay } from '#studio/locale/use-say.ts';

/** Says that what is on the screen may be old. The region is always there: screen readers only tell of changes inside one. */
export function ConnectionBar({ stream }: { stream: StreamState }) {
  const say = useSay();
  return (
    <div aria-live="polite">
      {stream === 'lost' && (
        <Card tone="caution" padding={3}>
          <Text size={1} weight="medium">
            {say('No connection to the desk. What you type is kept and sent as soon as it is back.')}
          </Text>
        </Card>
      )}
    </div>
  );
}
