import { localizePath } from '#lib/routes/locale-path.ts';
import { unlistedPages } from '#lib/routes/pages.ts';
import type { Locale } from '#foundation/text/locales.ts';

/**
 * The page where the passengers of a hold are filled in. Doesn't use `paths`, because the form's client bundle includes
 * this file.
 */
export function travellersPath(locale: Locale, reference: string): string {
  return `${localizePath(locale, unlistedPages.bookingTravellers)}?ref=${encodeURIComponent(reference)}`;
}
