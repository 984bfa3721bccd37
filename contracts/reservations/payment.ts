import * as v from 'valibot';
import { Cents } from './primitives.ts';

/** `agency`: at a counter before `payBy`; `card`: at the card provider, now; `test`: simulated, where enabled. */
export const paymentMethods = ['agency', 'card', 'test'] as const;
export const PaymentMethod = v.picklist(paymentMethods);

/** An address on the site to which the provider sends the traveller back. */
const SiteAddress = v.pipe(v.string(), v.url(), v.maxLength(500));

/** Payment at a provider: `returnUrl` after the payment, `cancelUrl` if the traveller gives up. Both are on the site. */
export const OnlinePayment = v.object({
  method: v.picklist(['card', 'test']),
  returnUrl: SiteAddress,
  cancelUrl: SiteAddress,
});

export const PaymentChoice = v.variant('method', [v.object({ method: v.literal('agency') }), OnlinePayment]);

/**
 * The payment of a booking. `state`, in this order: nothing paid or attempted; at the provider; the last attempt failed or was
 * abandoned; all paid; paid, with a full or partial refund pending; fully or partly refunded.
 */
export const BookingPayment = v.object({
  method: PaymentMethod,
  state: v.picklist(['unpaid', 'pending', 'failed', 'paid', 'refund_due', 'refunded']),
  /** Where to pay while `pending`; null once the payer has finished there, and in other states. */
  redirectUrl: v.nullable(v.string()),
  paidCents: Cents,
  /** What is still to be paid, 0 or more. */
  dueCents: Cents,
  /** The part of what was paid that has been refunded or is being refunded. */
  refundCents: Cents,
});

/** `POST /operator/payments` with `Idempotency-Key`: money taken at an agency. `receipt` is the agency's own number. */
export const AgencyPayment = v.object({
  reference: v.string(),
  cents: v.pipe(Cents, v.minValue(1), v.maxValue(100_000_000)),
  receipt: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(60)),
});

/** `POST /operator/refunds/{id}/paid`: an agency has paid the money out. */
export const RefundReceipt = v.object({
  receipt: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(60)),
});

/** `POST /payments/test/{id}`, as JSON or as a form. */
export const TestDecision = v.object({ outcome: v.picklist(['pay', 'decline', 'cancel']) });

/** `due`: not started; `sent`: requested from the provider; `failed`: needs attention by staff. */
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
 * Money that arrived in a currency other than the euro, and so paid for nothing. `amount` is in the smallest unit of `currency`;
 * both are null if an older version that didn't record them set it aside. `refundedAt`: when it was returned.
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

/** `GET /operator/set-aside`: what hasn't been returned comes first. */
export const SetAsideList = v.object({ payments: v.array(SetAsidePayment) });

/** One line of the ledger. Cents are signed: every transaction sums to zero. */
const LedgerLine = v.object({
  at: v.string(),
  transaction: v.string(),
  booking: v.string(),
  what: v.string(),
  account: v.string(),
  cents: Cents,
  reference: v.string(),
});

/** `GET /operator/ledger`: the ledger by day in the operator's time zone, both days included. */
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
