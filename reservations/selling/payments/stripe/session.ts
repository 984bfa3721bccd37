import type Stripe from 'stripe';
import type { ProviderStatus } from '#reservations/context/payment-provider.ts';

/** Payment status of a Checkout session. A completed session is not paid yet when the bank takes its time. */
export function statusOf(session: Stripe.Checkout.Session): ProviderStatus {
  if (session.payment_status === 'paid')
    return {
      kind: 'paid',
      cents: session.amount_total ?? 0,
      currency: session.currency ?? '',
      chargeRef: idOf(session.payment_intent),
    };
  if (session.status === 'complete') return { kind: 'processing' };
  if (session.status === 'expired') return { kind: 'ended' };
  return { kind: 'open' };
}

/** The provider sends an object either as its id or in full. */
export function idOf(given: string | { id: string } | null): string | null {
  return typeof given === 'string' ? given : (given?.id ?? null);
}
