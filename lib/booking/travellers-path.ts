import { localizePath } from '#lib/routes/locale-path.ts';
import { unlistedPages } from '#lib/routes/pages.ts';
import type { Locale } from '#foundation/text/locales.ts';

/** Where the passengers of a hold are filled in. Without `paths`, because the form takes this to browsers. */
export function travellersPath(locale: Locale, reference: string): string {
  return `${localizePath(locale, unlistedPages.bookingTravellers)}?ref=${encodeURIComponent(reference)}`;
}
