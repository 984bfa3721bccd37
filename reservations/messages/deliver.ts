import { sql } from 'kysely';
import { bookingById } from '../bookings/read.ts';
import type { Context } from '../context.ts';
import { type Db, first } from '../db/rows.ts';
import { readContact } from '../personal/travellers.ts';
import type { Post } from './outgoing.ts';
import { type DueMessage, writeLetter } from './write-letter.ts';

/** Drawing tickets takes a fraction of a second each: a few letters at a time leave room for those who are buying. */
const AT_ONCE = 5;
const LEASE_MS = 60_000;
const FIRST_RETRY_MS = 15_000;
const MAX_RETRY_MS = 3_600_000;
const MAX_ATTEMPTS = 50;

/**
 * Hands over the letters that are due, oldest first. A letter is leased, not locked: a process that dies with it gives it back
 * after a minute, and the other side knows letters by their id, so that it goes out once. Where the traveller gave no e-mail
 * address the message is marked as withheld and never tried again.
 * @returns how many letters were handed over
 */
export async function deliverMessages(context: Context, post: Post): Promise<number> {
  let sent = 0;
  for (let turn = 0; turn < AT_ONCE; turn += 1) {
    const message = await leaseNext(context.db, context.clock());
    if (!message) break;
    try {
      if (await deliver(context, post, message)) sent += 1;
    } catch (error) {
      // The name only: a message of the database may quote an address.
      const reason = error instanceof Error ? error.name : 'unknown';
      context.log.warn(
        { message: message.id, kind: message.kind, reason },
        'letter could not be handed over',
      );
      const wait = Math.min(FIRST_RETRY_MS * 2 ** (message.attempts - 1), MAX_RETRY_MS);
      const next = new Date(context.clock().getTime() + wait).toISOString();
      await sql`update reservations.message set last_error = ${reason}, next_attempt_at = ${next}::timestamptz
        where id = ${message.id}::uuid`.execute(context.db);
    }
  }
  return sent;
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
  await post(await writeLetter(context, row, message, email));
  await sql`update reservations.message set handed_over_at = ${now()}::timestamptz, last_error = null
    where id = ${message.id}::uuid`.execute(db);
  return true;
}

function leaseNext(db: Db, now: Date): Promise<(DueMessage & { attempts: number }) | null> {
  const until = new Date(now.getTime() + LEASE_MS).toISOString();
  return first(
    db,
    sql<
      DueMessage & { attempts: number }
    >`update reservations.message set attempts = attempts + 1, next_attempt_at = ${until}::timestamptz
      where id = (select id from reservations.message
        where handed_over_at is null and withheld_at is null and next_attempt_at <= ${now.toISOString()}::timestamptz
          and attempts < ${MAX_ATTEMPTS}
        order by next_attempt_at, created_at limit 1 for update skip locked)
      returning id, booking_id as "bookingId", kind, data, attempts`,
  );
}
