import { perLocale, type Locale } from './locales.ts';

const FORMATS = perLocale(
  (locale) => new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: 20 }),
);

/** A number with all its digits, in figures: `12,5` in Greek, `12.5` in English. */
export function decimal(value: number, locale: Locale): string {
  return FORMATS[locale].format(value);
}
