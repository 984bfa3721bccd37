import { getTranslations } from 'next-intl/server';
import styles from './consent.module.css';

/** Beside each button that opens the settings: that they did not come. Shown by a mark on the page (`consent-settings.client.tsx`). */
export async function SettingsLost() {
  const t = await getTranslations('common.consent');
  return (
    <output className={styles.lost}>
      <span>{t('unreachable')}</span>
    </output>
  );
}
