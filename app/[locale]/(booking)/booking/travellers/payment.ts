import { paymentCancelUrl, paymentPath, paymentReturnUrl } from '#lib/booking/payment-paths.ts';
import type { Locale } from '#foundation/text/locales.ts';
import { paths } from '#lib/routes/paths.ts';
import type { Booking, PaymentChoice, PaymentMethod } from '#contracts/reservations/index.ts';

/** The choice as the service reads it, with the addresses to which a provider sends the traveller back. */
export function paymentChoice(method: PaymentMethod, locale: Locale, reference: string): PaymentChoice {
  if (method === 'agency') return { method };
  return {
    method,
    returnUrl: paymentReturnUrl(locale, reference),
    cancelUrl: paymentCancelUrl(locale, reference),
  };
}

/** Where the last button leads: to the provider, to the page of a payment under way, or to the finished booking. */
export function afterwards({ state, reference, payment }: Booking, locale: Locale): string {
  if (state !== 'paying') return paths.bookingConfirmation(locale, reference);
  const address = payment?.redirectUrl;
  return address && isWebAddress(address) ? address : paymentPath(locale, reference);
}

/** The address comes from another program: nothing but a web page may be opened with it. */
function isWebAddress(address: string): boolean {
  return URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
}

/** A card first, because its tickets come at once; make-believe last. Only what is offered here. */
export function offeredMethods(offered: readonly PaymentMethod[] | undefined): PaymentMethod[] {
  const all: PaymentMethod[] = ['card', 'agency', 'test'];
  const here = all.filter((method) => (offered ?? ['agency']).includes(method));
  return here.length > 0 ? here : ['agency'];
}
