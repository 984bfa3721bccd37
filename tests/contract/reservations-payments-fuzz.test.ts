import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { onPostgres } from '#tests/fixtures/databases.ts';
import { money, online, type Shop, startShop } from '#tests/fixtures/payments.ts';
import { oneWay, PATIENT_MS, problemOf, stoppedClock, testSecrets } from '#tests/fixtures/reservations.ts';
import { tinyNetwork } from '#tests/fixtures/tiny-network.ts';

const UUID = '00000000-0000-4000-8000-000000000000';
const nasty = fc.oneof(
  fc.constantFrom(
    null,
    -1,
    0,
    1.5,
    1e308,
    2 ** 31,
    2 ** 53,
    '',
    ' ',
    '\u0000',
    '\ud800',
    [],
    {},
    true,
    "'; drop table reservations.payment; --",
    'javascript:alert(1)',
    'https://',
    '//evil.example',
    UUID,
    '2026-02-30',
    '9999-12-31',
    'AAAAAAA',
  ),
  fc.string({ unit: 'binary', maxLength: 200 }),
);

vi.setConfig({ testTimeout: PATIENT_MS, hookTimeout: PATIENT_MS });

onPostgres('D8 every payment endpoint', ({ kind, open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  let shop: Shop;

  beforeAll(async () => {
    opened = await open();
    const clock = stoppedClock('2026-11-21T10:00:00Z').now;
    shop = await startShop({
      db: opened.db,
      network: tinyNetwork({ legs: 2 }),
      clock,
      seed: `money ${kind}`,
    });
  });
  afterAll(async () => {
    await shop.stripe.close();
    await opened.close();
  });

  it('responds to malformed requests without a failure, and posts nothing', async () => {
    const hold = await shop.mustHold(oneWay('L1-20261122.0.2'));
    await shop.confirm(hold);
    const { reference } = hold.booking;
    const good: { method: string; path: string; token: string; body?: Record<string, unknown> }[] = [
      {
        method: 'POST',
        path: '/operator/payments',
        token: testSecrets.operatorToken,
        body: { reference, cents: 999, receipt: 'R' },
      },
      {
        method: 'POST',
        path: `/operator/refunds/${UUID}/paid`,
        token: testSecrets.operatorToken,
        body: { receipt: 'R' },
      },
      { method: 'POST', path: `/bookings/${reference}/payments`, token: hold.accessToken, body: online },
      { method: 'POST', path: `/payments/test/${UUID}`, token: '', body: { outcome: 'pay' } },
      {
        method: 'POST',
        path: '/payments/stripe/webhook',
        token: '',
        body: { id: 'evt', type: 'charge.refunded' },
      },
    ];
    const spoilt = fc
      .constantFrom(...good)
      .chain((endpoint) =>
        fc.tuple(fc.constant(endpoint), fc.constantFrom(...Object.keys(endpoint.body ?? {})), nasty),
      );
    await fc.assert(
      fc.asyncProperty(spoilt, async ([{ method, path, token, body }, field, by]) => {
        const answer = await shop.call(method, path, {
          token,
          key: shop.newKey(),
          body: { ...body, [field]: by },
        });
        expect(answer.status, answer.text).toBeLessThan(500);
        if (answer.status >= 400) expect(problemOf(answer).status).toBe(answer.status);
      }),
      { seed: 8, numRuns: 300 },
    );
    expect((await money(opened.db)).cash).toBe(0);
  });

  it('responds to any path and any query', async () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 40 }),
      fc.constantFrom('2026-11-21', 'due', 'csv', UUID),
    );
    const query = fc.dictionary(fc.constantFrom('from', 'to', 'format', 'state'), text);
    const endpoint = fc.oneof(
      fc.constantFrom('operator/ledger', 'operator/refunds'),
      text.map((each) => `payments/test/${encodeURIComponent(each)}`),
    );
    await fc.assert(
      fc.asyncProperty(endpoint, query, async (path, given) => {
        const url = `http://reservations/${path}?${new URLSearchParams(given)}`;
        const headers = { Authorization: `Bearer ${testSecrets.operatorToken}` };
        expect((await shop.service.fetch(new Request(url, { headers }))).status).toBeLessThan(500);
      }),
      { seed: 8, numRuns: 200 },
    );
  });
});
