import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import { addDays } from '#foundation/dates/day.ts';
import { sumCents } from '#foundation/money/cents.ts';
import { type Journey, SearchResult } from '#contracts/reservations/index.ts';
import { loadNetwork } from '#reservations/index.ts';
import { onEachDatabase } from '#tests/fixtures/databases.ts';
import {
  connects,
  fareOf,
  isDominated,
  sailingsOf,
  type Way,
  waysOf,
} from '#tests/fixtures/journey-oracle.ts';
import { linesNetwork, type PlannedLine } from '#tests/fixtures/lines-network.ts';
import {
  adults,
  PATIENT_MS,
  type Service,
  startService,
  stoppedClock,
} from '#tests/fixtures/reservations.ts';

const NOW = '2026-11-21T05:00:00Z';
const TODAY = '2026-11-21';
const CODES = ['AAA', 'BBB', 'CCC', 'DDD', 'EEE', 'FFF'];
const SEATS = 3;
const HORIZON = 8;
const PARTY = 2;
const DUES = 100;
const RULES = { minutes: 30, nightMinutes: 600 };

vi.setConfig({ testTimeout: PATIENT_MS, hookTimeout: PATIENT_MS });

const start = fc.integer({ min: 10, max: 34 }).map((halfHours) => halfHours * 30);
const legs = fc.array(
  fc.integer({ min: 1, max: 6 }).map((times) => times * 20),
  { minLength: 3, maxLength: 3 },
);
const weekdays = fc.constantFrom('1234567', '1234567', '12357', '246').map((days) => [...days].map(Number));
const times = fc.record({ starts: start, legs, weekdays });
const anyLine = fc
  .tuple(times, fc.shuffledSubarray(CODES, { minLength: 2, maxLength: 4 }))
  .map(([given, ports]) => ({ ...given, ports }));
/** Lines that lead from AAA to FFF with one change, or with exactly two. */
const chains = [
  [
    ['AAA', 'BBB', 'CCC'],
    ['CCC', 'DDD', 'FFF'],
    ['BBB', 'FFF'],
    ['AAA', 'DDD', 'CCC'],
  ],
  [
    ['AAA', 'BBB'],
    ['BBB', 'CCC', 'DDD'],
    ['DDD', 'FFF'],
    ['BBB', 'DDD'],
  ],
];
const chain = fc
  .tuple(fc.constantFrom(...chains), fc.array(times, { minLength: 4, maxLength: 4 }))
  .map(([ports, given]) => given.map((each, index) => ({ ...each, ports: ports[index] ?? [] })));
const world = fc.record({
  lines: fc
    .tuple(chain, fc.array(anyLine, { maxLength: 2 }))
    .map(([needed, others]) =>
      [...needed, ...others].map((each, index): PlannedLine => ({ ...each, id: `L${index}` })),
    ),
  prices: fc.array(
    fc.integer({ min: 5, max: 50 }).map((euros) => euros * 100),
    { minLength: 36, maxLength: 36 },
  ),
  /** Legs on which two of the three seats are taken, by line, leg and day. */
  full: fc.array(fc.tuple(fc.nat(5), fc.nat(1), fc.integer({ min: 1, max: 4 })), {
    minLength: 6,
    maxLength: 30,
  }),
  offset: fc.integer({ min: 1, max: 3 }),
});
type World = typeof world extends fc.Arbitrary<infer W> ? W : never;

const centsIn = (prices: number[]) => (from: string, to: string) =>
  prices[CODES.indexOf(from) * 6 + CODES.indexOf(to)] ?? 1000;

/** Trip ids of a journey as segments for quotes and holds. */
const asSegments = (id: string) => id.split('_').map((tripId) => ({ tripId, class: 'ECO', direction: 'A' }));

