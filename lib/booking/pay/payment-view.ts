import { dueCents, statusOf } from '#lib/booking/manage/booking-status.ts';
import type { Booking, PaymentMethod } from '#contracts/reservations/index.ts';

/**
 * What the payment page shows. `elsewhere`: another page of the booking applies. `open`: not paid yet, can be paid at
 * `address`. `processing`: the payer is done, the provider isn't. `unknown`: the provider's state isn't known; paying
 * at `address` can't charge twice. `again`: a balance is due and no payment is under way; `tried` after a failed
 * attempt. `late`: the hold has expired while a payment may still arrive. `over`: expired, nothing was paid. `back`:
 * the money arrived too late and is refunded.
 */
export type PaymentView =
  | { kind: 'elsewhere'; page: 'confirmation' | 'manage' | 'travellers' }
  | { kind: 'open'; address: string }
  | { kind: 'processing' }
  | { kind: 'unknown'; address: string | null }
  | { kind: 'again'; tried: boolean }
  | { kind: 'late' }
  | { kind: 'over' }
  | { kind: 'back'; cents: number };

type Facts = Pick<Booking, 'state' | 'payment' | 'actions' | 'quote' | 'segments'>;

/** `isKnown`: the provider has just responded. Not needed when no payment is under way. */
export function paymentView(booking: Facts, isKnown: boolean): PaymentView {
  const { state, payment } = booking;
  const isPending = payment?.state === 'pending';
  switch (state) {
    case 'ticketed':
      return { kind: 'elsewhere', page: 'confirmation' };
    case 'open':
    case 'cancelled':
      return { kind: 'elsewhere', page: 'manage' };
    case 'held':
      // The travellers haven't been entered yet.
      if (!payment) return { kind: 'elsewhere', page: 'travellers' };
      return isPending ? underWay(payment.redirectUrl, isKnown) : { kind: 'again', tried: true };
    case 'paying':
      if (!payment) return { kind: 'unknown', address: null };
      return isPending ? underWay(payment.redirectUrl, isKnown) : { kind: 'again', tried: true };
    case 'confirmed':
      if (isPending) return underWay(payment.redirectUrl, isKnown);
      if (dueCents(booking) <= 0) return { kind: 'elsewhere', page: 'confirmation' };
      return { kind: 'again', tried: payment?.state === 'failed' };
    case 'expired':
    case 'released':
      // Tickets without a date that expired after a year.
      if (statusOf(booking) === 'lapsed') return { kind: 'elsewhere', page: 'manage' };
      if (isPending) return { kind: 'late' };
      if ((payment?.paidCents ?? 0) > 0) return { kind: 'back', cents: payment?.refundCents ?? 0 };
      if (state === 'released') return { kind: 'elsewhere', page: 'manage' };
      return payment ? { kind: 'over' } : { kind: 'elsewhere', page: 'travellers' };
  }
}

function underWay(address: string | null, isKnown: boolean): PaymentView {
  if (!isKnown) return { kind: 'unknown', address };
  return address ? { kind: 'open', address } : { kind: 'processing' };
}

/** A payment is under way, or its money arrived after the deadline: only the payment page shows that state. */
export function isWithPayment(booking: Pick<Booking, 'state' | 'payment' | 'segments'>): boolean {
  const { state, payment } = booking;
  const hasMoney = payment !== undefined && payment.state !== 'failed';
  return state === 'paying' || (state === 'expired' && hasMoney && statusOf(booking) === 'gone');
}

/** Whether the state may change without the traveller doing anything. */
export function isWaiting({ kind }: PaymentView): boolean {
  return kind === 'open' || kind === 'processing' || kind === 'unknown' || kind === 'late';
}

/** The online payment methods on offer now, the last tried one first. */
export function onlineMethods(
  offered: readonly PaymentMethod[],
  last: PaymentMethod | undefined,
): Exclude<PaymentMethod, 'agency'>[] {
  const online = offered.filter((method) => method !== 'agency');
  return online.toSorted((a, b) => Number(b === last) - Number(a === last));
}
