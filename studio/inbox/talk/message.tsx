import { Check, CheckCheck } from 'lucide-react';
import type { ChatMessage } from '#contracts/desk/index.ts';
import type { Translate } from '#studio/locale/text.ts';
import { useTranslate, useStudioLanguage } from '#studio/locale/use-translate.ts';
import { formatMoment } from '#studio/locale/format-moment.ts';
import { markOf } from './talk.ts';

type Props = { message: ChatMessage; seen: { delivered: number; read: number }; now: Date };

export function Message({ message, seen, now }: Props) {
  const t = useTranslate();
  const language = useStudioLanguage();
  const time = <time dateTime={message.at}>{formatMoment(message.at, now, language)}</time>;
  if (message.from === 'desk')
    return (
      <li className="inbox-note">
        {noteOf(message, t)} {time}
      </li>
    );
  const ours = message.from === 'staff';
  const mark = ours ? markOf(message, seen) : undefined;
  const Mark = mark === 'sent' ? Check : CheckCheck;
  return (
    <li className="inbox-message" data-from={message.from} data-seq={message.seq}>
      <p>{message.text}</p>
      <footer>
        {ours && `${message.name} · `}
        {time}
        {mark && (
          <span data-mark={mark}>
            {' · '}
            <Mark size={14} aria-hidden />{' '}
            {mark === 'read'
              ? t('inbox.read')
              : mark === 'delivered'
                ? t('inbox.delivered')
                : t('inbox.sent')}
          </span>
        )}
      </footer>
    </li>
  );
}

function noteOf({ note, name }: ChatMessage, t: Translate): string {
  switch (note) {
    case 'joined':
      return t('inbox.nameHasTakenTheConversation', { name });
    case 'left':
      return t('inbox.nameHasGivenTheConversationBack', { name });
    case 'ended':
      return name === ''
        ? t('inbox.theConversationHasEnded')
        : t('inbox.nameHasEndedTheConversation', { name });
    case 'reopened':
      return name === ''
        ? t('inbox.theConversationGoesOn')
        : t('inbox.nameHasReopenedTheConversation', { name });
    case null:
      return '';
  }
}
