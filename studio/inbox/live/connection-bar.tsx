import { Card, Text } from '@sanity/ui';
import type { StreamState } from '#studio/desk-client/event-stream.ts';
import { useTranslate } from '#studio/locale/use-translate.ts';

/** Says that what is on the screen may be old. The region is always there: screen readers only tell of changes inside one. */
export function ConnectionBar({ stream }: { stream: StreamState }) {
  const t = useTranslate();
  return (
    <div aria-live="polite">
      {stream === 'lost' && (
        <Card tone="caution" padding={3}>
          <Text size={1} weight="medium">
            {t('inbox.noConnectionToTheDesk')}
          </Text>
        </Card>
      )}
    </div>
  );
}
