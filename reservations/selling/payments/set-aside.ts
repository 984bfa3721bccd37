import { bilingual } from '#reservations/messages/texts.ts';
import { column } from '#reservations/db/schema.gen.ts';
import { sql } from 'kysely';
import { athensInstant } from '#foundation/dates/athens.ts';
import { audit } from '#reservations/bookings/audit.ts';
import type { Context } from '#reservations/context/context.ts';
import type { SetAsidePayment } from '#contracts/reservations/payment.ts';
import { type Db, all, first, type RowOf, affectedRows } from '#reservations/kernel/rows.ts';
import { DomainError } from '#reservations/kernel/domain-error.ts';
import {
  ProviderDown,
  type ReceivedMoney,
  type ProviderRefund,
} from '#reservations/context/payment-provider.ts';
import type { PaymentRow } from '#reservations/bookings/payment-rows.ts';

const MOST = 500;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const Row = {
  reference: column.booking.reference,
  id: column.payment.id,
  currency: column.payment.foreign_currency,
  provider: column.payment.provider,
  amount: column.payment.foreign_amount,
  askedCents: column.payment.cents,
  setAsideAt: column.payment.set_aside_at,
  refundedAt: column.payment.foreign_refunded_at,
  bookingId: column.booking.id,
  version: column.booking.version,
  providerRef: column.payment.provider_ref,
  chargeRef: column.payment.charge_ref,
};
type Row = RowOf<typeof Row>;

/**
 * Money has arrived in a currency other than the euro. It pays for nothing and is not in the ledger, but it is the
 * traveller's: it stays visible to the operator until it is refunded. In the transaction that has locked booking and
 * payment.
 */
export async function setAside(
  trx: Db,
  context: Context,
  booking: { id: string; version: number },
  payment: PaymentRow,
  received: ReceivedMoney,
): Promise<void> {
  const at = context.clock();
  await sql`update reservations.payment set state = 'mismatch', check_at = null, foreign_currency = ${received.currency},
    foreign_amount = ${received.cents}::integer, set_aside_at = ${at.toISOString()}::timestamptz,
    charge_ref = coalesce(${received.chargeRef}::text, charge_ref) where id = ${payment.id}::uuid`.execute(
    trx,
  );
  const { currency, cents: amount } = received;
  const detail = { payment: payment.id, provider: payment.provider, currency, amount };
  await audit(trx, {
    at,
    bookingId: booking.id,
    what: 'paid-in-other-currency',
    version: booking.version,
    detail,
  });
  context.log.error({ payment: payment.id, currency, amount }, 'payment in another currency set aside');
}

/** Payments that are set aside and not refunded yet, and the latest refunded ones; newest first. */
export async function listSetAside(db: Db): Promise<SetAsidePayment[]> {
  const rows = await all(
    db,
    Row,
    sql`select ${columns} ${from}
    order by p.foreign_refunded_at is not null, p.set_aside_at desc nulls last, p.id limit ${MOST}::integer`,
  );
  return rows.map(shown);
}

/**
 * Refunds a payment that was set aside, through the same provider and in its own currency. Once: the payment's id is
 * the provider's idempotency key.
 * @throws DomainError not_found, payment_unavailable, state_conflict with the provider's reason
 */
export async function refundSetAside(context: Context, id: string): Promise<SetAsidePayment> {
  const before = UUID.test(id) ? await find(context.db, id) : null;
  if (!before) throw new DomainError('not_found');
  if (before.refundedAt) return shown(before);
  const answer = await requestRefund(context, before);
  if (answer.kind === 'failed') {
    const detail = bilingual('refusals.refundRefused', { reason: answer.reason });
    throw new DomainError('state_conflict', { detail });
  }
  await context.db.transaction().execute(async (trx) => {
    if (!(await markRefunded(trx, id, context.clock()))) return;
    await audit(trx, {
      at: context.clock(),
      bookingId: before.bookingId,
      what: 'other-currency-refunded',
      version: before.version,
      detail: { payment: id, currency: before.currency, amount: before.amount },
    });
  });
  const after = await find(context.db, id);
  if (!after) throw new Error('a payment that was set aside disappeared');
  return shown(after);
}

/** Also called after a manual refund at the provider. Returns true for the first caller. */
export async function markRefunded(trx: Db, id: string, at: Date): Promise<boolean> {
  const marked = await affectedRows(
    trx,
    sql`update reservations.payment set foreign_refunded_at = ${at.toISOString()}::timestamptz
      where id = ${id}::uuid and state = 'mismatch' and foreign_refunded_at is null returning 1`,
  );
  return marked > 0;
}

async function requestRefund(context: Context, row: Row): Promise<ProviderRefund> {
  const provider = context.providers.get(row.provider);
  if (!provider || row.amount === null) throw new DomainError('payment_unavailable');
  try {
    return await provider.refund({
      id: row.id,
      cents: row.amount,
      chargeRef: row.chargeRef,
      paymentRef: row.providerRef ?? '',
      // Attempts are not counted here; above 1, the provider first checks if an earlier one succeeded.
      attempt: 2,
    });
  } catch (error) {
    if (error instanceof ProviderDown) throw new DomainError('payment_unavailable');
    throw error;
  }
}

const columns =
  sql.raw(`p.id, b.reference, b.id as "bookingId", b.version, p.provider, p.foreign_currency as currency,
  p.foreign_amount as amount, p.cents as "askedCents", p.set_aside_at as "setAsideAt",
  p.foreign_refunded_at as "refundedAt", p.provider_ref as "providerRef", p.charge_ref as "chargeRef"`);
const from = sql.raw(`from reservations.payment p join reservations.booking b on b.id = p.booking_id
  where p.state = 'mismatch'`);

function find(db: Db, id: string): Promise<Row | null> {
  return first(db, Row, sql`select ${columns} ${from} and p.id = ${id}::uuid`);
}

function shown({
  id,
  reference,
  provider,
  currency,
  amount,
  askedCents,
  setAsideAt,
  refundedAt,
}: Row): SetAsidePayment {
  return {
    id,
    reference,
    provider,
    currency,
    amount,
    askedCents,
    setAsideAt: setAsideAt && athensInstant(setAsideAt),
    refundedAt: refundedAt && athensInstant(refundedAt),
  };
}
