import { dueCents, statusOf } from '#lib/booking/manage/booking-status.ts';
import type { Booking, PaymentMethod } from '#contracts/reservations/index.ts';

/**
 * What the payment page shows. `elsewhere`: there is nothing to say here, another page of the booking says it. `open`: not paid yet,
 * and can be paid at `address`. `processing`: the payer has done their part. `unknown`: the provider does not say; it would not take
 * the same money twice at `address`. `again`: to be
 * paid, nothing under way; `tried` after an attempt that failed. `late`: the time for the seats is over while a payment may
 * still arrive. `over`: it is over and nothing was paid. `back`: the money came too late and goes back.
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

/** `isKnown`: the provider has just been asked and has answered; without a payment under way nobody needs to be. */
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
      // Nobody has said yet who travels.
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
      // Tickets without a date whose year is over.
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

/** A payment is under way, or its money came when the time was over: only the payment page says how it stands. */
export function isWithPayment(booking: Pick<Booking, 'state' | 'payment' | 'segments'>): boolean {
  const { state, payment } = booking;
  const hasMoney = payment !== undefined && payment.state !== 'failed';
  return state === 'paying' || (state === 'expired' && hasMoney && statusOf(booking) === 'gone');
}

/** Whether news may arrive by themselves. */
export function isWaiting({ kind }: PaymentView): boolean {
  return kind === 'open' || kind === 'processing' || kind === 'unknown' || kind === 'late';
}

/** The ways to pay online that are offered now, the one that was tried last first. */
export function onlineMethods(
  offered: readonly PaymentMethod[],
  last: PaymentMethod | undefined,
): Exclude<PaymentMethod, 'agency'>[] {
  const online = offered.filter((method) => method !== 'agency');
  return online.toSorted((a, b) => Number(b === last) - Number(a === last));
}
