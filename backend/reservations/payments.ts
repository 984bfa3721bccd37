import type { Kysely } from 'kysely';
import { type Env, EnvError } from '#foundation/env.ts';
import { cardPayments, type PaymentProvider, testPayments } from '#reservations/index.ts';
import { siteUrlOf } from '#foundation/site-url.ts';

/**
 * Where travellers can pay beside an agency, as the environment says; by default make-believe payments on this machine, and none elsewhere.
 * @param isCopy of real data: then nobody's card is charged or refunded
 * @throws EnvError when the card provider is configured by half, or make-believe payments would run in production or beside it
 */
export function paymentsOf(env: Env, db: Kysely<unknown>, isCopy = false): PaymentProvider[] {
  const cards = card(env);
  return [...(isCopy ? [] : cards), ...test(env, db, isCopy)];
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

/** Whether payments that take no money are offered. @throws EnvError where they would give tickets away by mistake */
export function hasTestPayments(env: Env, isCopy = false): boolean {
  const { TEST_PAYMENTS, STRIPE_SECRET_KEY, NODE_ENV } = env;
  if (TEST_PAYMENTS === undefined) return !isCopy && !STRIPE_SECRET_KEY && isThisMachine(siteUrlOf(env));
  if (TEST_PAYMENTS === 'false') return false;
  if (STRIPE_SECRET_KEY && !isCopy)
    throw new EnvError('TEST_PAYMENTS gives tickets away and is not offered beside a card provider');
  if (NODE_ENV === 'production' && TEST_PAYMENTS !== 'allow-in-production')
    throw new EnvError(
      'TEST_PAYMENTS gives tickets away and does not run with NODE_ENV=production; allow-in-production says that it is meant',
    );
  return true;
}

/** A site that only a browser on the same machine can open: a demonstration or a developer's. */
function isThisMachine(siteUrl: string): boolean {
  const { hostname } = new URL(siteUrl);
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '[::1]' ||
    /^127\.\d+\.\d+\.\d+$/.test(hostname)
  );
}

function test(env: Env, db: Kysely<unknown>, isCopy: boolean): PaymentProvider[] {
  if (!hasTestPayments(env, isCopy)) return [];
  // Browsers know the site alone; it hands the page on (app/api/payments/test).
  const baseUrl = `${siteUrlOf(env)}/api`;
  return [
    testPayments({ db, baseUrl, isProduction: env.NODE_ENV === 'production', allowInProduction: true }),
  ];
}
