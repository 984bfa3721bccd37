import { getTranslations } from 'next-intl/server';

/** Heading above the other issues, newer ones among them. */
export async function othersTitle(): Promise<string> {
  const t = await getTranslations('common.magazine');
  return t('others');
}
