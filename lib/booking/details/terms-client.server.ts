import 'server-only';
import { callOf, endpointFor, type BookingAccess } from '#lib/booking/manage/manage-client.server.ts';
import { call } from '#lib/reservations/client.server.ts';
import { BookingTerms } from '#contracts/reservations/index.ts';

/** What will hold for what is being bought, as the rules say now. */
export async function getTerms(own: BookingAccess) {
  return call(endpointFor(own, 'terms'), BookingTerms, await callOf(own));
}
