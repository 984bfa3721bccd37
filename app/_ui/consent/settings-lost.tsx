import { getTranslations } from 'next-intl/server';
import type { Locale } from '#foundation/text/locales.ts';
import styles from './consent.module.css';

/** Beside each button that opens the settings: that they did not come. Shown by a mark on the page (`consent-settings.client.tsx`). */
export async function SettingsLost({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'common.consent' });
  return (
    <output className={styles.lost}>
      <span>{t('unreachable')}</span>
    </output>
  );
}
