import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { loadSecrets } from '#backend/secrets.ts';
import { athensDay } from '#foundation/dates/athens.ts';
import { addDays } from '#foundation/dates/day.ts';
import { HoldResult, Quote, SearchResult } from '#contracts/reservations/index.ts';
import { startBackend } from '#tests/fixtures/backend-process.ts';
import { freePort } from '#tests/fixtures/free-port.ts';
import { details, oneWay } from '#tests/fixtures/reservations.ts';
import { proofOf } from '#tests/fixtures/unpaid-seats.ts';
import { quantile, record, show } from '../lake/numbers.ts';
import { withDatabases } from '../lake/store-databases.ts';

/*
 * Response times for 50 buyers who search, get a quote, hold and sometimes book, at a seeded backend over HTTP, for a minute
 * without pauses. The argument `pglite` or `postgres` selects one database; a number after it sets the seconds.
 */
const BUYERS = 50;
const TOO_LONG_MS = 5_000;
const ROUTES = [
  ['RHO', 'SYM'],
  ['SYM', 'RHO'],
  ['RHO', 'KOS'],
  ['KOS', 'KAL'],
] as const;
const PARTY = { passengers: [{ category: 'ADT' }], vehicles: [], pets: [] };

const [only, seconds = '60'] = process.argv.slice(2);
const rows = [
  ['database', 'endpoint', 'responses', 'refused', 'p50, ms', 'p95, ms', 'p99, ms', 'max, ms', 'over 5 s'],
];

await withDatabases(async (databases) => {
  for (const { kind, make } of databases) {
    if (only !== undefined && only !== kind) continue;
    const place = await make();
    const folder = kind === 'pglite' ? place : await databases.find((each) => each.kind === 'pglite')?.make();
    const port = String(await freePort());
    const backend = await startBackend({
      BACKEND_PORT: port,
      DATA_DIR: folder ?? '',
      SEED: 'true',
      SEED_PASSWORD: 'a-password-of-the-bench',
      REVALIDATE_SECRET: 'a-secret-of-the-bench',
      ...(kind === 'postgres' && { DATABASE_URL: place }),
    });
    const { dataKey } = await loadSecrets(folder ?? '');
    const waits = await buyFor(Number(seconds) * 1_000, `http://127.0.0.1:${port}/reservations`, dataKey);
    await backend.stop();
    for (const [what, { times, refused }] of waits) {
      const sorted = times.toSorted((a, b) => a - b);
      const at = (part: number) => show(quantile(sorted, part));
      const late = sorted.filter((time) => time > TOO_LONG_MS).length;
      rows.push([
        kind,
        what,
        String(sorted.length),
        String(refused),
        at(0.5),
        at(0.95),
        at(0.99),
        show(sorted.at(-1) ?? NaN),
        String(late),
      ]);
    }
  }
});
record('reservations-waits', rows);

async function buyFor(forMs: number, url: string, dataKey: string) {
  const waits = new Map<string, { times: number[]; refused: number }>();
  const end = performance.now() + forMs;

  async function buyer(number: number): Promise<void> {
    const address = `buyer.${number}@example.com`;
    for (let round = 0; performance.now() < end; round += 1) {
      const post = async (what: string, path: string, body: object, token?: string): Promise<unknown> => {
        const began = performance.now();
        const answer = await fetch(`${url}${path}`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'idempotency-key': randomUUID(),
            'x-forwarded-for': `10.${number}.${round % 250}.1`,
            'contact-proof': proofOf(address, new Date(), dataKey),
            ...(token && { authorization: `Bearer ${token}` }),
          },
          body: JSON.stringify(body),
        });
        const read: unknown = await answer.json();
        const own = waits.get(what) ?? { times: [], refused: 0 };
        waits.set(what, own);
        own.times.push(performance.now() - began);
        if (!answer.ok) own.refused += 1;
        if (answer.status >= 500)
          throw new Error(`${path} answered ${answer.status}: ${JSON.stringify(read)}`);
        return answer.ok ? read : null;
      };
      const [from, to] = ROUTES[(number + round) % ROUTES.length] ?? ROUTES[0];
      const date = addDays(athensDay(new Date()), 3 + ((number * 7 + round) % 25));
      const found = v.safeParse(
        SearchResult,
        await post('search', '/search', { party: PARTY, trips: [{ from, to, date }] }),
      );
      const leg = found.success && found.output.trips[0]?.journeys[0]?.legs[0];
      if (!leg) continue;
      const way = oneWay(leg.tripId);
      const price = v.safeParse(Quote, await post('quote', '/quotes', way));
      if (!price.success) continue;
      const wanted = { ...way, expectedTotalCents: price.output.totalCents, locale: 'el' };
      const held = v.safeParse(HoldResult, await post('hold', '/holds', wanted));
      if (!held.success || round % 4 !== 0) continue;
      const { booking, accessToken } = held.output;
      const given = { ...details(1), contact: { email: address, phone: null, refused: false } };
      await post('confirm', `/bookings/${booking.reference}/confirm`, given, accessToken);
    }
  }

  await Promise.all(Array.from({ length: BUYERS }, (_, number) => buyer(number)));
  return waits;
}
