import { column } from '#reservations/db/schema.gen.ts';
import * as v from 'valibot';
import { sql } from 'kysely';
import { addDays } from '#foundation/dates/day.ts';
import { closeHold } from '../bookings/end-hold.ts';
import { type BookingRow, lockBooking } from '../bookings/read.ts';
import { isPossible } from '../bookings/states.ts';
import { readBookedSegments, remainingTicketsOf } from '#reservations/bookings/booked-segments.ts';
import { saveBooking } from '#reservations/bookings/save-booking.ts';
import { closeTickets, movePlaces } from '#reservations/bookings/store.ts';
import type { Context } from '#reservations/context/context.ts';
import { type Db, all, first } from '#reservations/kernel/rows.ts';
import { lockSailing, shortagesIn } from '#reservations/sailings/inventory/capacity.ts';
import { allocationsOf } from '#reservations/sailings/inventory/move.ts';
import { refusedVehicles } from '#reservations/sailings/inventory/needs.ts';
import type { Catalogue } from '#reservations/catalogue/catalogue.ts';
import { openDateOf } from '../rights/open-date.ts';
import { ruleOn } from '../rights/rules.ts';
import { type Occupant, selectDisplaced } from './select-displaced.ts';

type Swap = { sailingId: string; vesselId: string };
export type DisplaceResult = { displaced: Map<string, number>; releasedHolds: number };

/** Somebody took places between the two locks: the transaction is rolled back and retried. */
export class OvertakenError extends Error {}

/**
 * Displaces bookings from a sailing until the rest fit on the other ship, by the rule of `selectDisplaced`. Holds
 * end; tickets of bookings keep their value and have no date until the traveller chooses. Bookings are locked before
 * the places, as everywhere.
 * @throws OvertakenError when somebody took places between the two locks
 */
export async function displaceUntilItFits(
  trx: Db,
  context: Context,
  catalogue: Catalogue,
  swap: Swap,
  locked: ReadonlySet<string>,
): Promise<DisplaceResult> {
  const moved: DisplaceResult = { displaced: new Map(), releasedHolds: 0 };
  const ship = await shipOf(trx, swap);
  // The vessel swap itself refuses an unknown ship.
  if (!ship) return moved;
  await lockSailing(trx, swap.sailingId);
  const occupants = await takersOn(trx, catalogue, swap, ship);
  if (occupants.some(({ id }) => !locked.has(id))) throw new OvertakenError();
  const shortages = await shortagesIn(trx, swap.sailingId, ship.configId);
  for (const id of selectDisplaced(occupants, shortages)) {
    const row = await lockBooking(trx, id);
    if (!row) continue;
    if (row.state === 'held' || row.state === 'paying') {
      await closeHold(trx, row, 'release', context.clock(), { why: 'vessel-swapped' });
      moved.releasedHolds += 1;
    } else moved.displaced.set(id, await takeOff(trx, context, catalogue, row, swap.sailingId));
  }
  return moved;
}

/** Locks every booking and hold on a sailing, ordered by id, before anything else is locked. */
export async function lockOccupants(trx: Db, sailingId: string): Promise<Set<string>> {
  const rows = await all(
    trx,
    { id: column.booking.id },
    sql`select b.id from reservations.booking b where b.state in ('held', 'paying', 'confirmed', 'ticketed')
      and exists (select 1 from reservations.booking_segment s where s.booking_id = b.id and s.sailing_id = ${sailingId})
      order by b.id for update`,
  );
  return new Set(rows.map(({ id }) => id));
}

type Ship = { configId: string; resources: Set<string>; kind: 'fast' | 'ferry' };

