import { useEffect, useRef } from 'react';
import type { ChatTexts } from '#lib/consent/browser-settings.ts';
import type { ChatState } from '#lib/chat/machine.ts';
import styles from './window.module.css';

type Props = {
  state: Extract<ChatState, { kind: 'checking' | 'waiting' }>;
  texts: ChatTexts;
  takesFocus: boolean;
  onCertificate: () => void;
  onClose: () => void;
};

/** In the place of the frame while a secure connection is looked for (E2). Always with a way out. */
export function Placeholder({ state, texts, takesFocus, onCertificate, onClose }: Props) {
  const box = useRef<HTMLElement>(null);
  const asked = useRef(takesFocus);
  useEffect(() => {
    if (asked.current) box.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section
      ref={box}
      tabIndex={-1}
      className={`${styles.window} ${styles.placeholder}`}
      aria-label={texts.title}
    >
      <p className={styles.heading}>{texts.title}</p>
      <output className={styles.status}>
        {state.kind === 'checking' ? texts.connecting : texts.waiting}
      </output>
      {state.kind === 'waiting' ? (
        <button type="button" className={styles.link} onClick={onCertificate}>
          {texts.openCertificate}
        </button>
      ) : null}
      <button type="button" className={styles.link} onClick={onClose}>
        {texts.close}
      </button>
    </section>
  );
}
