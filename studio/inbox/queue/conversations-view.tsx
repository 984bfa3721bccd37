import { Text } from '@sanity/ui';
import { useEffect } from 'react';
import { useTranslate } from '#studio/locale/use-translate.ts';
import { useInbox } from '../live/use-inbox.ts';
import { TalkView } from '../talk/talk-view.tsx';
import { QueueColumn } from './queue-column.tsx';

/** The list with the open conversation beside it, or in its place on a phone. */
export function ConversationsView({ open }: { open: string | null }) {
  const t = useTranslate();
  const { look } = useInbox();
  useEffect(() => {
    look(open);
    return () => look(null);
  }, [look, open]);
  return (
    <div className="inbox-columns" data-open={open !== null}>
      <QueueColumn open={open} />
      {open === null ? (
        <div className="inbox-empty">
          <Text align="center" muted>
            {t('inbox.chooseAConversationFromTheList')}
          </Text>
        </div>
      ) : (
        <TalkView key={open} id={open} />
      )}
    </div>
  );
}
