import * as v from 'valibot';
import { column } from '#reservations/db/schema.gen.ts';
import { sql } from 'kysely';
import { retryDelay } from '#foundation/jobs/backoff.ts';
import { createRunner, type Runner } from '#foundation/jobs/runner.ts';
import { bookingById } from '#reservations/bookings/read.ts';
import type { Context } from '#reservations/context/context.ts';
import { type Db, all } from '#reservations/kernel/rows.ts';
import { readContact } from '#reservations/bookings/personal/travellers.ts';
import type { OutgoingEmail, Post } from '#reservations/context/outgoing-email.ts';
import { type DueMessage, writeEmail } from './write-email.ts';

/** Emails that one claim brings. */
const BATCH = 40;
/** Written at the same time. PostgreSQL lends a process ten connections, and those who buy come first. */
const AT_ONCE = 3;
/** Longer than a batch takes. */
const LEASE_MS = 120_000;
/** Longer than it takes to draw the tickets and hand one email over. */
const TURN_MS = 30_000;
const BACKOFF = { firstMs: 15_000, maxMs: 3_600_000 };
const MAX_ATTEMPTS = 50;

type Leased = DueMessage & { attempts: number; leasedUntil: Date };

/**
 * Hands the emails of bookings over: tickets before news of disruptions, then oldest first, and those of a booking in their order,
 * unless one failed, which keeps no other waiting. The other side knows emails by their id, so that one whose process dies between
 * handing over and recording it goes out once. Where the traveller gave no email address it is marked as withheld and never tried
 * again.
 */
export function createEmailWorker(context: Context, post: Post): Runner {
  const { db, clock, log, secrets } = context;
  let inBatch = context;
  const now = () => clock().toISOString();

  async function write(message: DueMessage): Promise<OutgoingEmail | null> {
    const row = await bookingById(db, message.bookingId);
    const { email } = await readContact(db, secrets, message.bookingId);
    return row && email ? writeEmail(inBatch, row, message, email) : null;
  }

  return createRunner<Leased, boolean>(
    {
      name: 'booking-emails',
      subjectOf: ({ id }) => id,
      concurrency: () => AT_ONCE,
      batch: () => BATCH,
      async claim(limit) {
        const leased = await lease(db, clock(), limit);
        if (leased.length === 0) return leased;
        // Once for the batch; each call otherwise compares the stored network's hash.
        const catalogue = context.catalogue();
        catalogue.catch(() => {});
        inBatch = { ...context, catalogue: () => catalogue };
        return leased;
      },
      isFresh: ({ leasedUntil }) => leasedUntil.getTime() - clock().getTime() > TURN_MS,
      async run(message) {
        const email = await write(message);
        if (email) await post(email);
        return email !== null;
      },
      async succeed({ id }, isHandedOver) {
        const column = sql.ref(isHandedOver ? 'handed_over_at' : 'withheld_at');
        await sql`update reservations.message set ${column} = ${now()}::timestamptz, last_error = null
          where id = ${id}::uuid`.execute(db);
        return isHandedOver;
      },
      async fail({ id, kind, attempts }, error) {
        // The name only: a message of the database may quote an address.
        const reason = error instanceof Error ? error.name : 'unknown';
        log.warn({ message: id, kind, reason }, 'email could not be handed over');
        const next = new Date(clock().getTime() + retryDelay(attempts, BACKOFF)).toISOString();
        await sql`update reservations.message set last_error = ${reason}, next_attempt_at = ${next}::timestamptz
          where id = ${id}::uuid`.execute(db);
        return { isDead: attempts >= MAX_ATTEMPTS };
      },
      async release(messages) {
        const given = JSON.stringify(messages.map(({ id, leasedUntil }) => ({ id, leasedUntil })));
        // Not the lease of another process, which took over what waited too long here.
        await sql`update reservations.message m set attempts = attempts - 1, next_attempt_at = ${now()}::timestamptz
          from json_to_recordset(${given}::text::json) as given (id uuid, "leasedUntil" timestamptz)
          where m.id = given.id and m.next_attempt_at = given."leasedUntil"
            and m.handed_over_at is null and m.withheld_at is null`.execute(db);
      },
    },
    { log },
  );
}

/** One of each booking: the next one of it is due when this one has been handed over. */
async function lease(db: Db, now: Date, limit: number): Promise<Leased[]> {
  const until = new Date(now.getTime() + LEASE_MS).toISOString();
  const leased = await all(
    db,
    {
      id: column.message.id,
      bookingId: column.message.booking_id,
      kind: column.message.kind,
      data: column.message.data,
      attempts: column.message.attempts,
      leasedUntil: column.message.next_attempt_at,
      isNews: v.boolean(),
      createdAt: column.message.created_at,
    },
    sql`update reservations.message m set attempts = attempts + 1,
      next_attempt_at = ${until}::timestamptz
      where id in (select d.id from reservations.message d
        where d.handed_over_at is null and d.withheld_at is null and d.next_attempt_at <= ${now.toISOString()}::timestamptz
          and d.attempts < ${MAX_ATTEMPTS}
          and not exists (select 1 from reservations.message e where e.booking_id = d.booking_id
            and e.handed_over_at is null and e.withheld_at is null and e.last_error is null
            and (e.created_at, e.id) < (d.created_at, d.id))
        order by d.kind = 'disrupted', d.created_at limit ${limit} for update skip locked)
      returning id, booking_id as "bookingId", kind, data, attempts, next_attempt_at as "leasedUntil", kind = 'disrupted' as "isNews", created_at as "createdAt"`,
  );
  return leased.toSorted(
    (a, b) => Number(a.isNews) - Number(b.isNews) || a.createdAt.getTime() - b.createdAt.getTime(),
  );
}
