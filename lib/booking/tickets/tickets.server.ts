import 'server-only';
import { callOf, doorOf, type Own } from '#lib/booking/manage/manage-client.server.ts';
import { call } from '#lib/reservations/client.server.ts';
import { IssuedTickets } from '#contracts/reservations/index.ts';

/** The tickets with what their codes say; refused with `state_conflict` while there are none. */
export async function getTickets(own: Own) {
  return call(doorOf(own, 'tickets'), IssuedTickets, await callOf(own));
}
