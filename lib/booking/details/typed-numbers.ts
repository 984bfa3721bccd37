import type { Values } from './values.ts';

/* Apart from the values, because the form needs these only to check it. */

/** The islander's number without the spaces and dots that people type between its digits. */
export function manDigits(values: Values, passenger: string): string {
  return (values[`${passenger}.man`] ?? '').replaceAll(/[\s.-]/g, '');
}

/**
 * The phone number in the characters that the service accepts: address books copy dots, slashes, brackets around the country code and
 * invisible marks.
 */
export function phoneNumber(values: Values): string {
  return (values['contact.phone'] ?? '')
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\p{Pd}/gu, '-')
    .replaceAll(/[\s./]+/g, ' ')
    .replace(/^ ?(?:tel:)? ?\(?\+(\d+)\)/i, '+$1')
    .replace(/^tel:/i, '')
    .trim();
}
