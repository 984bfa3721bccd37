import type { Mark as MarkKind } from '#lib/chat/conversation/talk.ts';
import type { FrameTexts } from '../frame-texts.ts';
import styles from './talk.module.css';

type Props = {
  kind: MarkKind | 'sending' | 'failed';
  texts: FrameTexts;
  /** Only the newest says it in words to everybody, the others to screen readers: a column of words would hide the messages. */
  inWords: boolean;
};

const SIGNS = { sending: '○', sent: '✓', delivered: '✓✓', read: '✓✓', failed: '' } as const;

/** How far a message has got: a sign, and the word for it. */
export function Mark({ kind, texts, inWords }: Props) {
  const words = {
    sending: texts.markSending,
    sent: texts.markSent,
    delivered: texts.markDelivered,
    read: texts.markRead,
    failed: texts.markFailed,
  };
  return (
    <span className={styles.mark} data-mark={kind}>
      <span aria-hidden>{SIGNS[kind]}</span>{' '}
      <span className={inWords ? '' : 'visually-hidden'}>{words[kind]}</span>
    </span>
  );
}
