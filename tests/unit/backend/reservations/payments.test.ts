import { Kysely, PostgresDialect } from 'kysely';
import { describe, expect, it } from 'vitest';
import { paymentsOf } from '#backend/reservations/payments.ts';
import { EnvError, readEnv } from '#lib/env.ts';

const db = new Kysely<unknown>({
  dialect: new PostgresDialect({ pool: () => Promise.reject(new Error('nothing is asked here')) }),
});
const offered = (env: Record<string, string>) => paymentsOf(readEnv(env), db).map(({ name }) => name);
const card = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };

describe('D4 ways to pay beside an agency', () => {
  it.each([
    ['none without a word', {}, []],
    ['cards with both secrets', card, ['card']],
    ['make-believe where it is asked for', { TEST_PAYMENTS: 'true' }, ['test']],
    ['cards in production', { ...card, NODE_ENV: 'production' }, ['card']],
    [
      'make-believe in production when that is meant',
      { TEST_PAYMENTS: 'allow-in-production', NODE_ENV: 'production' },
      ['test'],
    ],
  ])('are %s', (_, env, names) => {
    expect(offered(env)).toEqual(names);
  });

  it.each([
    ['TEST_PAYMENTS', { TEST_PAYMENTS: 'true', NODE_ENV: 'production' }],
    ['TEST_PAYMENTS', { TEST_PAYMENTS: 'yes' }],
    ['STRIPE_WEBHOOK_SECRET', { STRIPE_SECRET_KEY: 'sk_test_1' }],
    ['STRIPE_SECRET_KEY', { ...card, STRIPE_SECRET_KEY: 'pk_test_1' }],
    ['STRIPE_API_BASE', { ...card, STRIPE_API_BASE: 'localhost' }],
  ])('refuse a start that would be wrong, and name %s', (name, env) => {
    expect(() => offered(env)).toThrow(EnvError);
    expect(() => offered(env)).toThrow(new RegExp(`^${name} `));
  });
});
