import { conventions } from '#foundation/text/conventions.ts';
import type { Locale } from '#foundation/text/locales.ts';

const GREECE = '+30';

/** The number as a machine takes it, `+302241000000`; a Greek one, printed without its country code, gets it. */
export function telephoneNumber(printed: string): string {
  const digits = printed.replace(/[^\d+]/g, '');
  return digits.startsWith('+') ? digits : `${GREECE}${digits}`;
}

/** `tel:` address of a number as it is printed. */
export function telephoneLink(printed: string): string {
  return `tel:${telephoneNumber(printed)}`;
}

/** The number as readers of the language want it: those of English often dial from abroad. */
export function telephoneIn(locale: Locale, printed: string): string {
  return conventions[locale].callsFromAbroad && !printed.startsWith('+') ? `${GREECE} ${printed}` : printed;
}
