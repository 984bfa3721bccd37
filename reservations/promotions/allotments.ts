import { column } from '#reservations/db/schema.gen.ts';
import { sql } from 'kysely';
import { type Db, all, affectedRows, type RowOf } from '#reservations/kernel/rows.ts';
import { DomainError } from '#reservations/kernel/domain-error.ts';

/** Day-trip seats on a sailing, or uses of a code (`scope` is then `*`). `seats: null` is counted without a limit. */
export type Allotment = { rule: string; scope: string; seats: number | null; quantity: number };

/** Somebody else took the last one after the price was computed. The price must be computed again. */
export class PromotionSoldOut extends DomainError {
  constructor() {
    super('price_changed');
  }
}

const AllotmentUse = {
  rule: column.booking_allotment.rule,
  scope: column.booking_allotment.scope,
  quantity: column.booking_allotment.quantity,
};
type AllotmentUse = RowOf<typeof AllotmentUse>;

/**
 * Takes the allotments that a booking's price depends on, all or nothing, in the transaction that takes its places
 * and after them.
 * @throws PromotionSoldOut, which must end the transaction
 */
export async function takeAllotments(
  trx: Db,
  bookingId: string,
  wanted: readonly Allotment[],
): Promise<void> {
  for (const { rule, scope, seats, quantity } of sorted(wanted)) {
    // The limit may have changed since the row was inserted; what is already sold stays sold.
    await sql`insert into reservations.allotment (rule, scope, seats) values (${rule}, ${scope}, ${seats}::integer)
      on conflict (rule, scope) do update set seats = case when excluded.seats is null then null
        else greatest(excluded.seats, allotment.taken) end`.execute(trx);
    await take(trx, { rule, scope, quantity });
    await sql`insert into reservations.booking_allotment (booking_id, rule, scope, quantity)
      values (${bookingId}::uuid, ${rule}, ${scope}, ${quantity}::integer)
      on conflict (booking_id, rule, scope) do update set quantity = excluded.quantity, live = true`.execute(
      trx,
    );
  }
}

/** Returns everything that a booking took; repeating it is not an error. The caller has locked the booking's row. */
export async function returnAllotments(trx: Db, bookingId: string): Promise<void> {
  for (const each of sorted(await allotmentUsesOf(trx, bookingId, true))) {
    await sql`update reservations.allotment set taken = taken - ${each.quantity}::integer
      where rule = ${each.rule} and scope = ${each.scope}`.execute(trx);
    await setLive(trx, bookingId, each, false);
  }
}

/** Takes again what was returned, for a payment that arrived after the hold ended. @throws PromotionSoldOut */
export async function retakeAllotments(trx: Db, bookingId: string): Promise<void> {
  for (const each of sorted(await allotmentUsesOf(trx, bookingId, false))) {
    await take(trx, each);
    await setLive(trx, bookingId, each, true);
  }
}

/** How many of each are taken, in the order of `of`. */
export async function countTaken(db: Db, of: readonly { rule: string; scope: string }[]): Promise<number[]> {
  const rows = await all(
    db,
    { rule: column.allotment.rule, scope: column.allotment.scope, taken: column.allotment.taken },
    sql`select a.rule, a.scope, a.taken from reservations.allotment a
      join json_to_recordset(${JSON.stringify(of)}::text::json) as wanted (rule text, scope text)
        on a.rule = wanted.rule and a.scope = wanted.scope`,
  );
  const known = new Map(rows.map(({ rule, scope, taken }) => [`${rule} ${scope}`, taken]));
  return of.map(({ rule, scope }) => known.get(`${rule} ${scope}`) ?? 0);
}

/** The allotments that a booking holds now (`live`) or has returned. */
export function allotmentUsesOf(db: Db, bookingId: string, live: boolean): Promise<AllotmentUse[]> {
  return all(
    db,
    AllotmentUse,
    sql`select rule, scope, quantity from reservations.booking_allotment
      where booking_id = ${bookingId}::uuid and live = ${live}::boolean`,
  );
}

async function take(trx: Db, { rule, scope, quantity }: AllotmentUse): Promise<void> {
  const taken = await affectedRows(
    trx,
    sql`update reservations.allotment set taken = taken + ${quantity}::integer where rule = ${rule} and scope = ${scope}
      and (seats is null or taken + ${quantity}::integer <= seats) returning 1`,
  );
  if (taken === 0) throw new PromotionSoldOut();
}

async function setLive(
  trx: Db,
  bookingId: string,
  { rule, scope }: AllotmentUse,
  live: boolean,
): Promise<void> {
  await sql`update reservations.booking_allotment set live = ${live}::boolean
    where booking_id = ${bookingId}::uuid and rule = ${rule} and scope = ${scope}`.execute(trx);
}

/** Always one order, so that two bookings that need the same allotments queue instead of deadlocking. */
function sorted<Each extends { rule: string; scope: string }>(rows: readonly Each[]): Each[] {
  const key = ({ rule, scope }: Each) => `${rule} ${scope}`;
  return rows.toSorted((a, b) => (key(a) < key(b) ? -1 : 1));
}
