import type { Locale } from '#foundation/text/locales.ts';
import { paths } from '#lib/routes/paths.ts';
import { siteUrl } from '#lib/address.server.ts';

/**
 * What the payment page says first: the traveller gave up at the provider; the provider, or the service, did not answer; it could not
 * be done as the booking stands; too many tries; the ship does not sail; the code was wrong or is over; there is no address for one; unpaid places are used up.
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

/** The page that says how the payment of a booking stands. `note` never says that something was paid: the page asks the service. */
export function paymentPath(
  locale: Locale,
  reference: string,
  note?: PaymentNote,
  /** Of a code that was sent to the address of the booking. */
  verification?: string,
): string {
  const query = new URLSearchParams({
    ref: reference,
    ...(note && { note }),
    ...(verification && { verification }),
  });
  return `${paths.bookingPayment(locale)}?${query}`;
}

/** Absolute: where the provider sends the traveller after the payment. */
export function paymentReturnUrl(locale: Locale, reference: string): string {
  return `${siteUrl()}${paymentPath(locale, reference)}`;
}

/** Absolute: where the provider sends the traveller who gives up there, or whose payment was refused for good. */
export function paymentCancelUrl(locale: Locale, reference: string): string {
  return `${siteUrl()}${paymentPath(locale, reference, 'gaveUp')}`;
}

/** A note out of an address; anything else is none. */
export function paymentNoteOf(given: string | undefined): PaymentNote | null {
  return paymentNotes.find((note) => note === given) ?? null;
}
