import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { onEachDatabase } from '#tests/fixtures/databases.ts';
import {
  adults,
  details,
  inventory,
  oneWay,
  PATIENT_MS,
  problemOf,
  type Service,
  startService,
  stoppedClock,
} from '#tests/fixtures/reservations.ts';
import { tinyNetwork } from '#tests/fixtures/tiny-network.ts';

const TRIP = 'L1-20261122.0.2';
const nasty = fc.oneof(
  fc.constantFrom(
    null,
    -1,
    0,
    1e308,
    2 ** 53,
    '',
    ' ',
    '\u0000',
    '\ud800',
    "'; drop table reservations.booking; --",
    '２０２６-１１-２２',
    '2026-02-30',
    '0000-01-01',
    '9999-12-31',
    'AAA',
    'ZZZ',
    'ADT',
    'L1-20261122.2.0',
    'L1-20261122.0.99',
    [],
    {},
    true,
  ),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.jsonValue({ maxDepth: 2 }),
);

/** Every path of a JSON value, so that any part of a good request can be spoilt. */
function pathsOf(value: unknown, path: (string | number)[] = []): (string | number)[][] {
  if (typeof value !== 'object' || value === null) return [path];
  return [
    path,
    ...Object.entries(value).flatMap(([key, each]) =>
      pathsOf(each, [...path, Array.isArray(value) ? Number(key) : key]),
    ),
  ];
}

function spoil(value: unknown, path: (string | number)[], by: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return by;
  if (Array.isArray(value)) return value.map((each, index) => (index === key ? spoil(each, rest, by) : each));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, name === key ? spoil(each, rest, by) : each]),
  );
}

vi.setConfig({ testTimeout: PATIENT_MS, hookTimeout: PATIENT_MS });

onEachDatabase('every door', ({ kind, open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  let shop: Service;

  beforeAll(async () => {
    opened = await open();
    const clock = stoppedClock('2026-11-21T10:00:00Z').now;
    shop = await startService({
      db: opened.db,
      network: tinyNetwork({ legs: 2 }),
      clock,
      seed: `fuzz ${kind}`,
    });
  });
  afterAll(() => opened.close());

  it('answers spoilt requests with a problem or an answer, never with a failure, and takes nothing', async () => {
    const hold = await shop.mustHold(oneWay('L1-20261123.0.1'));
    const before = await inventory(opened.db);
    const good = [
      {
        path: '/search',
        body: { trips: [{ from: 'AAA', to: 'CCC', date: '2026-11-22' }], party: adults(1) },
      },
      { path: '/quotes', body: oneWay(TRIP) },
      { path: '/holds', body: { ...oneWay(TRIP), expectedTotalCents: 1, locale: 'el' } },
      {
        path: `/bookings/${hold.booking.reference}/confirm`,
        body: { ...details(1), contact: { email: null, phone: null, refused: false } },
      },
    ];
    const spoilt = fc.constantFrom(...good).chain(({ path, body }) =>
      fc.record({
        path: fc.constant(path),
        body: fc.constant(body),
        at: fc.constantFrom(...pathsOf(body)),
        by: nasty,
      }),
    );
    await fc.assert(
      fc.asyncProperty(spoilt, async ({ path, body, at, by }) => {
        const answer = await shop.call('POST', path, {
          body: spoil(body, at, by),
          token: hold.accessToken,
          key: shop.newKey(),
        });
        expect(answer.status, answer.text).toBeLessThan(500);
        if (answer.status >= 400) expect(problemOf(answer).status).toBe(answer.status);
      }),
      { seed: 7, numRuns: 400 },
    );
    expect(await inventory(opened.db)).toEqual(before);
  });

  it('answers any query and any path', async () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 40 }),
      fc.constantFrom('AAA', '2026-11-22', '2026-11', '9'),
    );
    const query = fc.dictionary(
      fc.constantFrom(
        'from',
        'to',
        'port',
        'date',
        'month',
        'adults',
        'children',
        'vehicles',
        'pets',
        'surname',
      ),
      text,
    );
    const door = fc.oneof(
      fc.constantFrom('calendar', 'departures', 'ways', 'bookings/AAAAAAA'),
      text.map((each) => `bookings/${encodeURIComponent(each)}`),
    );
    await fc.assert(
      fc.asyncProperty(door, query, async (path, given) => {
        const answer = await shop.call('GET', `/${path}?${new URLSearchParams(given)}`, {
          caller: JSON.stringify(given).replace(/[^\x20-\x7e]/g, ''),
        });
        expect(answer.status, answer.text).toBeLessThan(500);
      }),
      { seed: 7, numRuns: 200 },
    );
  });
});
