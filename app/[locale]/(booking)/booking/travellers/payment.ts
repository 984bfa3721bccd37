import { paymentCancelUrl, paymentPath, paymentReturnUrl } from '#lib/booking/payment-paths.ts';
import type { Locale } from '#foundation/text/locales.ts';
import { paths } from '#lib/routes/paths.ts';
import type { Booking, PaymentChoice, PaymentMethod } from '#contracts/reservations/index.ts';

/** The choice as the service expects it, with the addresses to which a provider redirects the traveller. */
export function paymentChoice(method: PaymentMethod, locale: Locale, reference: string): PaymentChoice {
  if (method === 'agency') return { method };
  return {
    method,
    returnUrl: paymentReturnUrl(locale, reference),
    cancelUrl: paymentCancelUrl(locale, reference),
  };
}

/** Where the submit button leads: to the provider, to the page of a payment under way, or to the confirmed booking. */
export function afterwards({ state, reference, payment }: Booking, locale: Locale): string {
  if (state !== 'paying') return paths.bookingConfirmation(locale, reference);
  const address = payment?.redirectUrl;
  return address && isWebAddress(address) ? address : paymentPath(locale, reference);
}

/** The address comes from another system: nothing but a web page may be opened with it. */
function isWebAddress(address: string): boolean {
  return URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
}

/** Cards first, because their tickets are issued at once; the test method last. Only what is offered here. */
export function offeredMethods(offered: readonly PaymentMethod[] | undefined): PaymentMethod[] {
  const all: PaymentMethod[] = ['card', 'agency', 'test'];
  const here = all.filter((method) => (offered ?? ['agency']).includes(method));
  return here.length > 0 ? here : ['agency'];
}
