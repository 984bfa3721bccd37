import { getTranslations } from 'next-intl/server';
import styles from './consent.module.css';

/**
 * Beside each button that opens the settings: an error that they failed to load. Shown by an attribute of the page
 * (`consent-settings.client.tsx`).
 */
export async function SettingsLost() {
  const t = await getTranslations('common.consent');
  return (
    <output className={styles.lost}>
      <span>{t('unreachable')}</span>
    </output>
  );
}
