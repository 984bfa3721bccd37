'use client';

import { useCallback, useState, type ComponentType } from 'react';
import { everything, onlyEssential, type Consents } from '#lib/consent/consents.ts';
import { buttonClasses } from '../button/button-classes.ts';
import { choose } from './choice.ts';
import styles from './consent.module.css';
import type { SettingsProps } from './settings-dialog.client.tsx';
import type { ConsentTexts } from './texts.ts';
import { useConsent } from './use-consent.ts';

type Props = { texts: ConsentTexts; privacyHref: string };

/**
 * The banner is in every page and stays hidden until the script before the first paint marks the page (`html[data-consent]`).
 * It is no dialog: the page behind stays usable. The settings are one, and are loaded when somebody opens them.
 */
export function ConsentBanner({ texts, privacyHref }: Props) {
  const [Settings, setSettings] = useState<ComponentType<SettingsProps> | null>(null);
  const openSettings = useCallback(() => {
    void import('./settings-dialog.client.tsx').then((module) => setSettings(() => module.SettingsDialog));
  }, []);
  useConsent(openSettings);

  const decide = (consents: Consents) => {
    choose(consents);
    // The pressed button is gone; without this the focus of a screen reader would fall to the top of the document.
    document.getElementById('main')?.focus({ preventScroll: true });
  };

  return (
    <>
      <section className={styles.banner} aria-labelledby="consent-title">
        <h2 id="consent-title" className={styles.title}>
          {texts.title}
        </h2>
        <p className={styles.text}>{texts.text}</p>
        <div className={styles.pair}>
          <button
            type="button"
            className={buttonClasses({ tone: 'navy', small: true })}
            onClick={() => decide(onlyEssential)}
          >
            {texts.onlyEssential}
          </button>
          <button
            type="button"
            className={buttonClasses({ tone: 'navy', small: true })}
            onClick={() => decide(everything)}
          >
            {texts.everything}
          </button>
        </div>
        <button type="button" className={styles.more} aria-haspopup="dialog" data-consent-settings>
          {texts.byCategory}
        </button>
      </section>
      {Settings ? (
        <Settings texts={texts} privacyHref={privacyHref} onDone={() => setSettings(null)} />
      ) : null}
    </>
  );
}
