import { Card, Text } from '@sanity/ui';
import { Eye, PenLine } from 'lucide-react';
import { useTranslate } from '#studio/locale/use-translate.ts';
import { lookingAt } from '../live/colleagues.ts';
import { useInbox } from '../live/use-inbox.ts';

/** The colleagues who also have this conversation open, and which of them is writing. */
export function Watchers({ id, writing }: { id: string; writing: string | undefined }) {
  const t = useTranslate();
  const watching = lookingAt(useInbox().colleagues, id).filter(({ name }) => name !== writing);
  return (
    <div aria-live="polite" className="inbox-watchers">
      {writing !== undefined && (
        <Card tone="caution" paddingX={4} paddingY={2}>
          <Text size={1}>
            <PenLine size={14} aria-hidden /> {t('inbox.nameIsWritingAnAnswer', { name: writing })}
          </Text>
        </Card>
      )}
      {watching.length > 0 && (
        <Card tone="transparent" paddingX={4} paddingY={2}>
          <Text size={1} muted>
            <Eye size={14} aria-hidden />{' '}
            {t('inbox.alsoLookingAtThis', { names: watching.map(({ name }) => name).join(', ') })}
          </Text>
        </Card>
      )}
    </div>
  );
}
