import { Check, CheckCheck } from 'lucide-react';
import type { ChatMessage } from '#contracts/desk/index.ts';
import type { Say } from '#studio/locale/say.ts';
import { useSay, useStudioLanguage } from '#studio/locale/use-say.ts';
import { momentOf } from '../words/moments.ts';
import { markOf } from './talk.ts';

type Props = { message: ChatMessage; seen: { delivered: number; read: number }; now: Date };

export function Message({ message, seen, now }: Props) {
  const say = useSay();
  const language = useStudioLanguage();
  const time = <time dateTime={message.at}>{momentOf(message.at, now, language)}</time>;
  if (message.from === 'desk')
    return (
      <li className="inbox-note">
        {noteOf(message, say)} {time}
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
            {mark === 'read' ? say('read') : mark === 'delivered' ? say('delivered') : say('sent')}
          </span>
        )}
      </footer>
    </li>
  );
}

function noteOf({ note, name }: ChatMessage, say: Say): string {
  switch (note) {
    case 'joined':
      return say('{name} has taken the conversation.', { name });
    case 'left':
      return say('{name} has given the conversation back.', { name });
    case 'ended':
      return name === ''
        ? say('The conversation has ended.')
        : say('{name} has ended the conversation.', { name });
    case 'reopened':
      return name === ''
        ? say('The conversation goes on.')
        : say('{name} has reopened the conversation.', { name });
    case null:
      return '';
  }
}
