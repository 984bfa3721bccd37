import { column } from '#reservations/db/schema.gen.ts';
import * as v from 'valibot';
import { sql } from 'kysely';
import type { Context } from '#reservations/context/context.ts';
import { type Db, all, first, type RowOf } from '#reservations/kernel/rows.ts';
import { newUuid } from '#reservations/kernel/new-uuid.ts';
import { dueCents, post } from './ledger.ts';

/** A refund, with the provider it goes back through. */
export type QueuedRefund = { id: string; provider: string; cents: number };

type Booking = { id: string };
const Refundable = {
  id: column.payment.id,
  provider: column.payment.provider,
  cents: v.number(),
};
type Refundable = RowOf<typeof Refundable>;

/**
 * Charges the traveller `cents` for what was just sold: a booking, or the additional price of a change. Runs inside
 * the transaction of the sale, with the booking's row locked.
 */
export async function charge(
  trx: Db,
  context: Context,
  booking: Booking,
  cents: number,
  what: string,
): Promise<void> {
  await post(trx, {
    ids: context.ids,
    at: context.clock(),
    bookingId: booking.id,
    what,
    entries: [
      { account: 'receivable', cents },
      { account: 'sales', cents: -cents },
    ],
  });
}

/**
 * Reverses a sale of `cents` and queues a refund of whatever the traveller has then overpaid, newest payment first
 * and never more than was paid. On an unpaid booking it only lowers the balance due. `what` names the event in the
 * ledger (`cancelled`, `changed`, `cancelled-by-carrier` …). Runs inside the transaction of the change, with the
 * booking's row locked.
 * @returns the queued refunds; empty when nothing was overpaid
 * @throws Error when `cents` is not a whole number of cents, 0 or more
 */
export async function refund(
  trx: Db,
  context: Context,
  booking: Booking,
  cents: number,
  what: string,
): Promise<QueuedRefund[]> {
  requireCents(cents);
  await charge(trx, context, booking, -cents, what);
  return queueAll(trx, context, booking, what);
}

/**
 * Grants `cents` for a late or cancelled ship in addition to any refund, and queues it: through the original payments
 * as far as they suffice; anything beyond what was ever paid is paid out at an agency. Same conditions as {@link
 * refund}.
 */
export async function compensate(
  trx: Db,
  context: Context,
  booking: Booking,
  cents: number,
  what: string,
): Promise<QueuedRefund[]> {
  requireCents(cents);
  await post(trx, {
    ids: context.ids,
    at: context.clock(),
    bookingId: booking.id,
    what,
    entries: [
      { account: 'compensation', cents },
      { account: 'receivable', cents: -cents },
    ],
  });
  return queueAll(trx, context, booking, what);
}

/**
 * Compensation may use up the payments, so that a later refund can't be covered by them: the rest is paid out at an
 * agency.
 */
async function queueAll(trx: Db, context: Context, booking: Booking, what: string): Promise<QueuedRefund[]> {
  const queued = await queueRefunds(trx, context, booking, what);
  const rest = Math.min(await unqueuedCents(trx, booking.id), await compensationLeft(trx, booking.id));
  if (rest <= 0) return queued;
  return [...queued, await insertRefund(trx, context, booking, null, 'agency', rest, what)];
}

/** Queues what the booking is owed and is not queued yet, split over its payments. @returns what was queued */
export async function queueRefunds(
  trx: Db,
  context: Context,
  booking: Booking,
  what: string,
): Promise<QueuedRefund[]> {
  let owed = await unqueuedCents(trx, booking.id);
  const queued: QueuedRefund[] = [];
  if (owed <= 0) return queued;
  for (const payment of await refundablePayments(trx, booking.id)) {
    const cents = Math.min(owed, payment.cents);
    if (cents <= 0) continue;
    queued.push(await insertRefund(trx, context, booking, payment.id, payment.provider, cents, what));
    owed -= cents;
  }
  return queued;
}

/** Money received for a booking, less refunds that were made or queued. */
export async function paidCents(db: Db, bookingId: string): Promise<number> {
  const payments = await refundablePayments(db, bookingId);
  return payments.reduce((sum, { cents }) => sum + cents, 0);
}

/**
 * Owed to the traveller and not queued yet. A refund that failed permanently still counts as queued: staff must
 * settle it.
 */
async function unqueuedCents(db: Db, bookingId: string): Promise<number> {
  const row = await first(
    db,
    { cents: v.number() },
    sql`select coalesce(sum(cents), 0)::integer as cents from reservations.refund
      where booking_id = ${bookingId}::uuid and state <> 'done'`,
  );
  return -(await dueCents(db, bookingId)) - (row?.cents ?? 0);
}

/** Compensation granted so far, less what was queued without a payment. */
async function compensationLeft(db: Db, bookingId: string): Promise<number> {
  const row = await first(
    db,
    { cents: v.number() },
    sql`select ((select coalesce(sum(cents), 0) from reservations.ledger_entry
        where booking_id = ${bookingId}::uuid and account = 'compensation')
      - (select coalesce(sum(cents), 0) from reservations.refund
        where booking_id = ${bookingId}::uuid and payment_id is null))::integer as cents`,
  );
  return row?.cents ?? 0;
}

/** Newest first, with the amount left of each. */
function refundablePayments(db: Db, bookingId: string): Promise<Refundable[]> {
  return all(
    db,
    Refundable,
    sql`select p.id, p.provider, (p.paid_cents - coalesce((select sum(r.cents) from reservations.refund r
        where r.payment_id = p.id), 0))::integer as cents
      from reservations.payment p where p.booking_id = ${bookingId}::uuid and p.state = 'paid'
      order by p.paid_at desc, p.created_at desc, p.id`,
  );
}

async function insertRefund(
  trx: Db,
  context: Context,
  booking: Booking,
  paymentId: string | null,
  provider: string,
  cents: number,
  what: string,
): Promise<QueuedRefund> {
  const id = newUuid(context.ids);
  const now = context.clock().toISOString();
  await sql`insert into reservations.refund (id, booking_id, payment_id, provider, cents, what, state, created_at, next_attempt_at)
    values (${id}::uuid, ${booking.id}::uuid, ${paymentId}::uuid, ${provider}, ${cents}::integer, ${what}, 'due',
      ${now}::timestamptz, ${now}::timestamptz)`.execute(trx);
  return { id, provider, cents };
}

function requireCents(cents: number): void {
  if (!Number.isSafeInteger(cents) || cents < 0) throw new Error(`not a valid amount in cents: ${cents}`);
}
