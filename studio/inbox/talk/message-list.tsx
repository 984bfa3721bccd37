import { Text } from '@sanity/ui';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { StaffConversation } from '#contracts/desk/index.ts';
import { useTranslate } from '#studio/locale/use-translate.ts';
import { useNow } from '#studio/locale/use-now.ts';
import { Message } from './message.tsx';
import type { Talk } from './talk.ts';
import { UnsentAnswers } from './unsent-answers.tsx';

/** Within this distance of the end the list scrolls to new messages; further up it doesn't move. */
const AT_END_PX = 120;

export function MessageList({ talk, conversation }: { talk: Talk; conversation: StaffConversation }) {
  const t = useTranslate();
  const now = useNow(60_000);
  const box = useRef<HTMLElement>(null);
  const atEnd = useRef(true);
  const typing = talk.travellerTyping !== null;
  useLayoutEffect(() => {
    if (atEnd.current && box.current) box.current.scrollTop = box.current.scrollHeight;
  });
  return (
    <section
      className="inbox-messages"
      ref={box}
      // A scrollable region must be focusable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
      tabIndex={0}
      aria-label={t('inbox.messages')}
      onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
        atEnd.current = scrollHeight - scrollTop - clientHeight < AT_END_PX;
      }}
    >
      <ol>
        {conversation.messages.map((message) => (
          <Message key={message.seq} message={message} seen={conversation.seen} now={now} />
        ))}
        <UnsentAnswers id={conversation.id} known={conversation.messages} />
      </ol>
      <Text size={1} muted className="inbox-typing">
        {typing ? t('inbox.nameIsTyping', { name: conversation.name }) : '\u00a0'}
      </Text>
      <NewMessage conversation={conversation} />
    </section>
  );
}

/** Announces the traveller's newest message; as a live region, the list would be read out in full. */
function NewMessage({ conversation }: { conversation: StaffConversation }) {
  const t = useTranslate();
  const newest = conversation.messages.findLast(({ from }) => from === 'traveller');
  const known = useRef(newest?.seq ?? 0);
  const [news, setNews] = useState('');
  useEffect(() => {
    if (!newest || newest.seq <= known.current) return;
    known.current = newest.seq;
    setNews(t('inbox.nameSays', { name: conversation.name, text: newest.text }));
  }, [conversation.name, newest, t]);
  return <output className="inbox-unseen">{news}</output>;
}
