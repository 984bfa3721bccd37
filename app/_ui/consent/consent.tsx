import { getTranslations } from 'next-intl/server';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import type { Category } from '#lib/consent/consents.ts';
import { paths } from '#lib/routes/paths.ts';
import { buttonClasses } from '../button/button-classes.ts';
import { ConsentSettings } from './consent-settings.client.tsx';
import styles from './consent.module.css';
import { SettingsLost } from './settings-lost.tsx';

/**
 * The consent banner (F1). First in the page, so that keyboard and screen reader reach it first; not a dialog, so that
 * the page stays usable. It is in every page and hidden until `scripts/first-paint/source.js` marks the page; that
 * script also handles its buttons.
 */
export async function Consent() {
  const locale = await currentLocale();
  const t = await getTranslations('common.consent');
  const describe = (category: Category) => ({ name: t(`${category}.name`), text: t(`${category}.text`) });
  const choice = buttonClasses({ tone: 'navy', small: true });
  return (
    <>
      <section className={styles.banner} aria-labelledby="consent-title">
        <h2 id="consent-title" className={styles.title}>
          {t('title')}
        </h2>
        <p className={styles.text}>{t('text')}</p>
        <div className={styles.pair}>
          <button type="button" className={choice} data-consent-answer="essential">
            {t('onlyEssential')}
          </button>
          <button type="button" className={choice} data-consent-answer="everything">
            {t('everything')}
          </button>
        </div>
        <button type="button" className={styles.more} aria-haspopup="dialog" data-consent-settings>
          {t('byCategory')}
        </button>
        <SettingsLost />
      </section>
      <ConsentSettings
        privacyHref={paths.page(locale, 'privacy-policy')}
        texts={{
          title: t('settings'),
          text: t('settingsText'),
          onlyEssential: t('onlyEssential'),
          everything: t('everything'),
          save: t('save'),
          close: t('close'),
          privacy: t('privacy'),
          categories: {
            essential: describe('essential'),
            perfomance: describe('perfomance'),
            preference: describe('preference'),
            targeting: describe('targeting'),
          },
        }}
      />
    </>
  );
}
