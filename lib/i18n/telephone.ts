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

/** The number as readers of a language need it: English readers often dial from abroad, Greek ones don't need Greece's code. */
export function telephoneIn(locale: Locale, printed: string): string {
  if (!conventions[locale].callsFromAbroad) return printed.replace(/^\+30\s*/, '');
  return printed.startsWith('+') ? printed : `${GREECE} ${printed}`;
}
