import { getTranslations } from 'next-intl/server';
import styles from './consent.module.css';
import { SettingsLost } from './settings-lost.tsx';

/**
 * Opens the consent settings from the footer. `scripts/first-paint/source.js` listens for its attribute, so this needs
 * no script of its own. Without script there is nothing to set, and the button is hidden.
 */
export async function ConsentSettingsButton() {
  const t = await getTranslations('common.consent');
  return (
    <div>
      <button type="button" className={styles.again} aria-haspopup="dialog" data-consent-settings>
        {t('settings')}
      </button>
      <SettingsLost />
    </div>
  );
}
