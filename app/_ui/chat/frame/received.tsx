import { useEffect, useRef } from 'react';
import type { Stage } from '#lib/chat/conversation/state.ts';
import { withValues, type FrameTexts } from './frame-texts.ts';
import { buttonClasses } from '#app/_ui/button/button-classes.ts';
import styles from './form.module.css';

type Props = {
  texts: FrameTexts;
  stage: Extract<Stage, { kind: 'received' }>;
  onAgain: () => void;
};

/** The confirmation of an offline message; takes the focus, so that it is announced. */
export function Received({ texts, stage, onAgain }: Props) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <section ref={box} tabIndex={-1} className={styles.received} aria-labelledby="received">
      <h2 id="received">{texts.receivedTitle}</h2>
      <p>
        {`${texts.receivedReference} `}
        <strong translate="no">{stage.reference}</strong>
      </p>
      <p>{withValues(texts.receivedText, { email: stage.email })}</p>
      <button type="button" className={buttonClasses({ tone: 'line', small: true })} onClick={onAgain}>
        {texts.again}
      </button>
    </section>
  );
}
