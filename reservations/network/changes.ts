import { bilingual } from '#reservations/messages/texts.ts';
import { column } from '#reservations/db/schema.gen.ts';
import * as v from 'valibot';
import { sql } from 'kysely';
import { athensDay } from '#foundation/dates/athens.ts';
import { addDays } from '#foundation/dates/day.ts';
import type { NetworkContent } from '#contracts/reservations/network-data.ts';
import { type Db, all } from '#reservations/kernel/rows.ts';
import { DomainError } from '#reservations/kernel/domain-error.ts';
import { plannedSailings } from './planned.ts';

/** What another network would change, from today to its horizon. Sailings by id, in order. */
export type NetworkChanges = {
  from: string;
  through: string;
  added: string[];
  removed: string[];
  /**
   * Booked sailings that are missing from the new timetable: the import is refused until their travellers have been
   * moved.
   */
  refused: { sailingId: string; bookings: number }[];
  /** Number of booked sailings that are in both: they keep the times, ship and places with which they were sold. */
  kept: number;
};

const LIVE = sql.raw(`('held', 'paying', 'confirmed', 'ticketed')`);

/** Compares a network with the sailings in the database. Changes nothing. */
export async function changesOf(db: Db, network: NetworkContent, now: Date): Promise<NetworkChanges> {
  const from = athensDay(now);
  const through = addDays(from, network.policy.horizonDays);
  const planned = new Set(plannedSailings(network, from, through).map(({ id }) => id));
  const known = await all(
    db,
    { id: column.sailing.id, bookings: v.number(), isCancelled: v.boolean() },
    sql`
      select s.id, s.status = 'cancelled' as "isCancelled", (select count(distinct b.id)::integer
        from reservations.booking_segment g join reservations.booking b on b.id = g.booking_id
        where g.sailing_id = s.id and g.replaced_at is null and b.state in ${LIVE}) as bookings
      from reservations.sailing s where s.service_day >= ${from}::date order by s.service_day, s.id`,
  );
  const ids = new Set(known.map(({ id }) => id));
  const gone = known.filter(({ id }) => !planned.has(id));
  return {
    from,
    through,
    added: [...planned].filter((id) => !ids.has(id)).toSorted(),
    removed: gone.filter(({ bookings }) => bookings === 0).map(({ id }) => id),
    // A cancelled sailing takes nobody any more, whatever happens to its bookings.
    refused: gone.flatMap(({ id, bookings, isCancelled }) =>
      bookings > 0 && !isCancelled ? [{ sailingId: id, bookings }] : [],
    ),
    kept: known.filter(({ id, bookings }) => bookings > 0 && planned.has(id)).length,
  };
}

/** @throws DomainError state_conflict that lists the booked sailings missing from the network */
export async function requireBookedSailings(trx: Db, network: NetworkContent, now: Date): Promise<void> {
  const { refused } = await changesOf(trx, network, now);
  if (refused.length === 0) return;
  const names = refused.map(({ sailingId, bookings }) => `${sailingId} (${bookings})`).join(', ');
  throw new DomainError('state_conflict', {
    detail: bilingual('refusals.sailingsWithBookings', { sailings: names }),
  });
}