onEachDatabase('D6 journeys with changes, compared with brute force', ({ kind, open }) => {
  const clock = stoppedClock(NOW);
  let opened: Awaited<ReturnType<typeof open>>;
  let shop: Service;

  beforeAll(async () => {
    opened = await open();
    shop = await startService({
      db: opened.db,
      network: linesNetwork([{ id: 'L0', ports: ['AAA', 'BBB'], starts: 480, legs: [60] }]),
      clock: clock.now,
      seed: `connections ${kind}`,
    });
  });
  afterAll(() => opened.close());

  async function build({ lines, prices, full }: World) {
    const cents = centsIn(prices);
    await sql`truncate reservations.booking, reservations.idempotency cascade`.execute(opened.db);
    const search = { nightStopMinutes: RULES.nightMinutes, maxChanges: 2 };
    await loadNetwork(opened.db, linesNetwork(lines, { seats: SEATS, horizonDays: HORIZON, search, cents }));
    await shop.service.maintain();
    const sailings = sailingsOf(lines, TODAY, addDays(TODAY, HORIZON));
    const blocked = new Set<string>();
    for (const [index, leg, day] of full) {
      const sailing = `L${index}-${addDays(TODAY, day).replaceAll('-', '')}`;
      blocked.add(`${sailing}.${leg}`);
      await sql`update reservations.leg_inventory set blocked = ${SEATS - 1}::integer
        where sailing_id = ${sailing} and leg_no = ${leg}::integer`.execute(opened.db);
    }
    return { sailings, blocked };
  }

  async function search(from: string, to: string, date: string) {
    const body = { trips: [{ from, to, date }], party: adults(PARTY) };
    const [trip] = v.parse(SearchResult, (await shop.call('POST', '/search', { body })).json).trips;
    if (!trip) throw new Error('no trip in the answer');
    return trip;
  }

  const seen = { changes: [0, 0, 0], soldOut: 0, hidden: 0 };

  it('finds exactly the journeys worth showing, at the price of a quote, and every one of them can be held', async () => {
    await fc.assert(
      fc.asyncProperty(world, async (given) => {
        const made = await build(given);
        for (const [from, to] of [
          ['AAA', 'FFF'],
          ['AAA', 'DDD'],
          ['BBB', 'FFF'],
        ] as const)
          await compare(given, made, from, to);
      }),
      { seed: 11, numRuns: 8 },
    );
    // The generated worlds covered all cases.
    expect(Math.min(...seen.changes, seen.soldOut, seen.hidden)).toBeGreaterThan(0);
  });

  async function compare(
    given: World,
    { sailings, blocked }: Awaited<ReturnType<typeof build>>,
    from: string,
    to: string,
  ) {
    const date = addDays(TODAY, given.offset);
    const changes = connects(given.lines, from, to, 1) ? 1 : 2;
    const fits = (way: Way) =>
      way.parts.every((part) =>
        Array.from({ length: part.to - part.from }, (_, n) => part.from + n).every(
          (leg) => !blocked.has(`${part.sailing.id}.${leg}`),
        ),
      );
    const cents = centsIn(given.prices);
    const priced = (day: string) =>
      waysOf(sailings, from, to, day, { ...RULES, changes }).map((way) => ({
        ...way,
        cents: fits(way) ? PARTY * sumCents(way.parts.map((part) => fareOf(part, cents) + DUES)) : null,
      }));
    const all = priced(date);
    const expected = all.filter((way) => !isDominated(way, all)).map(({ id, cents }) => ({ id, cents }));
    const found = await search(from, to, date);
    const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);
    const totalOf = (journey: Journey) => journey.classes[0]?.totalCents ?? null;
    expect(found.journeys.map((each) => ({ id: each.id, cents: totalOf(each) })).toSorted(byId)).toEqual(
      expected.toSorted(byId),
    );
    seen.hidden += all.length - expected.length;
    for (const journey of found.journeys) {
      seen.changes[journey.legs.length - 1] = (seen.changes[journey.legs.length - 1] ?? 0) + 1;
      seen.soldOut += journey.state === 'sold-out' && journey.legs.length > 1 ? 1 : 0;
      expect(journey.state).toBe(totalOf(journey) === null ? 'sold-out' : 'available');
      expect(journey.fullLeg === undefined).toBe(totalOf(journey) !== null);
      if (journey.fullLeg) {
        const { tripId, from: start, resource, free } = journey.fullLeg;
        expect(journey.id.split('_')).toContain(tripId);
        expect([start.length, resource, free]).toEqual([3, 'SEAT_ECO', 1]);
      }
      const request = { segments: asSegments(journey.id), party: adults(PARTY) };
      const held = await shop.hold(request);
      expect(held.status).toBe(totalOf(journey) === null ? 409 : 201);
      await sql`update reservations.leg_inventory set held = 0`.execute(opened.db);
    }
    expect(found.reason === null).toBe(expected.some((each) => each.cents !== null));
    for (const cell of found.week) {
      const prices = priced(cell.date).flatMap((way) => way.cents ?? []);
      expect([cell.date, cell.lowestCents]).toEqual([
        cell.date,
        cell.date <= addDays(TODAY, HORIZON) && prices.length > 0 && cell.date > TODAY
          ? Math.min(...prices)
          : cell.date > TODAY
            ? null
            : cell.lowestCents,
      ]);
    }
  }
});
