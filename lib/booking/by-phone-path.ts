import type { Locale } from '#foundation/text/locales.ts';
import { paths } from '#lib/routes/paths.ts';

/** The page for booking by phone, with a search that the office is told. @param search its query; empty without one */
export function byPhonePath(locale: Locale, search: string): string {
  return `${paths.bookingByPhone(locale)}${search === '' ? '' : `?${search}`}`;
}
