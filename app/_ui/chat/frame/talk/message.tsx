import type { ChatMessage } from '#contracts/desk/index.ts';
import type { Mark as MarkKind } from '#lib/chat/conversation/talk.ts';
import { timeOf } from '#lib/chat/conversation/words/clock-words.ts';
import { piecesOf } from '#lib/chat/conversation/words/links.ts';
import type { Locale } from '#foundation/text/locales.ts';
import type { FrameTexts } from '../frame-texts.ts';
import { Mark } from './mark.tsx';
import styles from './talk.module.css';

type Props = {
  message: ChatMessage;
  locale: Locale;
  texts: FrameTexts;
  /** How far it has got; null for what is not the traveller's. */
  mark: MarkKind | null;
  isLastOwn: boolean;
};

export function Message({ message, locale, texts, mark, isLastOwn }: Props) {
  const isOwn = message.from === 'traveller';
  return (
    <li className={`${styles.message} ${isOwn ? styles.own : ''}`}>
      <span className={isOwn ? 'visually-hidden' : styles.who}>
        {isOwn ? texts.you : message.name || texts.desk}
        <span className="visually-hidden">: </span>
      </span>
      <p className={styles.bubble}>
        {piecesOf(message.text).map((piece, at) =>
          piece.kind === 'text' ? (
            piece.text
          ) : (
            // In a window of its own: the conversation must not go away under the reader.
            // oxlint-disable-next-line react/no-array-index-key -- pieces of a message never move
            <a key={at} href={piece.href} target="_blank" rel="noopener noreferrer nofollow">
              {piece.text}
            </a>
          ),
        )}
      </p>
      <span className={styles.foot}>
        <time dateTime={message.at}>{timeOf(message.at, locale)}</time>
        {mark === null ? null : <Mark kind={mark} texts={texts} inWords={isLastOwn} />}
      </span>
    </li>
  );
}
