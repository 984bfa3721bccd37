import type { Locale } from '#foundation/text/locales.ts';
/** A payment to be made at a provider. Names nobody: the provider asks the payer itself. */
export type Start = {
  /** Ours; the provider keeps it with the payment and tells it back in every event. */
  id: string;
  reference: string;
  cents: number;
  locale: Locale;
  createdAt: Date;
  returnUrl: string;
  cancelUrl: string;
};

/** Money that really arrived. `currency` in small letters; `chargeRef` is what a refund must name. */
export type Received = { cents: number; currency: string; chargeRef: string | null };

export type ProviderStatus =
  | { kind: 'open' }
  /** The payer has done their part; the money may still come or not. */
  | { kind: 'processing' }
  | ({ kind: 'paid' } & Received)
  /** Given up, declined for good or timed out: no money will come by it. */
  | { kind: 'ended' };

export type RefundRequest = {
  id: string;
  paymentRef: string;
  chargeRef: string | null;
  cents: number;
  /** 1 for the first try; a later one must find out first whether an earlier one arrived. */
  attempt: number;
};

/** `permanent`: asking again cannot help. */
export type ProviderRefund = { kind: 'done'; providerRef: string } | { kind: 'failed'; reason: string };

/** What a provider told us by itself, its signature already verified. */
export type ProviderEvent = {
  /** Unique at this provider. */
  id: string;
  /** The provider's own word for it, for the books. */
  kind: string;
  /** How to find the payment: our id when the event carries it, else the provider's number of the charge. */
  payment: { id: string | null; chargeRef: string | null };
  news:
    | ProviderStatus
    | { kind: 'failed' }
    /** So much of the charge has been given back in all, by us or by hand at the provider. */
    | { kind: 'refunded'; cents: number }
    /** A refund that we took for done did not arrive. */
    | { kind: 'refund-failed'; refundId: string; reason: string }
    | { kind: 'other' };
};

/** The provider cannot be reached or does not work now: asking later may help. */
export class ProviderDown extends Error {}

/** The event does not come from the provider, is too old, or is none. */
export class BadSignature extends Error {}

/**
 * What the service needs of whoever takes money. Every call may be repeated: the same id means the same payment or refund. Calls throw
 * {@link ProviderDown} when the provider does not answer, and are never made inside a database transaction.
 */
export type PaymentProvider = {
  name: 'card' | 'test';
  start(payment: Start): Promise<{ redirectUrl: string; providerRef: string }>;
  status(payment: { id: string; providerRef: string }): Promise<ProviderStatus>;
  /** Makes sure that nothing can be paid by it any more. Answers `paid` when it was too late for that. */
  cancel(payment: { id: string; providerRef: string }): Promise<ProviderStatus>;
  refund(refund: RefundRequest): Promise<ProviderRefund>;
  /** @throws BadSignature */
  verifyWebhook(body: string, headers: Headers, now: Date): ProviderEvent;
};
