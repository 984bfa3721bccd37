import { sql } from 'kysely';
import * as v from 'valibot';
import { type BookingPayment, PaymentMethod } from '#contracts/reservations/payment.ts';
import type { Booking } from '#contracts/reservations/booking.ts';
import { type Db, first, type RowOf } from '#reservations/kernel/rows.ts';

const Sums = {
  due: v.number(),
  paid: v.number(),
  refunds: v.number(),
  waiting: v.number(),
  provider: v.nullable(v.string()),
  state: v.nullable(v.string()),
  redirectUrl: v.nullable(v.string()),
};
type Sums = RowOf<typeof Sums>;

/**
 * The booking's money as its owner sees it; null before a payment method was chosen. The balance due comes from the
 * ledger, or for a hold, on which nothing is sold yet, from its price.
 */
export async function paymentOf(
  db: Db,
  booking: Pick<Booking, 'state' | 'quote'> & { id: string },
): Promise<BookingPayment | null> {
  const sums = await first(
    db,
    Sums,
    sql`select (select coalesce(sum(cents), 0)::integer from reservations.ledger_entry
        where booking_id = b.id and account = 'receivable') as due,
      (select coalesce(sum(paid_cents), 0)::integer from reservations.payment where booking_id = b.id) as paid,
      r.refunds, r.waiting, p.provider, p.state, p.redirect_url as "redirectUrl"
      from (select ${booking.id}::uuid as id) b
      left join lateral (select coalesce(sum(cents), 0)::integer as refunds,
        coalesce(sum(cents) filter (where state <> 'done'), 0)::integer as waiting
        from reservations.refund where booking_id = b.id) r on true
      left join lateral (select provider, state, redirect_url from reservations.payment where booking_id = b.id
        order by (state in ('starting', 'open', 'processing')) desc, created_at desc, id limit 1) p on true`,
  );
  if (!sums) return null;
  const isHold = booking.state === 'held' || booking.state === 'paying';
  if (sums.provider === null && (isHold || booking.state === 'expired' || booking.state === 'released'))
    return null;
  const isLive = sums.state === 'starting' || sums.state === 'open' || sums.state === 'processing';
  return {
    method: v.parse(PaymentMethod, sums.provider ?? 'agency'),
    state: stateOf(sums, isLive),
    redirectUrl: isLive && sums.state !== 'processing' ? sums.redirectUrl : null,
    paidCents: sums.paid,
    dueCents: isHold ? booking.quote.totalCents : Math.max(0, sums.due + sums.waiting),
    refundCents: sums.refunds,
  };
}

function stateOf(sums: Sums, isLive: boolean): BookingPayment['state'] {
  if (isLive) return 'pending';
  if (sums.waiting > 0) return 'refund_due';
  if (sums.refunds > 0) return 'refunded';
  if (sums.paid > 0) return sums.due > 0 ? 'unpaid' : 'paid';
  return sums.state === null ? 'unpaid' : 'failed';
}
