import 'server-only';
import { callOf, endpointFor, type BookingAccess } from '#lib/booking/manage/manage-client.server.ts';
import { call } from '#lib/reservations/client.server.ts';
import { Booking, type PaymentChoice } from '#contracts/reservations/index.ts';

/** Pays what is due at a provider, or goes over to an agency. `key` is the same for every arrival of one press of the button. */
export async function choosePayment(
  own: BookingAccess,
  choice: PaymentChoice,
  key: string,
  proofs: readonly string[],
) {
  const options = { ...(await callOf(own)), method: 'POST' as const, body: choice, key, proofs };
  return call(endpointFor(own, 'payments'), Booking, options);
}

/** The booking after the provider was asked how the payment under way stands. Nothing is paid or ended by it. */
export async function checkPayment(own: BookingAccess) {
  return call(endpointFor(own, 'payments/check'), Booking, { ...(await callOf(own)), method: 'POST' });
}
