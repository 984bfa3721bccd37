import type { Locale } from './locales.ts';

type Conventions = {
  /** Region for `Intl` formats: English as in Britain. */
  intl: string;
  openGraph: string;
  decimalMark: string;
  groupMark: string;
  /** The column separator that spreadsheet programs expect in a CSV file. */
  columnSeparator: string;
  /** Adds the currency sign to an amount. */
  euros: (amount: string) => string;
  /** Adds the percent sign to a number. */
  percent: (value: number) => string;
  /** Readers of the language often call from abroad, so a Greek number needs its country code. */
  callsFromAbroad: boolean;
};

/** How each language writes numbers, prices and the like. Our own table, so that servers, edge workers and browsers agree. */
export const conventions: Readonly<Record<Locale, Conventions>> = {
  el: {
    intl: 'el-GR',
    openGraph: 'el_GR',
    decimalMark: ',',
    groupMark: '.',
    columnSeparator: ';',
    euros: (amount) => `${amount}\u00a0€`,
    percent: (value) => `${value}\u00a0%`,
    callsFromAbroad: false,
  },
  en: {
    intl: 'en-GB',
    openGraph: 'en_GB',
    decimalMark: '.',
    groupMark: ',',
    columnSeparator: ',',
    euros: (amount) => `€${amount}`,
    percent: (value) => `${value}%`,
    callsFromAbroad: true,
  },
};

/** A whole number as it is printed: `2.500` in Greek, `2,500` in English. */
export function groupDigits(value: number, locale: Locale): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, conventions[locale].groupMark);
}

/** A number with all its digits, in figures: `12,5` in Greek, `12.5` in English. */
export function decimal(value: number, locale: Locale): string {
  return String(value).replace('.', conventions[locale].decimalMark);
}
