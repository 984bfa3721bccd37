import { expect } from '@playwright/test';
import type { BrowserContext } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { ACCESS_COOKIE, readAccess } from '#lib/booking/access.ts';
import { addDays } from '#foundation/dates/day.ts';
import { HoldResult, Network, Quote, SearchResult } from '#contracts/reservations/index.ts';
import type { Journey, Party, SearchRequest } from '#contracts/reservations/index.ts';

/** Another customer: changes to the inventory while the test's traveller looks at a page. */
const adult = { category: 'ADT' } as const;
const car = { category: 'CAR1' } as const;
const withCar: Party = { passengers: [adult, adult], vehicles: [car], pets: [] };

export type CarTrip = { date: string; back: string; journeys: Journey[] };

/** A distant day on which two ships with space for a car go from Rhodes to Symi, and one returns two days later. */
export async function dayWithTwoShips(): Promise<CarTrip> {
  const { today, horizon } = await fetchJson('/network', Network);
  // In steps of five days, so that every weekday is tried; the other browser tests book within the next months.
  for (let date = addDays(today, 120); date < addDays(horizon, -2); date = addDays(date, 5)) {
    const back = addDays(date, 2);
    const { trips } = await search([
      { from: 'RHO', to: 'SYM', date },
      { from: 'SYM', to: 'RHO', date: back },
    ]);
    const [out = [], home = []] = trips.map((trip) =>
      trip.journeys.filter((each) => each.state === 'available'),
    );
    if (out.length > 1 && home.length > 0) return { date, back, journeys: out };
  }
  throw new Error('no day with two ships for a car from Rhodes to Symi');
}

/** Passengers for whom a part of the car deck is reserved: one each for four cars leaves no space at all. */
export const islanders: Party = {
  passengers: Array.from({ length: 4 }, () => ({ category: 'ADT' as const, entitlement: 'ISL' })),
  vehicles: [car],
  pets: [],
};

/** Holds every remaining car space of a journey with such a party; returns a function that releases them. */
export async function takeAllCars(journey: Journey, party: Party = withCar): Promise<() => Promise<void>> {
  const taken: HoldResult[] = [];
  let left = journey.carsFree ?? 0;
  while (left > 0) {
    const cars = Math.min(left, 4);
    left -= cars;
    taken.push(await hold(journey, { ...party, vehicles: Array.from({ length: cars }, () => car) }));
  }
  return async () => {
    for (const { booking, accessToken } of taken) await release(booking.reference, accessToken);
  };
}

/** Ends the hold of a browser, as expiry would. */
export async function releaseHoldOf(context: BrowserContext, reference: string): Promise<void> {
  const cookie = (await context.cookies()).find(({ name }) => name === ACCESS_COOKIE);
  const access = readAccess(decodeURIComponent(cookie?.value ?? '')).find(
    (each) => each.reference === reference,
  );
  if (access?.credential.kind !== 'token') throw new Error(`the browser cannot open ${reference}`);
  await release(reference, access.credential.token);
}

async function hold(journey: Journey, party: Party): Promise<HoldResult> {
  const segments = journey.legs.map(({ tripId }) => ({ tripId, class: 'ECO', direction: 'A' }));
  const { totalCents } = await fetchJson('/quotes', Quote, { segments, party });
  return fetchJson('/holds', HoldResult, { segments, party, expectedTotalCents: totalCents, locale: 'el' });
}

async function release(reference: string, token: string): Promise<void> {
  const answer = await fetch(`${address()}/bookings/${reference}/hold`, {
    method: 'DELETE',
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(answer.status, `release of ${reference}`).toBe(200);
}

function search(trips: SearchRequest['trips']): Promise<SearchResult> {
  return fetchJson('/search', SearchResult, { trips, party: withCar });
}

export async function fetchJson<S extends v.GenericSchema>(
  path: string,
  schema: S,
  body?: object,
): Promise<v.InferOutput<S>> {
  const answer = await fetch(
    `${address()}${path}`,
    body && {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() },
      body: JSON.stringify(body),
    },
  );
  return v.parse(schema, await answer.json());
}

const address = () => `${process.env.E2E_BACKEND_URL}/reservations`;
