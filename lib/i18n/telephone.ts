import { conventions } from '#foundation/text/conventions.ts';
import type { Locale } from '#foundation/text/locales.ts';

const GREECE = '+30';

/** The number in machine format, `+302241000000`. A Greek number printed without its country code gets one. */
export function telephoneNumber(printed: string): string {
  const digits = printed.replace(/[^\d+]/g, '');
  return digits.startsWith('+') ? digits : `${GREECE}${digits}`;
}

/** `tel:` address of a printed number. */
export function telephoneLink(printed: string): string {
  return `tel:${telephoneNumber(printed)}`;
}

/** The number as readers of a language need it: English readers often dial from abroad. */
export function telephoneIn(locale: Locale, printed: string): string {
  return conventions[locale].callsFromAbroad && !printed.startsWith('+') ? `${GREECE} ${printed}` : printed;
}
