import { useMediaIndex } from '@sanity/ui';
import { LoadingBlock } from 'sanity';
import { useTranslate } from '#studio/locale/use-translate.ts';
import { Composer } from './composer.tsx';
import { Facts } from './facts.tsx';
import { Unavailable } from './unavailable.tsx';
import { MessageList } from './message-list.tsx';
import { TalkHead } from './talk-head.tsx';
import { useSeen } from './use-seen.ts';
import { useTalk } from './use-talk.ts';
import { Watchers } from './watchers.tsx';

/** Index of the Studio's breakpoint (1,200 px) from which there is room for a third column. */
const THREE_COLUMNS = 4;

/** A conversation: its header, the messages and the answer field. */
export function TalkView({ id }: { id: string }) {
  const t = useTranslate();
  const wide = useMediaIndex() >= THREE_COLUMNS;
  const { talk, failed, loaded } = useTalk(id);
  const { conversation } = talk;
  useSeen(conversation);
  if (failed !== undefined && conversation === null)
    return <Unavailable why={failed} list={{ view: 'conversations' }} />;
  if (conversation === null) return <LoadingBlock fill />;
  const facts = <Facts conversation={conversation} />;
  return (
    <>
      <section
        className="inbox-talk"
        aria-label={t('inbox.conversationWithName', { name: conversation.name })}
      >
        <TalkHead conversation={conversation} onChange={loaded} />
        {!wide && (
          <details className="inbox-facts-folded">
            <summary>{t('inbox.aboutThisConversation')}</summary>
            {facts}
          </details>
        )}
        <MessageList talk={talk} conversation={conversation} />
        <Watchers id={id} writing={talk.colleagueTyping?.name} />
        <Composer conversation={conversation} />
      </section>
      {wide && (
        <aside className="inbox-facts" aria-label={t('inbox.aboutThisConversation')}>
          {facts}
        </aside>
      )}
    </>
  );
}