async function shipOf(trx: Db, { sailingId, vesselId }: Swap): Promise<Ship | null> {
  const row = await first(
    trx,
    { configId: v.string(), kind: column.vessel.kind, resources: v.nullable(v.array(v.string())) },
    sql`select c.id as "configId", v.kind,
      (select json_agg(k.resource) from reservations.vessel_capacity k where k.config_id = c.id and k.capacity > 0) as resources
      from reservations.vessel_config c join reservations.vessel v on v.id = c.vessel_id
      join reservations.sailing s on s.id = ${sailingId} and c.valid @> s.service_day
      where c.vessel_id = ${vesselId}`,
  );
  return row && { ...row, resources: new Set(row.resources ?? []) };
}

/** Ordered by id, the order in which they are locked. */
async function takersOn(trx: Db, catalogue: Catalogue, swap: Swap, ship: Ship): Promise<Occupant[]> {
  const rows = await all(
    trx,
    {
      id: column.booking.id,
      state: column.booking.state,
      bookedAt: v.number(),
      party: column.booking.party,
      takes: v.array(
        v.object({ resource: v.string(), quantity: v.number(), fromSeq: v.number(), toSeq: v.number() }),
      ),
    },
    sql`
      select b.id, b.state, (extract(epoch from b.created_at) * 1000)::float8 as "bookedAt", b.party,
        json_agg(json_build_object('resource', a.resource, 'quantity', a.quantity, 'fromSeq', s.from_seq, 'toSeq', s.to_seq))
          as takes
      from reservations.booking_segment s join reservations.booking b on b.id = s.booking_id
      join reservations.allocation a on a.booking_id = s.booking_id and a.segment = s.seq
      where s.sailing_id = ${swap.sailingId} and b.state in ('held', 'paying', 'confirmed', 'ticketed')
      group by b.id order by b.id`,
  );
  return rows.map(({ id, state, bookedAt, party, takes }) => ({
    id,
    bookedAt,
    takes,
    isHold: state === 'held' || state === 'paying',
    isPmr: takes.some(({ resource }) => resource === 'PMR'),
    isIslander: party.passengers.some(({ entitlement }) => entitlement === 'ISL'),
    mustMove:
      takes.some(({ resource }) => DECK.has(resource)) &&
      refusedVehicles(catalogue.tariff, party, ship).length > 0,
  }));
}

const DECK = new Set(['CEU_DM', 'MOTO', 'BIKE']);

/** @returns the segment that was on the sailing */
async function takeOff(
  trx: Db,
  context: Context,
  catalogue: Catalogue,
  row: BookingRow,
  sailingId: string,
): Promise<number> {
  const now = context.clock();
  const bookedSegments = await readBookedSegments(trx, row.id, now);
  const booked = bookedSegments.find(
    (each) => each.trip.sailingId === sailingId && each.tickets.some(({ state }) => state === 'live'),
  );
  if (!booked) throw new Error(`booking without live tickets on ${sailingId}`);
  const own = (await allocationsOf(trx, row.id)).filter(({ segment }) => segment === booked.seq);
  await movePlaces(trx, row.id, own, []);
  const live = booked.tickets.filter(({ state }) => state === 'live');
  await closeTickets(trx, row.id, live, 'open');
  const { rights } = catalogue;
  const until =
    openDateOf(rights, { departsAt: booked.departsAt, now })?.validUntil ??
    addDays(booked.trip.day, ruleOn(rights, 'terms', booked.trip.day).rebookDays);
  const at = now.toISOString();
  await sql`update reservations.booking_segment set open_until = ${until}::date, opened_at = ${at}::timestamptz,
    displaced_at = ${at}::timestamptz where booking_id = ${row.id}::uuid and seq = ${booked.seq}::integer`.execute(
    trx,
  );
  const isRestOpen = bookedSegments.every(
    (each) => each.seq === booked.seq || remainingTicketsOf(each).every(({ state }) => state === 'open'),
  );
  const event = isRestOpen ? 'open' : 'open-part';
  await saveBooking(trx, row, isPossible(row.state, event) ? event : [], {
    at: now,
    what: 'displaced',
    detail: { segment: booked.seq, sailingId },
  });
  return booked.seq;
}
