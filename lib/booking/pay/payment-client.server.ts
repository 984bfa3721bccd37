import 'server-only';
import { callOf, endpointFor, type BookingAccess } from '#lib/booking/manage/manage-client.server.ts';
import { call } from '#lib/reservations/client.server.ts';
import { Booking, type PaymentChoice } from '#contracts/reservations/index.ts';

/**
 * Starts a payment of the balance due at a provider, or switches to an agency. `key` is the same for every request of
 * one press of the button.
 */
export async function choosePayment(
  own: BookingAccess,
  choice: PaymentChoice,
  key: string,
  proofs: readonly string[],
) {
  const options = { ...(await callOf(own)), method: 'POST' as const, body: choice, key, proofs };
  return call(endpointFor(own, 'payments'), Booking, options);
}

/** The booking after the service has checked the current payment with the provider. Doesn't pay or end anything. */
export async function checkPayment(own: BookingAccess) {
  return call(endpointFor(own, 'payments/check'), Booking, { ...(await callOf(own)), method: 'POST' });
}
