import 'server-only';
import { callOf, endpointFor, type BookingAccess } from '#lib/booking/manage/manage-client.server.ts';
import { call } from '#lib/reservations/client.server.ts';
import { IssuedTickets } from '#contracts/reservations/index.ts';

/** The tickets with the content of their codes. Refused with `state_conflict` while there are none. */
export async function getTickets(own: BookingAccess) {
  return call(endpointFor(own, 'tickets'), IssuedTickets, await callOf(own));
}
