import type { Unsent } from '#lib/chat/conversation/state.ts';
import type { ConversationStore } from '#lib/chat/conversation/store.ts';
import type { FrameTexts } from '../frame-texts.ts';
import { Mark } from './mark.tsx';
import styles from './talk.module.css';

type Props = { message: Unsent; texts: FrameTexts; store: ConversationStore };

/** A message that has not reached the desk: it waits for its turn, or the desk has said why it does not take it. */
export function UnsentMessage({ message: { key, text, refused }, texts, store }: Props) {
  return (
    <li className={`${styles.message} ${styles.own}`}>
      <span className="visually-hidden">{texts.you}: </span>
      <p className={styles.bubble} data-unsent="">
        {text}
      </p>
      <span className={styles.foot}>
        <Mark kind={refused === null ? 'sending' : 'failed'} texts={texts} inWords />
      </span>
      {refused === null ? null : (
        <div className={styles.refused}>
          <p>{refused}</p>
          <button type="button" onClick={() => store.send({ kind: 'sendAgain', key })}>
            {texts.sendAgain}
          </button>
          <button type="button" onClick={() => store.send({ kind: 'takeBack', key })}>
            {texts.takeBack}
          </button>
        </div>
      )}
    </li>
  );
}
