import { sql } from 'kysely';
import type { Context } from '#reservations/context/context.ts';
import { type Db, first } from '#reservations/kernel/rows.ts';
import { newUuid } from '#reservations/kernel/new-uuid.ts';

export type PaymentState = 'starting' | 'open' | 'processing' | 'paid' | 'failed' | 'ended' | 'mismatch';

/** One attempt to pay. `starting`: the provider has not answered yet; `mismatch`: money in a currency that we do not take. */
export type PaymentRow = {
  id: string;
  bookingId: string;
  provider: string;
  state: PaymentState;
  cents: number;
  createdAt: Date;
  expiresAt: Date;
  returnUrl: string;
  cancelUrl: string;
  redirectUrl: string | null;
  providerRef: string | null;
  chargeRef: string | null;
  receipt: string | null;
};

export const paymentColumns =
  sql.raw(`id, booking_id as "bookingId", provider, state, cents, created_at as "createdAt",
  expires_at as "expiresAt", return_url as "returnUrl", cancel_url as "cancelUrl", redirect_url as "redirectUrl",
  provider_ref as "providerRef", charge_ref as "chargeRef", receipt`);

export function findPayment(db: Db, id: string): Promise<PaymentRow | null> {
  return first(
    db,
    sql<PaymentRow>`select ${paymentColumns} from reservations.payment where id = ${id}::uuid`,
  );
}

/** Call it with the booking's row locked: bookings are always locked before their payments. */
export function lockPayment(trx: Db, id: string): Promise<PaymentRow | null> {
  return first(
    trx,
    sql<PaymentRow>`select ${paymentColumns} from reservations.payment where id = ${id}::uuid for update`,
  );
}

/** The attempt under way, if any; there is never more than one. */
export function livePayment(trx: Db, bookingId: string): Promise<PaymentRow | null> {
  return first(
    trx,
    sql<PaymentRow>`select ${paymentColumns} from reservations.payment where booking_id = ${bookingId}::uuid
      and state in ('starting', 'open', 'processing') order by created_at desc, id limit 1 for update`,
  );
}

/** Writes a new attempt. `checkAt`: when the provider is asked first, should it not tell us by itself. */
export async function insertPayment(
  trx: Db,
  context: Context,
  payment: Pick<PaymentRow, 'bookingId' | 'provider' | 'cents' | 'expiresAt' | 'returnUrl' | 'cancelUrl'> & {
    checkAt: Date;
  },
): Promise<PaymentRow> {
  const row = await first(
    trx,
    sql<PaymentRow>`insert into reservations.payment
      (id, booking_id, provider, state, cents, created_at, expires_at, return_url, cancel_url, check_at)
      values (${newUuid(context.ids)}::uuid, ${payment.bookingId}::uuid, ${payment.provider}, 'starting',
        ${payment.cents}::integer, ${context.clock().toISOString()}::timestamptz,
        ${payment.expiresAt.toISOString()}::timestamptz, ${payment.returnUrl}, ${payment.cancelUrl},
        ${payment.checkAt.toISOString()}::timestamptz) returning ${paymentColumns}`,
  );
  if (!row) throw new Error('a payment vanished while it was being written');
  return row;
}

/** The attempt is over, or waits for its money; nobody asks after it any more once it is over. */
export async function setPaymentState(trx: Db, id: string, state: PaymentState): Promise<void> {
  const isOver = state === 'failed' || state === 'ended' || state === 'mismatch';
  await sql`update reservations.payment set state = ${state}, check_at = ${isOver ? sql`null` : sql`check_at`}
    where id = ${id}::uuid`.execute(trx);
}
