import { defaultLocale, isLocale, type Locale } from '#foundation/text/locales.ts';

/** The language of an address. The layout has already refused unknown ones; this only tells the type. */
export function localeOf(segment: string): Locale {
  return isLocale(segment) ? segment : defaultLocale;
}
