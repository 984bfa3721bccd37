import { sql } from 'kysely';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays } from '#foundation/dates/day.ts';
import { athensDay } from '#foundation/dates/athens.ts';
import { HoldResult, Quote } from '#contracts/reservations/index.ts';
import { onPostgres, type OpenDatabase } from '#tests/fixtures/databases.ts';
import { details, inventory, oneWay, PATIENT_MS } from '#tests/fixtures/reservations.ts';
import { type ServiceProcess, startServiceProcess } from '#tests/fixtures/reservations-child.ts';

const SEATS = 10;
const LEGS = 6;
const BUYERS = 500;

onPostgres('D4 three backends sell one ship', ({ open }) => {
  let opened: OpenDatabase;
  let backends: ServiceProcess[] = [];
  const sailing = `L1-${addDays(athensDay(new Date()), 2).replaceAll('-', '')}`;

  beforeAll(async () => {
    opened = await open();
    // One after the other: the first migrates and loads the network.
    for (let index = 0; index < 3; index += 1)
      backends.push(await startServiceProcess(opened.url ?? '', SEATS));
  });
  afterAll(async () => {
    await Promise.all(backends.map((backend) => backend.stop()));
    await opened.close();
  });

  const backendOf = (index: number) => {
    const backend = backends[index % backends.length];
    if (!backend) throw new Error('no backend runs');
    return backend;
  };

  /** On a busy machine the service may be too busy, too, and says so; people press again. */
  const callUntilAnswered = async (index: number, ...request: Parameters<ServiceProcess['call']>) => {
    for (;;) {
      const answer = await backendOf(index).call(...request);
      if (answer?.status !== 503) return answer;
    }
  };

  it(
    `sell the last ${SEATS} seats of ${LEGS} legs to a valid, maximal set of ${BUYERS} buyers`,
    { timeout: PATIENT_MS },
    async () => {
      const trips = Array.from({ length: BUYERS }, (_, index) => {
        const from = (index * 7) % LEGS;
        return { from, to: from + 1 + ((index * 5) % (LEGS - from)), seats: 1 + (index % 3) };
      });
      const prices = new Map<string, number>();
      const priceOf = async (request: ReturnType<typeof oneWay>) => {
        const key = JSON.stringify(request);
        const known = prices.get(key);
        if (known !== undefined) return known;
        const answer = await callUntilAnswered(0, 'POST', '/quotes', { body: request });
        const { totalCents } = v.parse(Quote, answer?.json);
        prices.set(key, totalCents);
        return totalCents;
      };
      const bodies = [];
      for (const { from, to, seats } of trips) {
        const request = oneWay(`${sailing}.${from}.${to}`, seats);
        bodies.push({ ...request, expectedTotalCents: await priceOf(request), locale: 'el' });
      }

      // Everybody clicks at once and, impatiently, a second time on another backend.
      const clicks = await Promise.all(
        bodies.map((body, index) =>
          Promise.all(
            [0, 1].map((click) =>
              callUntilAnswered(index + click, 'POST', '/holds', { body, key: `buyer-number-${index}` }),
            ),
          ),
        ),
      );
      const won = clicks.map((pair) => pair.some((answer) => answer?.status === 201));
      for (const pair of clicks) {
        expect(pair.map((answer) => answer?.status).every((status) => status === 201 || status === 409)).toBe(
          true,
        );
        const holds = pair.filter((answer) => answer?.status === 201).map((answer) => answer?.json);
        expect(new Set(holds.map((hold) => JSON.stringify(hold))).size).toBeLessThanOrEqual(1);
      }

      const aboard = Array.from({ length: LEGS }, (_, leg) =>
        trips.reduce(
          (sum, trip, index) => sum + (won[index] && trip.from <= leg && leg < trip.to ? trip.seats : 0),
          0,
        ),
      );
      expect(aboard.every((seats) => seats <= SEATS)).toBe(true);
      expect((await seatLegs()).map(({ held }) => held)).toEqual(aboard);
      const wronged = trips.filter(
        (trip, index) =>
          !won[index] && aboard.slice(trip.from, trip.to).every((seats) => seats + trip.seats <= SEATS),
      );
      expect(wronged).toEqual([]);

      // All winners confirm at once, each on another backend than the one that made the hold.
      const confirmed = await Promise.all(
        clicks.map(async (pair, index) => {
          const answer = pair.find((each) => each?.status === 201);
          if (!answer) return null;
          const { booking, accessToken } = v.parse(HoldResult, answer.json);
          return callUntilAnswered(index + 2, 'POST', `/bookings/${booking.reference}/confirm`, {
            body: details(trips[index]?.seats ?? 0),
            key: `confirm-number-${index}`,
            token: accessToken,
          });
        }),
      );
      expect(confirmed.filter((answer) => answer !== null).every(({ status }) => status === 200)).toBe(true);
      expect((await seatLegs()).map(({ sold, held }) => [sold, held])).toEqual(
        aboard.map((seats) => [seats, 0]),
      );
      const { rows } = await sql<{ cents: number; open: number }>`
        select coalesce(sum(cents), 0)::integer as cents, (select count(*)::integer from reservations.booking
          where state = 'held') as open from reservations.ledger_entry`.execute(opened.db);
      expect(rows).toEqual([{ cents: 0, open: 0 }]);
    },
  );

  async function seatLegs() {
    return (await inventory(opened.db)).filter(
      (leg) => leg.sailing === sailing && leg.resource === 'SEAT_ECO',
    );
  }
});
