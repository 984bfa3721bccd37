'use client';

import { useSyncExternalStore } from 'react';
import type el from '#messages/el.json';
import { buttonClasses } from '#app/_ui/button/button-classes.ts';
import styles from './certificate.module.css';

type Props = { texts: (typeof el)['common']['chat']['certificate']; home: string };

/** Tells the page that opened it, and no other site, that the connection works; then it is done. */
export function CertificatePage({ texts, home }: Props) {
  // Disabled until the script runs, because a click couldn't notify the opener before.
  const isOpened = useSyncExternalStore(
    () => () => {},
    () => opener() !== null,
    () => undefined,
  );
  const accept = () => {
    opener()?.postMessage({ type: 'certificateAccepted' }, window.location.origin);
    window.close();
  };
  return (
    <main className={styles.page}>
      <img src="/brand/mark.svg" alt="" width={56} height={56} />
      <h1>{texts.title}</h1>
      {isOpened !== false ? (
        <>
          <p>{texts.slow}</p>
          <p>{texts.safe}</p>
          <button type="button" className={buttonClasses()} disabled={!isOpened} onClick={accept}>
            {texts.accept}
          </button>
        </>
      ) : (
        <>
          <p>{texts.alone}</p>
          <p>
            <a href={home}>{texts.home}</a>
          </p>
        </>
      )}
    </main>
  );
}

/**
 * The page that opened this window, while it is there. `instanceof` doesn't work across windows: each has its own
 * `Object`.
 */
function opener(): Window | null {
  const opened: Window | null = window.opener;
  return opened;
}
