import { Button } from '@sanity/ui';
import { useSyncExternalStore } from 'react';
import type { ChatMessage } from '#contracts/desk/index.ts';
import { useTranslate } from '#studio/locale/use-translate.ts';
import { useInbox } from '../live/use-inbox.ts';

/** Answers that the desk hasn't confirmed, without those that have already arrived as events. */
export function UnsentAnswers({ id, known }: { id: string; known: readonly ChatMessage[] }) {
  const t = useTranslate();
  const { outbox } = useInbox();
  const entries = useSyncExternalStore(outbox.subscribe, outbox.entries);
  const halted = useSyncExternalStore(outbox.subscribe, outbox.halted);
  const mine = entries.filter(
    ({ conversation, key }) => conversation === id && !known.some((message) => message.key === key),
  );
  return mine.map(({ key, text }, place) => (
    <li key={key} className="inbox-message" data-from="staff" data-unsent={halted ? 'halted' : 'sending'}>
      <p>{text}</p>
      <footer>
        {halted ? t('inbox.notSentYet') : t('inbox.sending')}{' '}
        {halted && place === 0 && (
          <Button mode="ghost" fontSize={1} padding={2} text={t('inbox.sendAgain')} onClick={outbox.tryNow} />
        )}
      </footer>
    </li>
  ));
}
