import { column } from '#reservations/db/schema.gen.ts';
import * as v from 'valibot';
import { sql } from 'kysely';
import type { Context } from '#reservations/context/context.ts';
import { type Db, first, type RowOf } from '#reservations/kernel/rows.ts';
import { newUuid } from '#reservations/kernel/new-uuid.ts';

export type PaymentState = 'starting' | 'open' | 'processing' | 'paid' | 'failed' | 'ended' | 'mismatch';

/**
 * One payment attempt. `starting`: the provider has not answered yet; `mismatch`: money arrived in a currency that we
 * do not accept.
 */
export const PaymentRow = {
  id: column.payment.id,
  bookingId: column.payment.booking_id,
  provider: column.payment.provider,
  state: column.payment.state,
  cents: column.payment.cents,
  createdAt: column.payment.created_at,
  expiresAt: column.payment.expires_at,
  returnUrl: column.payment.return_url,
  cancelUrl: column.payment.cancel_url,
  redirectUrl: column.payment.redirect_url,
  providerRef: column.payment.provider_ref,
  chargeRef: column.payment.charge_ref,
  receipt: v.nullable(v.string()),
};
export type PaymentRow = RowOf<typeof PaymentRow>;

export const paymentColumns =
  sql.raw(`id, booking_id as "bookingId", provider, state, cents, created_at as "createdAt",
  expires_at as "expiresAt", return_url as "returnUrl", cancel_url as "cancelUrl", redirect_url as "redirectUrl",
  provider_ref as "providerRef", charge_ref as "chargeRef", receipt`);

export function findPayment(db: Db, id: string): Promise<PaymentRow | null> {
  return first(
    db,
    PaymentRow,
    sql`select ${paymentColumns} from reservations.payment where id = ${id}::uuid`,
  );
}

/** Call it with the booking's row locked: bookings are always locked before their payments. */
export function lockPayment(trx: Db, id: string): Promise<PaymentRow | null> {
  return first(
    trx,
    PaymentRow,
    sql`select ${paymentColumns} from reservations.payment where id = ${id}::uuid for update`,
  );
}

/** The current attempt, if any; there is never more than one. */
export function livePayment(trx: Db, bookingId: string): Promise<PaymentRow | null> {
  return first(
    trx,
    PaymentRow,
    sql`select ${paymentColumns} from reservations.payment where booking_id = ${bookingId}::uuid
      and state in ('starting', 'open', 'processing') order by created_at desc, id limit 1 for update`,
  );
}

/** Inserts a new attempt. `checkAt`: when the provider is first polled in case it doesn't notify us. */
export async function insertPayment(
  trx: Db,
  context: Context,
  payment: Pick<PaymentRow, 'bookingId' | 'provider' | 'cents' | 'expiresAt' | 'returnUrl' | 'cancelUrl'> & {
    checkAt: Date;
  },
): Promise<PaymentRow> {
  const row = await first(
    trx,
    PaymentRow,
    sql`insert into reservations.payment
      (id, booking_id, provider, state, cents, created_at, expires_at, return_url, cancel_url, check_at)
      values (${newUuid(context.ids)}::uuid, ${payment.bookingId}::uuid, ${payment.provider}, 'starting',
        ${payment.cents}::integer, ${context.clock().toISOString()}::timestamptz,
        ${payment.expiresAt.toISOString()}::timestamptz, ${payment.returnUrl}, ${payment.cancelUrl},
        ${payment.checkAt.toISOString()}::timestamptz) returning ${paymentColumns}`,
  );
  if (!row) throw new Error('a payment disappeared while it was being written');
  return row;
}

/** Ends the attempt, or sets it to wait for its money. An attempt that has ended is no longer polled. */
export async function setPaymentState(trx: Db, id: string, state: PaymentState): Promise<void> {
  const isOver = state === 'failed' || state === 'ended' || state === 'mismatch';
  await sql`update reservations.payment set state = ${state}, check_at = ${isOver ? sql`null` : sql`check_at`}
    where id = ${id}::uuid`.execute(trx);
}
