import { column } from '#reservations/db/schema.gen.ts';
import * as v from 'valibot';
import { sql } from 'kysely';
import { type Db, all, first } from '#reservations/kernel/rows.ts';
import { dueCents } from './ledger.ts';

/** The balance due once all pending refunds have arrived, and how much of those refunds has not been sent yet. */
export type BalanceDue = { cents: number; notSentCents: number };

/** The ledger balance alone would count money that is already promised back to the traveller as theirs. */
export async function balanceDueOf(db: Db, bookingId: string): Promise<BalanceDue> {
  const row = await first(
    db,
    { waiting: v.number(), notSent: v.number() },
    sql`select coalesce(sum(cents), 0)::integer as waiting,
      coalesce(sum(cents) filter (where state = 'due' and attempts = 0), 0)::integer as "notSent"
      from reservations.refund where booking_id = ${bookingId}::uuid and state <> 'done'`,
  );
  return {
    cents: (await dueCents(db, bookingId)) + (row?.waiting ?? 0),
    notSentCents: row?.notSent ?? 0,
  };
}

/**
 * Pays `cents` that were just charged out of refunds that have not been sent yet, the newest first, so that
 * travellers don't pay what they are about to get back. Runs in the transaction of the charge, with the booking's row
 * locked.
 * @returns how much was paid like this: less than `cents` when a refund has been sent meanwhile
 */
export async function payFromRefunds(trx: Db, bookingId: string, cents: number): Promise<number> {
  const waiting = await all(
    trx,
    { id: column.refund.id, cents: column.refund.cents },
    sql`select id, cents from reservations.refund
      where booking_id = ${bookingId}::uuid and state = 'due' and attempts = 0 order by created_at desc, id for update`,
  );
  let left = cents;
  for (const refund of waiting) {
    const part = Math.min(left, refund.cents);
    if (part <= 0) break;
    left -= part;
    if (part === refund.cents)
      await sql`delete from reservations.refund where id = ${refund.id}::uuid`.execute(trx);
    else
      await sql`update reservations.refund set cents = cents - ${part}::integer where id = ${refund.id}::uuid`.execute(
        trx,
      );
  }
  return cents - left;
}
