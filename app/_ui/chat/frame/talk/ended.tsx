import { useEffect, useRef } from 'react';
import type { Talk } from '#lib/chat/conversation/state.ts';
import { transcriptOf } from '#lib/chat/conversation/words/transcript.ts';
import { buttonClasses } from '#app/_ui/button/button-classes.ts';
import type { FrameSetup } from '../frame-setup.ts';
import { noteWords } from './note-words.ts';
import styles from './talk.module.css';

type Props = { setup: FrameSetup; talk: Talk; onAgain: () => void };

/** In the place of the composer once it is over: the conversation to keep, and the way to a new one. */
export function Ended({ setup: { texts, locale }, talk, onAgain }: Props) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (document.hasFocus()) box.current?.focus();
  }, []);
  const save = () => {
    const text = transcriptOf(talk.messages, locale, {
      title: texts.transcriptTitle,
      you: texts.you,
      desk: texts.desk,
      note: (message) => noteWords(message, texts),
    });
    saveFile(texts.fileName, text);
  };
  return (
    <section ref={box} tabIndex={-1} className={styles.closing} aria-labelledby="ended">
      <p id="ended" className="visually-hidden">
        {texts.noteEnded}
      </p>
      <div className={styles.buttons}>
        <button type="button" className={buttonClasses({ tone: 'navy', small: true })} onClick={save}>
          {texts.download}
        </button>
        <button type="button" className={buttonClasses({ tone: 'line', small: true })} onClick={onAgain}>
          {texts.again}
        </button>
      </div>
    </section>
  );
}

/** Made in the browser: nothing more of the conversation goes over the line. */
function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
