import { defaultLocale, type Locale } from '#foundation/text/locales.ts';
import type { Context } from '#reservations/context/context.ts';

/**
 * The page of the site for managing a booking; it opens with a surname or with the token in the buyer's browser.
 * Empty when the service doesn't know the site's address.
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
