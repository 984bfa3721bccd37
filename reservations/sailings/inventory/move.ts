import { bilingual } from '#reservations/messages/texts.ts';
import { column } from '#reservations/db/schema.gen.ts';
import * as v from 'valibot';
import { type RawBuilder, sql } from 'kysely';
import { oneOf } from '#reservations/kernel/one-of.ts';
import { type Db, all, affectedRows, type RowOf } from '#reservations/kernel/rows.ts';
import { DomainError } from '#reservations/kernel/domain-error.ts';
import { freeFor } from './quota.ts';

/** Places of one resource on the legs `fromSeq` to `toSeq − 1` of a sailing, for one segment of a booking. */
export const Allocation = {
  segment: column.allocation.segment,
  sailingId: column.booking_segment.sailing_id,
  fromSeq: column.booking_segment.from_seq,
  toSeq: column.booking_segment.to_seq,
  resource: column.allocation.resource,
  quantity: column.allocation.quantity,
  /** The entitlement that opens the quota to it; absent or null for none. */
  entitlement: column.allocation.entitlement,
};
export type Allocation = RowOf<typeof Allocation>;

/**
 * Takes free places for a hold, all of them or none, with two statements however many there are: one locks, the other
 * takes. Fails if the sailing was cancelled, or a call skipped, while this waited for the lock. Places reserved for
 * others at `now` are not free.
 * @throws DomainError sold_out or sales_closed, which must end the transaction
 */
export async function holdPlaces(trx: Db, allocations: readonly Allocation[], now: Date): Promise<void> {
  await lockLegs(trx, allocations);
  const taken = await all(
    trx,
    { key: v.string() },
    sql`update reservations.leg_inventory l set held = l.held + d.quantity,
        quota_used = l.quota_used + case when d.entitlement is null then 0 else d.quantity end
      from (select a."sailingId" as sailing, leg, a.resource, max(a.entitlement) as entitlement, sum(a.quantity)::integer as quantity
        from ${recordsOf(allocations)}, generate_series(a."fromSeq", a."toSeq" - 1) leg group by 1, 2, 3) d
      where ${onSailings(allocations)} and l.sailing_id = d.sailing and l.leg_no = d.leg and l.resource = d.resource
        and ${freeFor({ now, opens: sql`l.quota_for = d.entitlement` })} >= d.quantity
        and not exists (select 1 from ${recordsOf(allocations)}
          join reservations.sailing s on s.id = a."sailingId"
          join reservations.sailing_call c on c.sailing_id = s.id and c.seq in (a."fromSeq", a."toSeq")
          where s.status = 'cancelled' or c.skipped)
      returning l.sailing_id || ' ' || l.resource || ' ' || l.leg_no as key`,
  );
  const legs = new Set(taken.map(({ key }) => key));
  for (const each of sorted(allocations)) {
    const own = Array.from({ length: each.toSeq - each.fromSeq }, (_, index) => each.fromSeq + index);
    if (own.every((leg) => legs.has(`${each.sailingId} ${each.resource} ${leg}`))) continue;
    await requireSails(trx, each);
    throw new DomainError('sold_out', { segment: each.segment, resource: each.resource });
  }
}

/** Restricts the legs `l` to these sailings, so that the database reads no others. */
export function onSailings(of: readonly Pick<Allocation, 'sailingId'>[]): RawBuilder<boolean> {
  return oneOf(
    'l.sailing_id',
    of.map(({ sailingId }) => sailingId),
  );
}

/** The allocations as table `a`. */
function recordsOf(allocations: readonly Allocation[]) {
  return sql`json_to_recordset(${JSON.stringify(allocations)}::text::json) as a ("sailingId" text, "fromSeq" integer,
    "toSeq" integer, resource text, quantity integer, entitlement text)`;
}

/** Releases held places: the hold expired or was given up. */
export async function releasePlaces(trx: Db, allocations: readonly Allocation[]): Promise<void> {
  await lockLegs(trx, allocations);
  for (const each of sorted(allocations))
    await change(
      trx,
      each,
      sql`held = held - ${each.quantity}::integer,
      quota_used = quota_used - ${quotaQuantity(each)}::integer`,
    );
}

/** Turns held places into sold ones. */
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

/** A booking's allocations. */
export function allocationsOf(db: Db, bookingId: string): Promise<Allocation[]> {
  return all(
    db,
    Allocation,
    sql`select a.segment, s.sailing_id as "sailingId", s.from_seq as "fromSeq", s.to_seq as "toSeq", a.resource,
      a.quantity, a.entitlement from reservations.allocation a
      join reservations.booking_segment s on s.booking_id = a.booking_id and s.seq = a.segment
      where a.booking_id = ${bookingId}::uuid`,
  );
}

/**
 * Locks every leg of every segment before the first change, always in the order of the key. Two bookings that need
 * the same legs in a different order (outbound and inbound swapped) then queue instead of deadlocking.
 */
export async function lockLegs(trx: Db, allocations: readonly Allocation[]): Promise<void> {
  await sql`select 1 from reservations.leg_inventory l
    join json_to_recordset(${JSON.stringify(allocations)}::text::json)
      as a ("sailingId" text, "fromSeq" integer, "toSeq" integer, resource text)
      on l.sailing_id = a."sailingId" and l.resource = a.resource and l.leg_no >= a."fromSeq" and l.leg_no < a."toSeq"
    where ${onSailings(allocations)}
    order by l.sailing_id, l.leg_no, l.resource for update of l`.execute(trx);
}

/**
 * Call it with the legs locked: prevents moves to a ship that was cancelled while waiting for the lock.
 * @throws DomainError sales_closed
 */
export async function requireSails(trx: Db, each: Allocation): Promise<void> {
  if ((await affectedRows(trx, sql`select 1 where ${sails(each)}`)) > 0) return;
  throw new DomainError('sales_closed', {
    segment: each.segment,
    detail: bilingual('refusals.sailingCancelled'),
  });
}

/** A cancellation locks the legs first, so this stays true until the transaction ends. */
function sails(each: Allocation) {
  return sql`not exists (select 1 from reservations.sailing s join reservations.sailing_call c on c.sailing_id = s.id
    and c.seq in (${each.fromSeq}::integer, ${each.toSeq}::integer)
    where s.id = ${each.sailingId} and (s.status = 'cancelled' or c.skipped))`;
}

/** The quantity that counts as used by those entitled to a quota. */
export function quotaQuantity({
  quantity,
  entitlement,
}: Pick<Allocation, 'quantity' | 'entitlement'>): number {
  return entitlement ? quantity : 0;
}

function legsOf(each: Allocation) {
  return sql`sailing_id = ${each.sailingId} and resource = ${each.resource}
    and leg_no >= ${each.fromSeq}::integer and leg_no < ${each.toSeq}::integer`;
}

async function change(trx: Db, each: Allocation, set: ReturnType<typeof legsOf>): Promise<void> {
  const legs = await affectedRows(
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
