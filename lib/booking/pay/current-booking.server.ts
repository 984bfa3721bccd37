import 'server-only';
import type { BookingAccess } from '#lib/booking/manage/manage-client.server.ts';
import { type Result, getBooking } from '#lib/reservations/client.server.ts';
import type { Booking } from '#contracts/reservations/index.ts';
import { checkPayment } from './payment-client.server.ts';

/**
 * The booking as it is now. While a payment is under way, the provider is queried first. `isKnown` is false when it
 * didn't respond; the booking is then the service's last state.
 */
export async function currentBooking(
  own: BookingAccess,
): Promise<{ answer: Result<Booking>; isKnown: boolean }> {
  const answer = await getBooking(own.reference, own.credential, own.locale);
  if (answer.kind !== 'ok' || answer.value.payment?.state !== 'pending') return { answer, isKnown: true };
  const checked = await checkPayment(own);
  return checked.kind === 'ok' ? { answer: checked, isKnown: true } : { answer, isKnown: false };
}
