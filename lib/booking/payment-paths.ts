import type { Locale } from '#foundation/text/locales.ts';
import { paths } from '#lib/routes/paths.ts';
import { siteUrl } from '#lib/address.server.ts';

/**
 * Notes at the top of the payment page: cancelled at the provider; the provider or the service didn't respond; not
 * possible in the booking's state; too many attempts; the ship doesn't sail; the code was wrong or has expired; there
 * is no address for one; the limit of unpaid seats is used up.
 */
const paymentNotes = [
  'gaveUp',
  'away',
  'closed',
  'often',
  'sailing',
  'codeWrong',
  'codeExpired',
  'noEmail',
  'limit',
] as const;
export type PaymentNote = (typeof paymentNotes)[number];

/** The payment page of a booking. `note` never claims that something was paid: the page asks the service. */
export function paymentPath(
  locale: Locale,
  reference: string,
  note?: PaymentNote,
  /** Id of a code that was sent to the booking's address. */
  verification?: string,
): string {
  const query = new URLSearchParams({
    ref: reference,
    ...(note && { note }),
    ...(verification && { verification }),
  });
  return `${paths.bookingPayment(locale)}?${query}`;
}

/** Absolute: where the provider redirects the traveller after the payment. */
export function paymentReturnUrl(locale: Locale, reference: string): string {
  return `${siteUrl()}${paymentPath(locale, reference)}`;
}

/** Absolute: where the provider redirects a traveller who cancels there, or whose payment was finally refused. */
export function paymentCancelUrl(locale: Locale, reference: string): string {
  return `${siteUrl()}${paymentPath(locale, reference, 'gaveUp')}`;
}

/** The note in an address; null for anything else. */
export function paymentNoteOf(text: string | undefined): PaymentNote | null {
  return paymentNotes.find((note) => note === text) ?? null;
}
