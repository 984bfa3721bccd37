import 'server-only';
import { callOf, endpointFor, type BookingAccess } from '#lib/booking/manage/manage-client.server.ts';
import { call } from '#lib/reservations/client.server.ts';
import { BookingTerms } from '#contracts/reservations/index.ts';

/** The terms that will apply to this purchase under the current rules. */
export async function getTerms(own: BookingAccess) {
  return call(endpointFor(own, 'terms'), BookingTerms, await callOf(own));
}
