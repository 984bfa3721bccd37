import type Stripe from 'stripe';
import * as v from 'valibot';
import type { ProviderEvent } from '#reservations/context/payment-provider.ts';
import { idOf, statusOf } from './session.ts';

/** A valid signature proves the sender, not that the event is complete. */
const CompleteEvent = v.looseObject({
  id: v.pipe(v.string(), v.nonEmpty()),
  kind: v.string(),
  payment: v.object({ id: v.nullable(v.string()), chargeRef: v.nullable(v.string()) }),
  news: v.looseObject({
    cents: v.optional(v.pipe(v.number(), v.safeInteger())),
    currency: v.optional(v.string()),
    refundId: v.optional(v.string()),
    reason: v.optional(v.string()),
  }),
});

/**
 * Translates a Stripe event. Kinds that we have no use for become `other`.
 * @throws ValiError when a part is missing
 */
export function readEvent(event: Stripe.Event): ProviderEvent {
  const read = meaningOf(event);
  v.parse(CompleteEvent, read);
  return read;
}

function meaningOf(event: Stripe.Event): ProviderEvent {
  const common = { id: event.id, kind: event.type };
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.expired': {
      const session = event.data.object;
      return { ...common, payment: ofSession(session), news: statusOf(session) };
    }
    case 'checkout.session.async_payment_failed':
      return { ...common, payment: ofSession(event.data.object), news: { kind: 'failed' } };
    case 'charge.refunded': {
      const charge = event.data.object;
      const payment = { id: charge.metadata.payment ?? null, chargeRef: idOf(charge.payment_intent) };
      return { ...common, payment, news: { kind: 'refunded', cents: charge.amount_refunded } };
    }
    case 'refund.failed': {
      const refund = event.data.object;
      const payment = { id: null, chargeRef: idOf(refund.payment_intent) };
      const refundId = refund.metadata?.refund ?? '';
      const reason = refund.failure_reason ?? 'unknown';
      return { ...common, payment, news: { kind: 'refund-failed', refundId, reason } };
    }
    default:
      return { ...common, payment: { id: null, chargeRef: null }, news: { kind: 'other' } };
  }
}

function ofSession(session: Stripe.Checkout.Session): ProviderEvent['payment'] {
  return { id: session.metadata?.payment ?? null, chargeRef: idOf(session.payment_intent) };
}
