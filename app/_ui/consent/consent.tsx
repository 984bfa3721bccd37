import { getTranslations } from 'next-intl/server';
import type { Category } from '#lib/consent/consents.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { paths } from '#lib/routes/paths.ts';
import { ConsentBanner } from './consent-banner.client.tsx';
import type { ConsentTexts } from './texts.ts';

/** The consent banner and its settings (F1). First in the page, so that keyboard and screen reader meet it first. */
export async function Consent({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'common.consent' });
  const describe = (category: Category) => ({
    name: t(`${category}.name`),
    text: t(`${category}.text`),
  });
  const texts: ConsentTexts = {
    title: t('title'),
    text: t('text'),
    onlyEssential: t('onlyEssential'),
    everything: t('everything'),
    byCategory: t('byCategory'),
    settingsTitle: t('settings'),
    settingsText: t('settingsText'),
    save: t('save'),
    close: t('close'),
    privacy: t('privacy'),
    categories: {
      essential: describe('essential'),
      perfomance: describe('perfomance'),
      preference: describe('preference'),
      targeting: describe('targeting'),
    },
  };
  return <ConsentBanner texts={texts} privacyHref={paths.page(locale, 'privacy-policy')} />;
}
