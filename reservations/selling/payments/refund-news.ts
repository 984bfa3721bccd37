import { column } from '#reservations/db/schema.gen.ts';
import * as v from 'valibot';
import { sql } from 'kysely';
import { audit } from '#reservations/bookings/audit.ts';
import { lockBooking } from '#reservations/bookings/read.ts';
import type { Context } from '#reservations/context/context.ts';
import { type Db, first } from '#reservations/kernel/rows.ts';
import { queueRefunds } from '#reservations/bookings/ledger/refund.ts';
import { post } from '#reservations/bookings/ledger/ledger.ts';
import { newUuid } from '#reservations/kernel/new-uuid.ts';
import { findPayment, lockPayment } from '#reservations/bookings/payment-rows.ts';
import { markRefunded } from './set-aside.ts';
import type { EventResult } from './settle.ts';

/**
 * The provider reports how much of a payment has been refunded in total. Anything beyond our own refunds was refunded
 * manually at the provider: it is posted to the ledger, so that it agrees with the provider's statement.
 */
export async function recordProviderRefund(
  trx: Db,
  context: Context,
  paymentId: string,
  refundedCents: number,
): Promise<EventResult> {
  const payment = await findPayment(trx, paymentId);
  const row = payment && (await lockBooking(trx, payment.bookingId));
  if (!payment || !row || !(await lockPayment(trx, paymentId))) return 'unknown payment';
  if (payment.state === 'mismatch') {
    await markRefunded(trx, paymentId, context.clock());
    return 'refunds agree';
  }
  const known = await first(
    trx,
    { paid: v.number(), known: v.number() },
    sql`select p.paid_cents as paid, (select coalesce(sum(r.cents), 0)::integer
        from reservations.refund r where r.payment_id = p.id and r.state in ('sent', 'done')) as known
      from reservations.payment p where p.id = ${paymentId}::uuid`,
  );
  const cents = Math.min(refundedCents, known?.paid ?? 0) - (known?.known ?? 0);
  if (cents <= 0) return 'refunds agree';
  // A refund of ours that has not started is covered by a manual one, as far as that goes.
  await sql`delete from reservations.refund where payment_id = ${paymentId}::uuid and state = 'due'`.execute(
    trx,
  );
  const at = context.clock();
  await sql`insert into reservations.refund
    (id, booking_id, payment_id, provider, cents, what, state, created_at, next_attempt_at, done_at)
    values (${newUuid(context.ids)}::uuid, ${row.id}::uuid, ${paymentId}::uuid, ${payment.provider}, ${cents}::integer,
      'refunded-by-hand', 'done', ${at.toISOString()}::timestamptz, ${at.toISOString()}::timestamptz,
      ${at.toISOString()}::timestamptz)`.execute(trx);
  await postRefund(trx, context, {
    bookingId: row.id,
    provider: payment.provider,
    cents,
    reference: payment.chargeRef,
  });
  await queueRefunds(trx, context, row, 'rest');
  await audit(trx, {
    at,
    bookingId: row.id,
    what: 'refunded-by-hand',
    version: row.version,
    detail: { cents },
  });
  context.log.warn({ payment: paymentId, cents }, 'payment was refunded manually at the provider');
  return 'refunded by hand';
}

/**
 * A refund recorded as done was returned to us: the ledger is corrected, and staff must find another way to pay it.
 */
export async function reopenRefund(
  trx: Db,
  context: Context,
  paymentId: string,
  news: { refundId: string; reason: string },
): Promise<EventResult> {
  const payment = await findPayment(trx, paymentId);
  const row = payment && (await lockBooking(trx, payment.bookingId));
  if (!payment || !row) return 'unknown payment';
  const refund = await first(
    trx,
    { cents: column.refund.cents, wasRecorded: v.boolean() },
    sql`with old as (select id, state from reservations.refund
        where id::text = ${news.refundId}::text and payment_id = ${paymentId}::uuid and state <> 'failed' for update)
      update reservations.refund r set state = 'failed', last_error = ${news.reason} from old where r.id = old.id
      returning r.cents, old.state = 'done' as "wasRecorded"`,
  );
  if (!refund) return 'known already';
  if (refund.wasRecorded)
    await postRefund(trx, context, {
      bookingId: row.id,
      provider: payment.provider,
      cents: -refund.cents,
      reference: payment.chargeRef,
    });
  context.log.error({ payment: paymentId, reason: news.reason }, 'refund did not arrive');
  return 'refund reopened';
}

/** Money paid out; negative cents when it came back. */
export async function postRefund(
  trx: Db,
  context: Context,
  refund: { bookingId: string; provider: string; cents: number; reference: string | null },
): Promise<void> {
  await post(trx, {
    ids: context.ids,
    at: context.clock(),
    bookingId: refund.bookingId,
    what: 'refunded',
    reference: refund.reference ?? '',
    entries: [
      { account: 'receivable', cents: refund.cents },
      { account: `cash:${refund.provider}`, cents: -refund.cents },
    ],
  });
}
