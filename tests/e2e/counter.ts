import { expect } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { addDays } from '#foundation/dates/day.ts';
import { HoldResult, Network, Quote, SearchResult } from '#contracts/reservations/index.ts';
import type { Journey, Party, PassengerDetails, SearchRequest } from '#contracts/reservations/index.ts';

/** Actions at an agency and in the office, through the service's API: bookings are made and paid, sailings cancelled. */

type Who = Pick<PassengerDetails, 'surname' | 'given' | 'birthDate' | 'gender'>;
type Sold = { reference: string; quote: Quote; journeys: Journey[] };

/**
 * Days come from the service, so that this never goes out of date: the first day from `after` days on with all these
 * routes, each with a ship that sails as scheduled.
 */
export async function openWays(
  ways: readonly { from: string; to: string; afterDays: number }[],
  party: Party,
  after: number,
): Promise<{ dates: string[]; journeys: Journey[][] }> {
  const { today, horizon } = await fetchJson('/network', Network);
  for (let day = addDays(today, after); day < addDays(horizon, -30); day = addDays(day, 3)) {
    const trips = ways.map(({ from, to, afterDays }) => ({ from, to, date: addDays(day, afterDays) }));
    const found = await search(trips, party);
    const journeys = found.trips.map((trip) =>
      trip.journeys.filter(
        ({ state, legs: [leg, another] }) =>
          state === 'available' && leg !== undefined && !leg.from.plannedAt && !another,
      ),
    );
    if (journeys.every((each) => each.length > 0)) return { dates: trips.map(({ date }) => date), journeys };
  }
  throw new Error('no day on which all these ships can be booked');
}

export function search(trips: SearchRequest['trips'], party: Party): Promise<SearchResult> {
  return fetchJson('/search', SearchResult, { trips, party });
}

/** An unpaid booking. */
export async function reserve(journeys: Journey[], people: readonly Who[], party: Party): Promise<Sold> {
  const segments = journeys.flatMap(({ legs }, index) =>
    legs.map(({ tripId }) => ({ tripId, class: 'ECO', direction: index === 0 ? 'A' : 'R' })),
  );
  const { totalCents } = await fetchJson('/quotes', Quote, { segments, party });
  const held = await fetchJson('/holds', HoldResult, {
    segments,
    party,
    expectedTotalCents: totalCents,
    locale: 'el',
  });
  const { reference, quote } = held.booking;
  const details = {
    passengers: people.map((who) => ({ ...who, nationality: 'GR' })),
    vehicles: party.vehicles.map((_, index) => ({ plate: `ΡΟΑ 452${index}`, driver: 0 })),
    contact: { email: 'eleni@example.gr', phone: null, refused: false },
  };
  const confirmed = await asStaff(`/operator/bookings/${reference}/confirm`, details);
  expect(confirmed.status, await confirmed.clone().text()).toBe(200);
  return { reference, quote, journeys };
}

/** Pays a booking as an agency does. */
export async function payAtAgency({ reference, quote }: Pick<Sold, 'reference' | 'quote'>): Promise<void> {
  const receipt = `A-${reference}`;
  const paid = await asStaff('/operator/payments', { reference, cents: quote.totalCents, receipt });
  expect(paid.status, await paid.clone().text()).toBe(200);
}

/** A paid booking with its tickets. */
export async function sell(journeys: Journey[], people: readonly Who[], party: Party): Promise<Sold> {
  const sold = await reserve(journeys, people, party);
  await payAtAgency(sold);
  return sold;
}

/** The office reports that a ship does not sail. */
export function cancelSailing(sailingId: string): Promise<void> {
  return reportDisruption({ kind: 'cancel', sailingId });
}

/** The office reports what strong winds do to a sailing. */
export async function reportDisruption(
  what: { sailingId: string } & (
    | { kind: 'cancel' }
    | { kind: 'delay'; delayMinutes: number }
    | { kind: 'move-quay'; seq: number; quayId: string }
  ),
): Promise<void> {
  const text = { el: 'Λόγω ισχυρών ανέμων.', en: 'Because of strong winds.' };
  const report = await asStaff('/operator/disruptions', { ...what, cause: 'weather', text });
  expect(report.status, await report.clone().text()).toBe(201);
}

async function asStaff(path: string, body: object): Promise<Response> {
  const file = await readFile(join(process.env.E2E_DATA_DIR ?? '', 'secrets.json'), 'utf8');
  const { operatorToken } = v.parse(v.object({ operatorToken: v.string() }), JSON.parse(file));
  return post(path, body, operatorToken);
}

async function fetchJson<S extends v.GenericSchema>(
  path: string,
  schema: S,
  body?: object,
  token?: string,
): Promise<v.InferOutput<S>> {
  const answer = body ? await post(path, body, token) : await fetch(`${address()}${path}`);
  expect(answer.ok, `${path} ${answer.status}`).toBe(true);
  return v.parse(schema, await answer.json());
}

function post(path: string, body: object, token?: string): Promise<Response> {
  return fetch(`${address()}${path}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': randomUUID(),
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
}

const address = () => `${process.env.E2E_BACKEND_URL}/reservations`;
