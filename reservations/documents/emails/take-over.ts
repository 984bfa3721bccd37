import { sql } from 'kysely';
import type { Context } from '#reservations/context/context.ts';
import { column } from '#reservations/db/schema.gen.ts';
import { emailPriority } from '#reservations/bookings/enqueue-email.ts';
import { all, type Db } from '#reservations/kernel/rows.ts';

type Parts = Pick<Context, 'db' | 'clock' | 'outbox'>;

/** Emails per transaction. */
const AT_ONCE = 200;
/** After this many attempts an older program had given an email up and reported it. */
const GIVEN_UP_AFTER = 50;

/**
 * Moves emails that a program before the one outbox (docs/decisions/078) queued in `reservations.message` into the outbox, in their order. Such a
 * program may still run: it queues under the same id, so each email is queued once, and skips rows that are marked as handed over.
 * Remove it with the table in the release after this one. @returns how many
 */
export async function takeOver(context: Parts): Promise<number> {
  let count = 0;
  for (let moved = AT_ONCE; moved === AT_ONCE; count += moved)
    moved = await context.db.transaction().execute((trx) => takeOverSome(trx, context));
  return count;
}

async function takeOverSome(trx: Db, { clock, outbox }: Parts): Promise<number> {
  const left = await all(
    trx,
    {
      id: column.message.id,
      about: column.message.booking_id,
      kind: column.message.kind,
      occasion: column.message.occasion,
      data: column.message.data,
      at: column.message.created_at,
    },
    sql`select id, booking_id as about, kind, occasion, data, created_at as at from reservations.message
      where handed_over_at is null and withheld_at is null and attempts < ${GIVEN_UP_AFTER}
      order by created_at, id limit ${AT_ONCE} for update skip locked`,
  );
  if (left.length === 0) return 0;
  for (const email of left) await outbox.enqueue(trx, { ...email, priority: emailPriority(email.kind) });
  const ids = JSON.stringify(left.map(({ id }) => ({ id })));
  await sql`update reservations.message m set handed_over_at = ${clock().toISOString()}::timestamptz, last_error = null
    from json_to_recordset(${ids}::text::json) as moved (id uuid) where m.id = moved.id`.execute(trx);
  return left.length;
}
