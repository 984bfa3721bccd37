import { bilingual } from '#reservations/messages/texts.ts';
import { column } from '#reservations/db/schema.gen.ts';
import * as v from 'valibot';
import { sql } from 'kysely';
import { athensInstant } from '#foundation/dates/athens.ts';
import { fieldError } from '#reservations/bookings/prepare.ts';
import { hashOf, once, replay, type StoredResponse } from '#reservations/bookings/idempotency.ts';
import { type BookingRow, findBooking, lockBooking, present } from '#reservations/bookings/read.ts';
import { saveBooking } from '#reservations/bookings/save-booking.ts';
import type { Context } from '#reservations/context/context.ts';
import type { AgencyPayment } from '#contracts/reservations/payment.ts';
import { parseReference } from '#contracts/reservations/reference.ts';
import { type Db, all, first } from '#reservations/kernel/rows.ts';
import { allocationsOf } from '#reservations/sailings/inventory/move.ts';
import { returnPlaces } from '#reservations/sailings/inventory/swap.ts';
import { refund } from '#reservations/bookings/ledger/refund.ts';
import { balancesOf } from '#reservations/bookings/ledger/ledger.ts';
import { balanceDueOf } from '#reservations/bookings/ledger/offset.ts';
import { lapseDifference } from '#reservations/servicing/lapse.ts';
import { enqueueEmail } from '#reservations/bookings/enqueue-email.ts';
import type { Catalogue } from '#reservations/catalogue/catalogue.ts';
import { returnAllotments } from '#reservations/promotions/allotments.ts';
import { DomainError } from '#reservations/kernel/domain-error.ts';
import { insertPayment } from '#reservations/bookings/payment-rows.ts';
import { recordPaid } from './settle.ts';

const AT_ONCE = 100;

/**
 * Money taken at an agency: exactly the balance due, once per receipt and booking. After the deadline it is accepted
 * only when the places are still available, in the same transaction; otherwise the agency must return the money.
 * @throws DomainError not_found, rule_violation (another amount than is due), hold_expired, state_conflict,
 * idempotency_conflict
 */
export async function payAtAgency(
  context: Context,
  request: AgencyPayment,
  key: string,
): Promise<StoredResponse> {
  const reference = parseReference(request.reference);
  const claim = { scope: 'agency payment', key, bodyHash: hashOf(request) };
  const earlier = await replay(context, claim);
  if (earlier) return earlier;
  const booking = reference && (await findBooking(context.db, reference));
  if (!booking) throw new DomainError('not_found');
  const now = context.clock();
  const catalogue = await context.catalogue();
  return once(context, claim, now, async (trx) => {
    const row = await lockBooking(trx, booking.id);
    if (!row) throw new DomainError('not_found');
    if (!(await isRecorded(trx, row.id, request))) await record(trx, context, row, request);
    const paid = await findBooking(trx, row.reference);
    if (!paid) throw new Error('a booking disappeared while its payment was being recorded');
    return {
      status: 200,
      answer: JSON.stringify(await present(trx, context.secrets, catalogue, paid, now)),
    };
  });
}

async function isRecorded(trx: Db, bookingId: string, { receipt, cents }: AgencyPayment): Promise<boolean> {
  const known = await first(
    trx,
    { cents: column.payment.cents },
    sql`select cents from reservations.payment
      where booking_id = ${bookingId}::uuid and receipt = ${receipt}`,
  );
  if (known && known.cents !== cents) throw new DomainError('idempotency_conflict');
  return known !== null;
}

async function record(trx: Db, context: Context, row: BookingRow, request: AgencyPayment): Promise<void> {
  const owed = await owedCents(trx, row);
  if (request.cents !== owed)
    throw new DomainError('rule_violation', {
      totalCents: owed,
      errors: [fieldError('cents', 'not_due', bilingual('errors.amountNotDue'))],
    });
  const now = context.clock();
  const payment = await insertPayment(trx, context, {
    bookingId: row.id,
    provider: 'agency',
    cents: request.cents,
    expiresAt: now,
    returnUrl: '',
    cancelUrl: '',
    checkAt: now,
  });
  await sql`update reservations.payment set receipt = ${request.receipt} where id = ${payment.id}::uuid`.execute(
    trx,
  );
  const received = { cents: request.cents, currency: 'eur', chargeRef: null };
  const done = await recordPaid(trx, context, payment.id, received);
  // The agent still has the money, so nothing is booked that would have to be refunded.
  if (done === 'paid too late') throw new DomainError('hold_expired', { detail: tooLate });
}

const tooLate = bilingual('refusals.agencyTooLate');

async function owedCents(trx: Db, row: BookingRow): Promise<number> {
  switch (row.state) {
    case 'confirmed':
      return (await balanceDueOf(trx, row.id)).cents;
    case 'cancelled':
      return row.quote.totalCents;
    default:
      throw new DomainError(row.state === 'expired' ? 'hold_expired' : 'state_conflict');
  }
}

/**
 * Cancels bookings that were not paid in time: releases the places, voids the tickets, refunds partial payments,
 * emails the travellers.
 */
export async function lapseUnpaid(context: Context): Promise<void> {
  const now = context.clock().toISOString();
  const due = await all(
    context.db,
    { id: v.string() },
    sql`select id from reservations.booking
      where state = 'confirmed' and pay_by <= ${now}::timestamptz and ${context.jobs.isDue('unpaid-booking', sql`id`)}
      order by pay_by limit ${AT_ONCE}::integer`,
  );
  if (due.length === 0) return;
  const catalogue = await context.catalogue();
  await context.jobs.each(
    'unpaid-booking',
    due,
    ({ id }) => id,
    ({ id }) => context.db.transaction().execute((trx) => lapse(trx, context, catalogue, id)),
  );
}

async function lapse(trx: Db, context: Context, catalogue: Catalogue, id: string): Promise<void> {
  const row = await lockBooking(trx, id);
  const now = context.clock();
  if (!row || row.state !== 'confirmed' || !row.payBy || row.payBy.getTime() > now.getTime()) return;
  if ((await balanceDueOf(trx, id)).cents <= 0) return;
  // Once ticketed, only a difference is missing; before that, partial payments are refunded as they came in.
  if (await wasTicketed(trx, id)) return lapseDifference(trx, context, catalogue, row);
  await returnPlaces(trx, await allocationsOf(trx, id));
  await returnAllotments(trx, id);
  const sold = -((await balancesOf(trx, id)).get('sales') ?? 0);
  const back = await refund(trx, context, row, sold, 'unpaid');
  const { version } = await saveBooking(trx, row, 'lapse', { at: now, what: 'unpaid', lapsedAt: now });
  await sql`update reservations.ticket set state = 'cancelled' where booking_id = ${id}::uuid and state = 'live'`.execute(
    trx,
  );
  await enqueueEmail(trx, {
    context,
    at: now,
    bookingId: id,
    kind: 'cancelled',
    occasion: `version ${version}`,
    data: {
      why: 'unpaid',
      payBy: athensInstant(row.payBy),
      refundCents: back.reduce((sum, { cents }) => sum + cents, 0),
    },
  });
}

async function wasTicketed(trx: Db, id: string): Promise<boolean> {
  const row = await first(
    trx,
    { ticketed: v.boolean() },
    sql`select ticketed_at is not null as ticketed from reservations.booking
      where id = ${id}::uuid`,
  );
  return row?.ticketed ?? false;
}
