import { bilingual } from '#reservations/messages/texts.ts';
import { sql } from 'kysely';
import type { BookingState } from '#contracts/reservations/booking.ts';
import * as v from 'valibot';
import { type Claim, hashOf, once, replay, type StoredResponse } from '#reservations/bookings/idempotency.ts';
import { type BookingRow, lockBooking } from '#reservations/bookings/read.ts';
import type { Context } from '#reservations/context/context.ts';
import { type Db, first } from '#reservations/kernel/rows.ts';
import { readContact } from '#reservations/bookings/personal/travellers.ts';
import { DomainError } from '#reservations/kernel/domain-error.ts';
import { type EmailKind, enqueueEmail } from '#reservations/bookings/enqueue-email.ts';

/** Enough for someone who checks the wrong mailbox first, too few to flood one. */
const AN_HOUR = 3;
const HOUR_MS = 3_600_000;

type State = v.InferOutput<typeof BookingState>;

/** The email that describes a booking in this state. */
const KIND: Partial<Record<State, EmailKind>> = {
  confirmed: 'reserved',
  ticketed: 'ticketed',
  open: 'opened',
  cancelled: 'cancelled',
};

/**
 * Sends the email that describes the booking's current state again, only ever to the address given when booking. Once per
 * idempotency key and three times an hour.
 * @throws DomainError state_conflict when there is no such email or no address, too_many_requests
 */
export async function resend(context: Context, booking: BookingRow, key: string): Promise<StoredResponse> {
  const now = context.clock();
  const claim = { scope: `resend ${booking.reference}`, key, bodyHash: hashOf({}) };
  const earlier = await replay(context, claim);
  if (earlier) return earlier;
  return once(context, claim, now, async (trx) => {
    const row = await lockBooking(trx, booking.id);
    const kind = row && KIND[row.state];
    if (!kind) throw new DomainError('state_conflict');
    const { email } = await readContact(trx, context.secrets, booking.id);
    if (!email)
      throw new DomainError('state_conflict', {
        detail: bilingual('refusals.noEmail'),
      });
    await requireFew(trx, claim, now);
    const occasion = `resend ${key}`;
    await enqueueEmail(trx, { context, at: now, bookingId: booking.id, kind, occasion });
    return { status: 202, answer: JSON.stringify({ queued: true }) };
  });
}

/** Counts the keys of earlier copies: a refusal keeps none. */
async function requireFew(trx: Db, { scope, key }: Claim, now: Date): Promise<void> {
  const since = new Date(now.getTime() - HOUR_MS).toISOString();
  const row = await first(
    trx,
    { count: v.number(), oldest: v.nullable(v.date()) },
    sql`select count(*)::integer as count, min(created_at) as oldest
      from reservations.idempotency where scope = ${scope} and key <> ${key} and created_at > ${since}::timestamptz`,
  );
  if (!row?.oldest || row.count < AN_HOUR) return;
  const retryAfterSeconds = Math.ceil((row.oldest.getTime() + HOUR_MS - now.getTime()) / 1000);
  throw new DomainError('too_many_requests', { retryAfterSeconds });
}
