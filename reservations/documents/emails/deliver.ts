import { sql } from 'kysely';
import { bookingById } from '#reservations/bookings/read.ts';
import type { Context } from '#reservations/context/context.ts';
import { type Db, all } from '#reservations/kernel/rows.ts';
import { readContact } from '#reservations/bookings/personal/travellers.ts';
import type { Post } from '#reservations/context/outgoing-email.ts';
import { type DueMessage, writeEmail } from './write-email.ts';

/** Emails that one question to the database brings. */
const BATCH = 40;
/** Written at the same time. PostgreSQL lends a process ten connections, and those who buy come first. */
const AT_ONCE = 3;
/** Longer than a batch takes. */
const LEASE_MS = 120_000;
const FIRST_RETRY_MS = 15_000;
const MAX_RETRY_MS = 3_600_000;
const MAX_ATTEMPTS = 50;

type Leased = DueMessage & { attempts: number };

/**
 * Hands over one batch of the emails that are due: tickets before news of disruptions, then oldest first, and those of a booking
 * in their order, unless one failed, which keeps no other waiting. An email is leased, not locked: a process that dies with it
 * gives it back after two minutes, and the other side knows emails by their id, so that it goes out once. Where the traveller
 * gave no email address it is marked as withheld and never tried again.
 * @returns how many were due, and how many of them were handed over
 */
export async function deliverBatch(context: Context, post: Post): Promise<{ due: number; sent: number }> {
  const leased = await lease(context.db, context.clock());
  // Asked once for the batch; each call otherwise compares the stored network's hash.
  const catalogue = context.catalogue();
  const inBatch: Context = { ...context, catalogue: () => catalogue };
  let sent = 0;
  const next = leased.values();
  const work = async () => {
    for (const message of next) if (await tryOne(inBatch, post, message)) sent += 1;
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { due: leased.length, sent };
}

async function tryOne(context: Context, post: Post, message: Leased): Promise<boolean> {
  try {
    return await deliver(context, post, message);
  } catch (error) {
    // The name only: a message of the database may quote an address.
    const reason = error instanceof Error ? error.name : 'unknown';
    context.log.warn({ message: message.id, kind: message.kind, reason }, 'letter could not be handed over');
    const wait = Math.min(FIRST_RETRY_MS * 2 ** (message.attempts - 1), MAX_RETRY_MS);
    const next = new Date(context.clock().getTime() + wait).toISOString();
    await sql`update reservations.message set last_error = ${reason}, next_attempt_at = ${next}::timestamptz
      where id = ${message.id}::uuid`.execute(context.db);
    return false;
  }
}

/** False when there is nowhere to send it. */
async function deliver(context: Context, post: Post, message: DueMessage): Promise<boolean> {
  const { db, secrets } = context;
  const row = await bookingById(db, message.bookingId);
  const { email } = await readContact(db, secrets, message.bookingId);
  const now = () => context.clock().toISOString();
  if (!row || !email) {
    await sql`update reservations.message set withheld_at = ${now()}::timestamptz, last_error = null
      where id = ${message.id}::uuid`.execute(db);
    return false;
  }
  await post(await writeEmail(context, row, message, email));
  await sql`update reservations.message set handed_over_at = ${now()}::timestamptz, last_error = null
    where id = ${message.id}::uuid`.execute(db);
  return true;
}

/** One of each booking: the next one of it is due when this one has been handed over. */
async function lease(db: Db, now: Date): Promise<Leased[]> {
  const until = new Date(now.getTime() + LEASE_MS).toISOString();
  const leased = await all(
    db,
    sql<
      Leased & { isNews: boolean; createdAt: Date }
    >`update reservations.message m set attempts = attempts + 1,
      next_attempt_at = ${until}::timestamptz
      where id in (select d.id from reservations.message d
        where d.handed_over_at is null and d.withheld_at is null and d.next_attempt_at <= ${now.toISOString()}::timestamptz
          and d.attempts < ${MAX_ATTEMPTS}
          and not exists (select 1 from reservations.message e where e.booking_id = d.booking_id
            and e.handed_over_at is null and e.withheld_at is null and e.last_error is null
            and (e.created_at, e.id) < (d.created_at, d.id))
        order by d.kind = 'disrupted', d.created_at limit ${BATCH} for update skip locked)
      returning id, booking_id as "bookingId", kind, data, attempts, kind = 'disrupted' as "isNews", created_at as "createdAt"`,
  );
  return leased.toSorted(
    (a, b) => Number(a.isNews) - Number(b.isNews) || a.createdAt.getTime() - b.createdAt.getTime(),
  );
}
