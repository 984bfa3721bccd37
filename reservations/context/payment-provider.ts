import type { Locale } from '#foundation/text/locales.ts';
/** A payment to be made at a provider. Contains no personal data: the provider asks the payer itself. */
export type PaymentOrder = {
  /** Our id; the provider stores it with the payment and returns it in every event. */
  id: string;
  reference: string;
  cents: number;
  locale: Locale;
  createdAt: Date;
  returnUrl: string;
  cancelUrl: string;
};

/** Money that has arrived. `currency` in lower case; `chargeRef` identifies the charge for refunds. */
export type ReceivedMoney = { cents: number; currency: string; chargeRef: string | null };

export type ProviderStatus =
  | { kind: 'open' }
  /** The payer has finished; the money may still arrive or not. */
  | { kind: 'processing' }
  | ({ kind: 'paid' } & ReceivedMoney)
  /** Abandoned, declined for good or timed out: no money will arrive. */
  | { kind: 'ended' };

export type RefundRequest = {
  id: string;
  paymentRef: string;
  chargeRef: string | null;
  cents: number;
  /** 1 for the first try; a later one must first find out whether an earlier one succeeded. */
  attempt: number;
};

/** `permanent`: trying again can't help. */
export type ProviderRefund = { kind: 'done'; providerRef: string } | { kind: 'failed'; reason: string };

/** An event sent by a provider, its signature already verified. */
export type ProviderEvent = {
  /** Unique at this provider. */
  id: string;
  /** The provider's own name for it, for the ledger. */
  kind: string;
  /** Identifies the payment: our id when the event contains it, otherwise the provider's charge number. */
  payment: { id: string | null; chargeRef: string | null };
  news:
    | ProviderStatus
    | { kind: 'failed' }
    /** Total amount of the charge refunded so far, by us or manually at the provider. */
    | { kind: 'refunded'; cents: number }
    /** A refund that we recorded as done did not arrive. */
    | { kind: 'refund-failed'; refundId: string; reason: string }
    | { kind: 'other' };
};

/** The provider can't be reached or isn't working now: a later retry may help. */
export class ProviderDown extends Error {}

/** The event does not come from the provider, is too old, or is malformed. */
export class BadSignature extends Error {}

/**
 * Interface to a payment provider. Every call may be repeated: the same id means the same payment or refund. Calls
 * throw {@link ProviderDown} when the provider does not answer, and are never made inside a database transaction.
 */
export type PaymentProvider = {
  name: 'card' | 'test';
  start(payment: PaymentOrder): Promise<{ redirectUrl: string; providerRef: string }>;
  status(payment: { id: string; providerRef: string }): Promise<ProviderStatus>;
  /** Makes sure that the payment can't be paid any more. Returns `paid` when it was too late for that. */
  cancel(payment: { id: string; providerRef: string }): Promise<ProviderStatus>;
  refund(refund: RefundRequest): Promise<ProviderRefund>;
  /** @throws BadSignature */
  verifyWebhook(body: string, headers: Headers, now: Date): ProviderEvent;
};
