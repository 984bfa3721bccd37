import type { Locale } from '#foundation/text/locales.ts';

/** A whole number as it is printed: `2.500` in Greek, `2,500` in English. */
export function numberWords(value: number, locale: Locale): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, locale === 'el' ? '.' : ',');
}
