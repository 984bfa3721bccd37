import { Kysely, PostgresDialect } from 'kysely';
import { describe, expect, it } from 'vitest';
import { paymentsOf } from '#backend/reservations/payments.ts';
import { EnvError, readEnv } from '#foundation/env.ts';

const db = new Kysely<unknown>({
  dialect: new PostgresDialect({ pool: () => Promise.reject(new Error('nothing is asked here')) }),
});
const offered = (env: Record<string, string>) => paymentsOf(readEnv(env), db).map(({ name }) => name);
const card = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };

describe('D4 payment providers besides agencies', () => {
  it.each([
    ['make-believe without a word, on this machine', {}, ['test']],
    [
      'make-believe on this machine in production, too',
      { NODE_ENV: 'production', SITE_URL: 'http://127.0.0.1:3000' },
      ['test'],
    ],
    ['none without a word for a public host', { SITE_URL: 'https://meltemi.example' }, []],
    [
      'none for a host that only looks like this machine',
      { SITE_URL: 'https://localhost.meltemi.example' },
      [],
    ],
    ['none where they are switched off', { TEST_PAYMENTS: 'false' }, []],
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

  it('are off on a copy of real data, without an error', () => {
    expect(paymentsOf(readEnv(card), db, true)).toEqual([]);
    expect(paymentsOf(readEnv({}), db, true)).toEqual([]);
    expect(paymentsOf(readEnv({ ...card, TEST_PAYMENTS: 'true' }), db, true).map(({ name }) => name)).toEqual(
      ['test'],
    );
  });

  it.each([
    ['TEST_PAYMENTS', { TEST_PAYMENTS: 'true', NODE_ENV: 'production' }],
    ['TEST_PAYMENTS', { TEST_PAYMENTS: 'yes' }],
    ['TEST_PAYMENTS', { ...card, TEST_PAYMENTS: 'true' }],
    ['TEST_PAYMENTS', { ...card, TEST_PAYMENTS: 'allow-in-production', NODE_ENV: 'production' }],
    ['STRIPE_WEBHOOK_SECRET', { STRIPE_SECRET_KEY: 'sk_test_1' }],
    ['STRIPE_SECRET_KEY', { ...card, STRIPE_SECRET_KEY: 'pk_test_1' }],
    ['STRIPE_API_BASE', { ...card, STRIPE_API_BASE: 'localhost' }],
  ])('prevent the start if misconfigured, and name %s', (name, env) => {
    expect(() => offered(env)).toThrow(EnvError);
    expect(() => offered(env)).toThrow(new RegExp(`^${name} `));
  });
});
