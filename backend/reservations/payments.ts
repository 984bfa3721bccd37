import type { Kysely } from 'kysely';
import { type Env, EnvError } from '#lib/env.ts';
import { cardPayments, type PaymentProvider, testPayments } from '#reservations/index.ts';
import { siteUrlOf } from '../site-url.ts';

/**
 * Where travellers can pay beside an agency, as the environment says; none by default.
 * @param isCopy of real data: then nobody's card is charged or refunded
 * @throws EnvError when the card provider is configured by half, or make-believe payments would run in production
 */
export function paymentsOf(env: Env, db: Kysely<unknown>, isCopy = false): PaymentProvider[] {
  const cards = card(env);
  return [...(isCopy ? [] : cards), ...test(env, db)];
}

function card({ STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_BASE }: Env): PaymentProvider[] {
  if (!STRIPE_SECRET_KEY) return [];
  if (!STRIPE_WEBHOOK_SECRET)
    throw new EnvError(
      'STRIPE_WEBHOOK_SECRET is needed with STRIPE_SECRET_KEY: events are refused without it',
    );
  return [
    cardPayments({
      secretKey: STRIPE_SECRET_KEY,
      webhookSecret: STRIPE_WEBHOOK_SECRET,
      ...(STRIPE_API_BASE && { apiBase: STRIPE_API_BASE }),
    }),
  ];
}

function test(env: Env, db: Kysely<unknown>): PaymentProvider[] {
  if (env.TEST_PAYMENTS === 'false') return [];
  const isProduction = env.NODE_ENV === 'production';
  const allowInProduction = env.TEST_PAYMENTS === 'allow-in-production';
  if (isProduction && !allowInProduction)
    throw new EnvError(
      'TEST_PAYMENTS gives tickets away and does not run with NODE_ENV=production; allow-in-production says that it is meant',
    );
  // Browsers know the site alone; it hands the page on (app/api/payments/test).
  return [testPayments({ db, baseUrl: `${siteUrlOf(env)}/api`, isProduction, allowInProduction })];
}
