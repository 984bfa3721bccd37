import type { Kysely } from 'kysely';
import { type Env, EnvError } from '#foundation/env.ts';
import { cardPayments, type PaymentProvider, testPayments } from '#reservations/index.ts';
import { siteUrlOf } from '#foundation/site-url.ts';

/**
 * The payment providers besides agencies, from the environment; by default test payments on this machine, and none elsewhere.
 * @param isCopy of real data: then no card is charged or refunded
 * @throws EnvError if the card provider is only partly configured, or if test payments would run in production or beside it
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

/** Whether test payments, which take no money, are offered. @throws EnvError if that would give tickets away by mistake */
export function hasTestPayments(env: Env, isCopy = false): boolean {
  const { TEST_PAYMENTS, STRIPE_SECRET_KEY, NODE_ENV } = env;
  if (TEST_PAYMENTS === undefined) return !isCopy && !STRIPE_SECRET_KEY && isThisMachine(siteUrlOf(env));
  if (TEST_PAYMENTS === 'false') return false;
  if (STRIPE_SECRET_KEY && !isCopy)
    throw new EnvError('TEST_PAYMENTS gives tickets away and cannot be combined with a card provider');
  if (NODE_ENV === 'production' && TEST_PAYMENTS !== 'allow-in-production')
    throw new EnvError(
      'TEST_PAYMENTS gives tickets away and does not run with NODE_ENV=production; set it to allow-in-production if that is intended',
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
  // Browsers only know the site, which proxies the page (app/api/payments/test).
  const baseUrl = `${siteUrlOf(env)}/api`;
  return [
    testPayments({ db, baseUrl, isProduction: env.NODE_ENV === 'production', allowInProduction: true }),
  ];
}
