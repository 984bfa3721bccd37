import 'server-only';
import { getTranslations } from 'next-intl/server';
import { readShell } from './readers/shell.server.ts';
import type { Locale } from '#foundation/text/locales.ts';
import { telephoneLink } from '#lib/i18n/telephone.ts';

/**
 * The operator's phone number, as printed and as dialled. Editors keep it in the site settings. When those can't be
 * read, pages still need a number, because they offer it when something fails.
 */
export async function operatorPhone(locale: Locale): Promise<{ text: string; href: string }> {
  const t = await getTranslations({ locale, namespace: 'common.booking.frame' });
  const settings = await readShell(locale).catch(() => null);
  const text = settings?.phone ?? t('phone');
  return { text, href: telephoneLink(text) };
}
