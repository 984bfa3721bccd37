import { defaultLocale, type Locale } from '#foundation/text/locales.ts';
import type { Context } from '#reservations/context/context.ts';

/**
 * The page of the site where a booking is looked after; it asks for a surname or the token that the buyer's browser has.
 * Empty when the service was not told where the site is.
 */
export function manageLink(
  { siteOrigins }: Pick<Context, 'siteOrigins'>,
  reference: string,
  locale: Locale,
): string {
  const [origin] = siteOrigins;
  if (!origin) return '';
  return `${origin}${locale === defaultLocale ? '' : `/${locale}`}/booking/manage?ref=${encodeURIComponent(reference)}`;
}
