import { getTranslations } from 'next-intl/server';
import type { Locale } from '#foundation/text/locales.ts';

/** Heading above the other issues, newer ones among them. */
export async function othersTitle(locale: Locale): Promise<string> {
  const t = await getTranslations({ locale, namespace: 'common.magazine' });
  return t('others');
}
