import { sql } from 'kysely';
import type { Resource } from '../contract/network-data.ts';
import { type Db, all, touched } from '../db/rows.ts';
import { Refusal } from '../refusal.ts';

/** Places of one kind on the legs `fromSeq` to `toSeq − 1` of a sailing, for one segment of a booking. */
export type Allocation = {
  segment: number;
  sailingId: string;
  fromSeq: number;
  toSeq: number;
  resource: Resource;
  quantity: number;
};

/** Takes free places for a hold, all of them or none. @throws Refusal sold_out, which must end the transaction */
export async function holdPlaces(trx: Db, allocations: readonly Allocation[]): Promise<void> {
  await lockLegs(trx, allocations);
  for (const each of sorted(allocations)) {
    const legs = await touched(
      trx,
      sql`update reservations.leg_inventory set held = held + ${each.quantity}::integer
        where ${legsOf(each)} and sold + held + blocked + ${each.quantity}::integer <= capacity returning 1`,
    );
    if (legs !== each.toSeq - each.fromSeq)
      throw new Refusal('sold_out', { segment: each.segment, resource: each.resource });
  }
}

/** Held places become free again: the hold expired or was given up. */
export async function releasePlaces(trx: Db, allocations: readonly Allocation[]): Promise<void> {
  await lockLegs(trx, allocations);
  for (const each of sorted(allocations))
    await change(trx, each, sql`held = held - ${each.quantity}::integer`);
}

/** Held places become sold. */
export async function sellPlaces(trx: Db, allocations: readonly Allocation[]): Promise<void> {
  await lockLegs(trx, allocations);
  for (const each of sorted(allocations)) {
    await change(
      trx,
      each,
      sql`held = held - ${each.quantity}::integer, sold = sold + ${each.quantity}::integer`,
    );
  }
}

/** What a booking has taken. */
export function allocationsOf(db: Db, bookingId: string): Promise<Allocation[]> {
  return all(
    db,
    sql<Allocation>`select a.segment, s.sailing_id as "sailingId", s.from_seq as "fromSeq", s.to_seq as "toSeq", a.resource,
      a.quantity from reservations.allocation a
      join reservations.booking_segment s on s.booking_id = a.booking_id and s.seq = a.segment
      where a.booking_id = ${bookingId}::uuid`,
  );
}

/**
 * Locks every leg of every segment before the first change, always in the order of the key. Two bookings that want the same
 * legs in another order (out and back, back and out) then queue instead of blocking each other for good.
 */
async function lockLegs(trx: Db, allocations: readonly Allocation[]): Promise<void> {
  await sql`select 1 from reservations.leg_inventory l
    join json_to_recordset(${JSON.stringify(allocations)}::text::json)
      as a ("sailingId" text, "fromSeq" integer, "toSeq" integer, resource text)
      on l.sailing_id = a."sailingId" and l.resource = a.resource and l.leg_no >= a."fromSeq" and l.leg_no < a."toSeq"
    order by l.sailing_id, l.leg_no, l.resource for update of l`.execute(trx);
}

function legsOf(each: Allocation) {
  return sql`sailing_id = ${each.sailingId} and resource = ${each.resource}
    and leg_no >= ${each.fromSeq}::integer and leg_no < ${each.toSeq}::integer`;
}

async function change(trx: Db, each: Allocation, set: ReturnType<typeof legsOf>): Promise<void> {
  const legs = await touched(
    trx,
    sql`update reservations.leg_inventory set ${set} where ${legsOf(each)} returning 1`,
  );
  if (legs !== each.toSeq - each.fromSeq)
    throw new Error(`inventory of ${each.sailingId} lacks legs that were held`);
}

function sorted(allocations: readonly Allocation[]): Allocation[] {
  const key = (each: Allocation) => `${each.sailingId} ${each.resource} ${each.segment}`;
  return allocations.toSorted((a, b) => (key(a) < key(b) ? -1 : 1));
}
