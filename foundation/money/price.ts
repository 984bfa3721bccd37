import { conventions, groupDigits } from '#foundation/text/conventions.ts';
import type { Locale } from '#foundation/text/locales.ts';

/**
 * A price as it is printed: `1.234,50 €` in Greek, `€1,234.50` in English. Whole cents in; never a fraction. Not `Intl`, so that
 * the server, an edge worker and every browser print the same characters.
 */
export function formatPrice(cents: number, locale: Locale): string {
  const euros = Math.trunc(Math.abs(cents) / 100);
  const rest = String(Math.abs(cents) % 100).padStart(2, '0');
  const sign = cents < 0 ? '−' : '';
  const { decimalMark, euros: withCurrency } = conventions[locale];
  return `${sign}${withCurrency(`${groupDigits(euros, locale)}${decimalMark}${rest}`)}`;
}
