import { Card, Text } from '@sanity/ui';
import type { StreamState } from '#studio/desk-client/event-stream.ts';
import { useTranslate } from '#studio/locale/use-translate.ts';

/**
 * Warns that what is on the screen may be out of date. The live region is always rendered: screen readers only announce changes
 * inside it.
 */
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
