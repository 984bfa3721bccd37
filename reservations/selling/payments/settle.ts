import { sql } from 'kysely';
import { audit } from '#reservations/bookings/audit.ts';
import { type BookingRow, lockBooking } from '#reservations/bookings/read.ts';
import { saveBooking } from '#reservations/bookings/save-booking.ts';
import { makeTicketed } from '#reservations/selling/sell.ts';
import type { Context } from '#reservations/context/context.ts';
import type { Db } from '#reservations/kernel/rows.ts';
import { queueRefunds } from '#reservations/bookings/ledger/refund.ts';
import { post } from '#reservations/bookings/ledger/ledger.ts';
import { balanceDueOf } from '#reservations/bookings/ledger/offset.ts';
import { enqueueEmail } from '#reservations/bookings/enqueue-email.ts';
import { setAside } from './set-aside.ts';
import { takeForPayment } from './take-places.ts';
import type { ReceivedMoney } from '#reservations/context/payment-provider.ts';
import {
  findPayment,
  livePayment,
  lockPayment,
  type PaymentRow,
  setPaymentState,
} from '#reservations/bookings/payment-rows.ts';

/** Result of processing a payment event; stored with it. */
export type EventResult =
  | 'ticketed'
  | 'paid in part'
  | 'paid again'
  | 'paid too late'
  | 'wrong amount'
  | 'wrong currency'
  | 'known already'
  | 'ended'
  | 'waiting'
  | 'refunds agree'
  | 'refunded by hand'
  | 'refund reopened'
  | 'unknown payment'
  | 'nothing to do';

const LEDGER_CURRENCY = 'eur';

/**
 * Money has arrived for a payment: posts it, sells the places if that has not happened, issues the tickets when all
 * is paid, and queues a refund of whatever can't be kept. Repeating it changes nothing. Call it in a transaction in
 * which no booking is locked yet.
 */
export async function recordPaid(
  trx: Db,
  context: Context,
  paymentId: string,
  received: ReceivedMoney,
): Promise<EventResult> {
  const locked = await lockBoth(trx, paymentId);
  if (!locked) return 'unknown payment';
  const { row, payment } = locked;
  if (payment.state === 'paid' || payment.state === 'mismatch') return 'known already';
  if (received.currency !== LEDGER_CURRENCY) {
    // The ledger is in euro, and so was the amount requested: staff must check it.
    await setAside(trx, context, row, payment, received);
    return 'wrong currency';
  }
  await book(trx, context, row, payment, received);
  const isRightAmount = received.cents === payment.cents;
  if (!isRightAmount)
    context.log.error({ payment: payment.id, cents: received.cents }, 'payment with an unexpected amount');
  const isTaken = isRightAmount && (await takeForPayment(trx, context, row));
  const { cents: due } = await balanceDueOf(trx, row.id);
  if (isTaken && due <= 0) await makeTicketed(trx, context, row);
  if (due >= 0) return isTaken && due === 0 ? 'ticketed' : 'paid in part';
  const done = refundReason(row, isRightAmount, isTaken);
  await payBack(trx, context, row, done);
  return done;
}

/** An attempt ended without money: the traveller is back at the hold, with its remaining time. */
export async function recordEnded(
  trx: Db,
  context: Context,
  paymentId: string,
  state: 'failed' | 'ended',
): Promise<EventResult> {
  const locked = await lockBoth(trx, paymentId);
  if (!locked) return 'unknown payment';
  const { row, payment } = locked;
  if (payment.state === 'paid' || payment.state === 'mismatch') return 'known already';
  if (payment.state === state) return 'known already';
  await setPaymentState(trx, payment.id, state);
  if (row.state === 'paying' && !(await livePayment(trx, row.id))) await backToHold(trx, context, row);
  return 'ended';
}

/** The money is on its way but has not arrived. The hold is unaffected. */
export async function recordProcessing(trx: Db, paymentId: string): Promise<EventResult> {
  const locked = await lockBoth(trx, paymentId);
  if (!locked) return 'unknown payment';
  if (locked.payment.state !== 'open' && locked.payment.state !== 'starting') return 'known already';
  await setPaymentState(trx, paymentId, 'processing');
  return 'waiting';
}

async function lockBoth(trx: Db, id: string): Promise<{ row: BookingRow; payment: PaymentRow } | null> {
  const found = await findPayment(trx, id);
  const row = found && (await lockBooking(trx, found.bookingId));
  const payment = row && (await lockPayment(trx, id));
  return payment ? { row, payment } : null;
}

async function book(
  trx: Db,
  context: Context,
  row: BookingRow,
  payment: PaymentRow,
  received: ReceivedMoney,
): Promise<void> {
  const at = context.clock();
  await sql`update reservations.payment set state = 'paid', paid_cents = ${received.cents}::integer,
    paid_at = ${at.toISOString()}::timestamptz, charge_ref = coalesce(${received.chargeRef}::text, charge_ref), check_at = null
    where id = ${payment.id}::uuid`.execute(trx);
  await post(trx, {
    ids: context.ids,
    at,
    bookingId: row.id,
    what: 'paid',
    reference: received.chargeRef ?? payment.providerRef ?? payment.receipt ?? '',
    entries: [
      { account: `cash:${payment.provider}`, cents: received.cents },
      { account: 'receivable', cents: -received.cents },
    ],
  });
  const detail = { payment: payment.id, provider: payment.provider, cents: received.cents };
  await audit(trx, { at, bookingId: row.id, what: 'paid', version: row.version, detail });
}

function refundReason(row: BookingRow, isAsked: boolean, isTaken: boolean): EventResult {
  if (!isAsked) return 'wrong amount';
  return isTaken || row.state === 'ticketed' || row.state === 'open' ? 'paid again' : 'paid too late';
}

async function payBack(trx: Db, context: Context, row: BookingRow, done: EventResult): Promise<void> {
  const what = done.replaceAll(' ', '-');
  for (const refund of await queueRefunds(trx, context, row, what))
    await enqueueEmail(trx, {
      context,
      at: context.clock(),
      bookingId: row.id,
      kind: 'refunded',
      occasion: `refund ${refund.id}`,
      data: { cents: refund.cents, provider: refund.provider, what },
    });
}

async function backToHold(trx: Db, context: Context, row: BookingRow): Promise<void> {
  const change = { at: context.clock(), what: 'payment-ended', payingUntil: null };
  await saveBooking(trx, row, 'pay-failed', change);
}
