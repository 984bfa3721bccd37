import { useEffect, useRef, useState } from 'react';
import { buttonClasses } from '#app/_ui/button/button-classes.ts';
import type { FrameTexts } from '../frame-texts.ts';
import styles from './talk.module.css';

type Props = { texts: FrameTexts; onEnd: () => Promise<void>; onStay: () => void };

/** Asks before a conversation is ended; the focus lies on the answer that changes nothing. Escape gives it too. */
export function Ending({ texts, onEnd, onStay }: Props) {
  const stay = useRef<HTMLButtonElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  useEffect(() => stay.current?.focus(), []);
  const end = async () => {
    if (isBusy) return;
    setIsBusy(true);
    await onEnd();
    setIsBusy(false);
  };
  return (
    <section className={styles.closing} aria-labelledby="ending">
      <p id="ending">{texts.endAsk}</p>
      <div className={styles.buttons}>
        <button
          ref={stay}
          type="button"
          className={buttonClasses({ tone: 'navy', small: true })}
          onClick={onStay}
        >
          {texts.endNo}
        </button>
        <button
          type="button"
          className={buttonClasses({ tone: 'line', small: true })}
          aria-disabled={isBusy}
          onClick={() => void end()}
        >
          {texts.endYes}
        </button>
      </div>
    </section>
  );
}
