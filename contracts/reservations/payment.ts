import * as v from 'valibot';
import { Cents } from './primitives.ts';

/** `agency`: at a counter before `payBy`; `card`: at the card provider, now; `test`: make-believe, where it is switched on. */
export const paymentMethods = ['agency', 'card', 'test'] as const;
export const PaymentMethod = v.picklist(paymentMethods);

/** An address of the site to which the provider sends the traveller back. */
const SiteAddress = v.pipe(v.string(), v.url(), v.maxLength(500));

/** Paid at a provider: `returnUrl` after the payment, `cancelUrl` when the traveller gives up there. Both are of the site. */
export const OnlinePayment = v.object({
  method: v.picklist(['card', 'test']),
  returnUrl: SiteAddress,
  cancelUrl: SiteAddress,
});

export const PaymentChoice = v.variant('method', [v.object({ method: v.literal('agency') }), OnlinePayment]);

/**
 * The money of a booking. `state`: nothing paid and nothing tried; at the provider; the last attempt failed or was given up; all
 * paid; paid and part or all of it is on its way back; part or all of it has gone back.
 */
export const BookingPayment = v.object({
  method: PaymentMethod,
  state: v.picklist(['unpaid', 'pending', 'failed', 'paid', 'refund_due', 'refunded']),
  /** Where to pay while `pending`; null when the payer has done their part there, and otherwise. */
  redirectUrl: v.nullable(v.string()),
  paidCents: Cents,
  /** What is still to be paid, 0 or more. */
  dueCents: Cents,
  /** Of what was paid: gone back or on its way. */
  refundCents: Cents,
});

/** `POST /operator/payments` with `Idempotency-Key`: money taken at an agency. `receipt` is the agency's own number. */
export const AgencyPayment = v.object({
  reference: v.string(),
  cents: v.pipe(Cents, v.minValue(1), v.maxValue(100_000_000)),
  receipt: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(60)),
});

/** `POST /operator/refunds/{id}/paid`: an agency has handed the money out. */
export const RefundReceipt = v.object({
  receipt: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(60)),
});

/** `POST /payments/test/{id}`, as JSON or as a form. */
export const TestDecision = v.object({ outcome: v.picklist(['pay', 'decline', 'cancel']) });

/** `due`: not begun; `sent`: the provider was asked; `failed`: somebody must look at it. */
export const RefundState = v.picklist(['due', 'sent', 'done', 'failed']);

export const Refund = v.object({
  id: v.string(),
  reference: v.string(),
  provider: v.string(),
  cents: Cents,
  what: v.string(),
  state: RefundState,
  attempts: v.number(),
  createdAt: v.string(),
  doneAt: v.nullable(v.string()),
  error: v.nullable(v.string()),
});

export const RefundList = v.object({ refunds: v.array(Refund) });

/**
 * Money that came in another currency than the euro: it paid for nothing. `amount` is in the smallest unit of `currency`; both are
 * null when it was set aside by a version that did not write them down. `refundedAt`: gone back.
 */
export const SetAsidePayment = v.object({
  id: v.string(),
  reference: v.string(),
  provider: v.string(),
  currency: v.nullable(v.string()),
  amount: v.nullable(Cents),
  askedCents: Cents,
  setAsideAt: v.nullable(v.string()),
  refundedAt: v.nullable(v.string()),
});

/** `GET /operator/set-aside`: what has not gone back first. */
export const SetAsideList = v.object({ payments: v.array(SetAsidePayment) });

/** One line of the books. Cents are signed: every transaction sums to zero. */
const LedgerLine = v.object({
  at: v.string(),
  transaction: v.string(),
  booking: v.string(),
  what: v.string(),
  account: v.string(),
  cents: Cents,
  reference: v.string(),
});

/** `GET /operator/ledger`: the books day by day in the operator's time zone, both days included. */
export const LedgerReport = v.object({
  from: v.string(),
  to: v.string(),
  days: v.array(
    v.object({ day: v.string(), lines: v.array(LedgerLine), totals: v.record(v.string(), Cents) }),
  ),
  totals: v.record(v.string(), Cents),
});

export type PaymentMethod = v.InferOutput<typeof PaymentMethod>;
export type OnlinePayment = v.InferOutput<typeof OnlinePayment>;
export type PaymentChoice = v.InferOutput<typeof PaymentChoice>;
export type BookingPayment = v.InferOutput<typeof BookingPayment>;
export type AgencyPayment = v.InferOutput<typeof AgencyPayment>;
export type SetAsidePayment = v.InferOutput<typeof SetAsidePayment>;
export type Refund = v.InferOutput<typeof Refund>;
export type LedgerReport = v.InferOutput<typeof LedgerReport>;
