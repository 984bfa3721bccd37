import { text } from '#reservations/messages/texts.ts';
import { Stripe } from 'stripe';
import {
  BadSignature,
  type PaymentProvider,
  ProviderDown,
  type RefundRequest,
  type PaymentOrder,
} from '#reservations/context/payment-provider.ts';
import { readEvent } from './events.ts';
import { statusOf } from './session.ts';

/** Stripe keeps a session open for at least thirty minutes; the extra minute allows for clock differences. */
const SHORTEST_SESSION_SECONDS = 31 * 60;
/** Shorter than the eight seconds that the site waits for a response. */
const TIMEOUT_MS = 3_000;
/** How old an event may be on arrival, to prevent replays. */
const EVENT_SECONDS = 300;

type Options = {
  secretKey: string;
  webhookSecret: string;
  /** Another base URL of the provider's API, for a test double. */
  apiBase?: string;
};

/**
 * Cards through Stripe Checkout: the payer enters the card at the provider, we never see it. Amounts in euro cents.
 * The session outlives our hold; what is paid after it is settled as a late payment.
 */
export function cardPayments({ secretKey, webhookSecret, apiBase }: Options): PaymentProvider {
  const stripe = new Stripe(secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(apiBase && place(apiBase)),
  });
  return {
    name: 'card',
    async start(payment) {
      const session = await reach(() =>
        stripe.checkout.sessions.create(sessionOf(payment), { idempotencyKey: `start-${payment.id}` }),
      );
      if (!session.url) throw new ProviderDown('the session has no URL');
      return { redirectUrl: session.url, providerRef: session.id };
    },
    async status({ providerRef }) {
      return statusOf(await reach(() => stripe.checkout.sessions.retrieve(providerRef)));
    },
    async cancel({ providerRef }) {
      const session = await reach(() => stripe.checkout.sessions.retrieve(providerRef));
      const status = statusOf(session);
      if (status.kind !== 'open') return status;
      try {
        return statusOf(await reach(() => stripe.checkout.sessions.expire(providerRef)));
      } catch (error) {
        // Paid between the two calls: only an open session can be ended.
        if (error instanceof ProviderDown) throw error;
        return statusOf(await reach(() => stripe.checkout.sessions.retrieve(providerRef)));
      }
    },
    refund: (request) => refund(stripe, request),
    verifyWebhook(body, headers, now) {
      try {
        const event = stripe.webhooks.constructEvent(
          body,
          headers.get('Stripe-Signature') ?? '',
          webhookSecret,
          EVENT_SECONDS,
          undefined,
          now.getTime(),
        );
        return readEvent(event);
      } catch (error) {
        throw new BadSignature(error instanceof Error ? error.message : 'unreadable');
      }
    },
  };
}

function place(apiBase: string) {
  const { protocol, hostname, port } = new URL(apiBase);
  const isPlain = protocol === 'http:';
  const scheme: 'http' | 'https' = isPlain ? 'http' : 'https';
  return { protocol: scheme, host: hostname, port: port || (isPlain ? 80 : 443) };
}

/**
 * Must be the same for every call with the same payment: the provider compares repeated requests with the same
 * idempotency key.
 */
function sessionOf(payment: PaymentOrder): Stripe.Checkout.SessionCreateParams {
  const name = text(payment.locale, 'payments.product', { reference: payment.reference });
  const metadata = { payment: payment.id, reference: payment.reference };
  return {
    mode: 'payment',
    allowed_payment_method_types: ['card'],
    line_items: [
      { quantity: 1, price_data: { currency: 'eur', unit_amount: payment.cents, product_data: { name } } },
    ],
    client_reference_id: payment.reference,
    metadata,
    payment_intent_data: { metadata, description: name },
    locale: payment.locale,
    success_url: payment.returnUrl,
    cancel_url: payment.cancelUrl,
    expires_at: Math.floor(payment.createdAt.getTime() / 1000) + SHORTEST_SESSION_SECONDS,
  };
}

async function refund(stripe: Stripe, request: RefundRequest) {
  const charge = request.chargeRef;
  if (!charge) return { kind: 'failed' as const, reason: 'no charge to refund' };
  try {
    // Stripe forgets idempotency keys after a day; our refund stays identifiable by its metadata.
    const made = request.attempt > 1 ? await findRefund(stripe, charge, request.id) : null;
    const answer =
      made ??
      (await reach(() =>
        stripe.refunds.create(
          { payment_intent: charge, amount: request.cents, metadata: { refund: request.id } },
          { idempotencyKey: `refund-${request.id}` },
        ),
      ));
    if (answer.status === 'failed' || answer.status === 'canceled')
      return { kind: 'failed' as const, reason: answer.failure_reason ?? answer.status };
    return { kind: 'done' as const, providerRef: answer.id };
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError)
      return { kind: 'failed' as const, reason: error.code ?? error.type };
    throw error;
  }
}

async function findRefund(stripe: Stripe, charge: string, id: string): Promise<Stripe.Refund | null> {
  const list = await reach(() => stripe.refunds.list({ payment_intent: charge, limit: 100 }));
  return list.data.find((each) => each.metadata?.refund === id) ?? null;
}

/**
 * Distinguishes temporary from permanent errors: only a request that the provider understood and refused is final.
 */
async function reach<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    const isFinal =
      error instanceof Stripe.errors.StripeInvalidRequestError ||
      error instanceof Stripe.errors.StripeCardError;
    if (isFinal) throw error;
    throw new ProviderDown(error instanceof Stripe.errors.StripeError ? error.type : 'unreachable');
  }
}
