import { column } from '#reservations/db/schema.gen.ts';
import * as v from 'valibot';
import { sql } from 'kysely';
import type { BookingRow } from '#reservations/bookings/read.ts';
import { sellHeld } from '#reservations/selling/sell.ts';
import type { Context } from '#reservations/context/context.ts';
import { type Db, all, first } from '#reservations/kernel/rows.ts';
import { allocationsOf, holdPlaces, sellPlaces } from '#reservations/sailings/inventory/move.ts';
import { charge } from '#reservations/bookings/ledger/refund.ts';
import { retakeAllotments } from '#reservations/promotions/allotments.ts';
import { DomainError } from '#reservations/kernel/domain-error.ts';
import { timeState } from '#reservations/sailings/availability.ts';
import { segmentsByKey } from '#reservations/sailings/segments.ts';

/**
 * Makes sure that what is being paid for is sold: from the hold if it still exists, or from free places when the
 * money arrived after the hold or the deadline ended. All or nothing. Returns false when the places are no longer
 * available; the caller then refunds the money. The booking is locked.
 */
export async function takeForPayment(trx: Db, context: Context, row: BookingRow): Promise<boolean> {
  if (row.state === 'confirmed') return true;
  if (row.state === 'held' || row.state === 'paying') {
    if (!(await sails(trx, row, context.clock(), 'cancelled'))) return false;
    await sellHeld(trx, context, row);
    return true;
  }
  const lapsed = row.state === 'cancelled' && (await hasLapsed(trx, row.id));
  if (row.state !== 'expired' && !lapsed) return false;
  if (!(await sails(trx, row, context.clock(), 'any'))) return false;
  if (!(await holdAgain(trx, row.id, context.clock()))) return false;
  if (lapsed) await sellAgain(trx, context, row);
  else await sellHeld(trx, context, row);
  return true;
}

/** True if the ships still sail and, for places that must be taken again, are still on sale. */
async function sails(trx: Db, row: BookingRow, now: Date, matters: 'cancelled' | 'any'): Promise<boolean> {
  const keys = await all(
    trx,
    { sailingId: v.string(), fromSeq: column.booking_segment.from_seq, toSeq: column.booking_segment.to_seq },
    sql`select sailing_id as "sailingId", from_seq as "fromSeq", to_seq as "toSeq"
      from reservations.booking_segment where booking_id = ${row.id}::uuid and replaced_at is null`,
  );
  const segments = await segmentsByKey(trx, keys);
  if (segments.length < keys.length || keys.length === 0) return false;
  return segments.every((segment) => {
    const state = timeState(segment, now);
    return state === null || (matters === 'cancelled' && state !== 'cancelled');
  });
}

async function hasLapsed(trx: Db, id: string): Promise<boolean> {
  const row = await first(
    trx,
    { lapsed: v.boolean() },
    sql`select lapsed_at is not null as lapsed from reservations.booking where id = ${id}::uuid`,
  );
  return row?.lapsed ?? false;
}

/** Uses a savepoint: a payment without places must still be posted, to be refunded. */
async function holdAgain(trx: Db, id: string, now: Date): Promise<boolean> {
  await sql`savepoint hold_again`.execute(trx);
  try {
    await holdPlaces(trx, await allocationsOf(trx, id), now);
    await retakeAllotments(trx, id);
    await sql`release savepoint hold_again`.execute(trx);
    return true;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    await sql`rollback to savepoint hold_again`.execute(trx);
    return false;
  }
}

/** The tickets exist from the first time; those that were not cancelled before become valid again. */
async function sellAgain(trx: Db, context: Context, row: BookingRow): Promise<void> {
  await sellPlaces(trx, await allocationsOf(trx, row.id));
  await sql`update reservations.ticket t set state = 'live' where booking_id = ${row.id}::uuid and exists (
    select 1 from json_to_recordset(${JSON.stringify(row.quote.lines)}::text::json) as l (segment integer, item text)
    where l.segment = t.segment and l.item = t.item)`.execute(trx);
  await charge(trx, context, row, row.quote.totalCents, 'sold');
}
