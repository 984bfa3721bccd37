import type { BrowserContext } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { ACCESS_COOKIE, withAccess } from '#lib/booking/access.ts';
import { addDays } from '#foundation/dates/day.ts';
import { Booking, HoldResult, Network, Quote, SearchResult } from '#contracts/reservations/index.ts';
import type { Journey, Party } from '#contracts/reservations/index.ts';

/** Bookings made through the service's API, for tests that start with an existing booking. */
export type Sold = { reference: string; token: string };

const katina = {
  surname: 'Παπαδοπούλου',
  given: 'Κατίνα',
  gender: 'F',
  nationality: 'GR',
  birthDate: '1979-09-12',
};

/** A party for tests in which it doesn't matter: one adult, with or without a car. */
export const onFoot: Party = { passengers: [{ category: 'ADT' }], vehicles: [], pets: [] };
export const withCar: Party = { ...onFoot, vehicles: [{ category: 'CAR1' }] };

/**
 * The ships of a day from Rhodes to Symi that take this party, at more than one price; cheapest first. `after`: days
 * from today.
 */
export async function cheapestFirst(party: Party, after: number): Promise<Journey[]> {
  const { today, horizon } = await fetchJson('/network', Network);
  for (let date = addDays(today, after); date < horizon; date = addDays(date, 3)) {
    const { trips } = await fetchJson('/search', SearchResult, {
      trips: [{ from: 'RHO', to: 'SYM', date }],
      party,
    });
    const journeys = (trips[0]?.journeys ?? []).filter(
      ({ state, legs }) => state === 'available' && legs.length === 1,
    );
    const sorted = journeys.toSorted((a, b) => priceOf(a) - priceOf(b));
    const [cheapest] = sorted;
    const dearest = sorted.at(-1);
    if (cheapest && dearest && priceOf(cheapest) < priceOf(dearest)) return sorted;
  }
  throw new Error('no day with two ships from Rhodes to Symi');
}

export type Segment = { tripId: string; class: 'ECO'; direction: 'A' | 'R'; way?: number };
export type Held = Sold & { totalCents: number };

/** A hold without travellers' details, at the current price. */
export async function hold(segments: readonly Segment[], party: Party): Promise<Held> {
  const { totalCents } = await fetchJson('/quotes', Quote, { segments, party });
  const { booking, accessToken: token } = await fetchJson('/holds', HoldResult, {
    segments,
    party,
    expectedTotalCents: totalCents,
    locale: 'el',
  });
  return { reference: booking.reference, token, totalCents };
}

/** Ends a hold, as expiry would. */
export async function release({ reference, token }: Sold): Promise<void> {
  const answer = await fetch(`${process.env.E2E_BACKEND_URL}/reservations/bookings/${reference}/hold`, {
    method: 'DELETE',
    headers: { Authorization: `Bearer ${token}` },
  });
  if (!answer.ok) throw new Error(`${reference} was not released: ${answer.status}`);
}

/** The segments of an outbound journey in economy. Ships with a change between them share their bound. */
export function oneWay({ legs }: Journey): Segment[] {
  const way = legs.length > 1 ? { way: 0 } : {};
  return legs.map(({ tripId }) => ({ tripId, class: 'ECO', direction: 'A', ...way }));
}

/** A paid one-way booking in economy. */
export async function sell(journey: Journey, party: Party): Promise<Sold> {
  const { reference, token, totalCents } = await hold(oneWay(journey), party);
  const operatorToken = await staffToken();
  await fetchJson(
    `/operator/bookings/${reference}/confirm`,
    Booking,
    {
      passengers: party.passengers.map(() => katina),
      vehicles: party.vehicles.map(() => ({ plate: 'ΡΟΑ 4521', driver: 0 })),
      contact: { email: 'katina@example.gr', phone: null, refused: false },
    },
    operatorToken,
  );
  const payment = { reference, cents: totalCents, receipt: `A-${reference}` };
  await fetchJson('/operator/payments', Booking, payment, operatorToken);
  return { reference, token };
}

/** The token of staff at an agency, which makes verification codes unnecessary. */
export async function staffToken(): Promise<string> {
  const file = await readFile(join(process.env.E2E_DATA_DIR ?? '', 'secrets.json'), 'utf8');
  return v.parse(v.object({ operatorToken: v.string() }), JSON.parse(file)).operatorToken;
}

/** Gives the browser the cookie that opens the booking. */
export async function openIn(context: BrowserContext, { reference, token }: Sold): Promise<void> {
  const value = withAccess(undefined, { reference, credential: { kind: 'token', token } });
  await context.addCookies([
    {
      name: ACCESS_COOKIE,
      value: encodeURIComponent(value),
      domain: 'localhost',
      path: '/',
      httpOnly: true,
    },
  ]);
}

export function readSold({ reference, token }: Sold): Promise<v.InferOutput<typeof Booking>> {
  return fetchJson(`/bookings/${reference}`, Booking, undefined, token);
}

/** Restores the inventory. */
export async function cancelBooking({ reference, token }: Sold): Promise<void> {
  const { actions } = await readSold({ reference, token });
  const expectedRefundCents = actions?.cancel?.refundCents ?? 0;
  await fetchJson(`/bookings/${reference}/cancellation`, Booking, { expectedRefundCents }, token);
}

function priceOf({ classes }: Journey): number {
  return classes.find((offer) => offer.class === 'ECO')?.totalCents ?? Infinity;
}

/** Calls an endpoint of the service and checks its response against the contract. */
export async function fetchJson<S extends v.GenericSchema>(
  path: string,
  schema: S,
  body?: object,
  token?: string,
): Promise<v.InferOutput<S>> {
  const answer = await fetch(`${process.env.E2E_BACKEND_URL}/reservations${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': randomUUID(),
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return v.parse(schema, await answer.json());
}
