import { getTranslations } from 'next-intl/server';
import layout from '#app/[locale]/(booking)/booking/_shared/layout.module.css';
import styles from './waiting.module.css';

/** What happens to an entry on the list: below the ship on wide screens, and last on phones. */
export async function WhatNext() {
  const t = await getTranslations('common.booking.waiting');
  return (
    <section className={styles.next}>
      <h2 className={layout.h2}>{t('nextTitle')}</h2>
      <ol className={styles.steps}>
        {(['next1', 'next2', 'next3'] as const).map((step) => (
          <li key={step}>{t(step)}</li>
        ))}
      </ol>
    </section>
  );
}
