import { expect } from '@playwright/test';
import type { BrowserContext } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { ACCESS_COOKIE, withAccess } from '#lib/booking/access.ts';
import { addDays } from '#foundation/dates/day.ts';
import { Booking, HoldResult, Network, Quote, SearchResult } from '#contracts/reservations/index.ts';
import { pathOf } from './booking-steps.ts';
import type { Locale } from './booking-steps.ts';

export const payer = { surname: 'Μανουσάκη', given: 'Ειρήνη', year: '1984', gender: 'F' } as const;

export type Started = { reference: string; token: string; /** The page of the provider. */ address: string };

/** One traveller from Rhodes to Symi who has filled in everything and is at the test payment provider. */
export async function startPayment(
  context: BrowserContext,
  site: string | undefined,
  locale: Locale,
  email: string | null = null,
): Promise<Started> {
  if (!site) throw new Error('baseURL is not set');
  const party = { passengers: [{ category: 'ADT' }], vehicles: [], pets: [] };
  const segments = [{ tripId: await openTrip(party), class: 'ECO', direction: 'A' }];
  const { totalCents } = await fetchJson('/quotes', Quote, { segments, party });
  const held = await fetchJson('/holds', HoldResult, {
    segments,
    party,
    expectedTotalCents: totalCents,
    locale,
  });
  const { reference } = held.booking;
  const page = `${site}${pathOf(locale, `/booking/payment?ref=${reference}`)}`;
  const { payment } = await fetchJson(
    `/bookings/${reference}/confirm`,
    Booking,
    {
      passengers: [
        {
          surname: payer.surname,
          given: payer.given,
          gender: payer.gender,
          nationality: 'GR',
          birthDate: `${payer.year}-09-12`,
        },
      ],
      vehicles: [],
      contact: { email, phone: null, refused: email === null },
      payment: { method: 'test', returnUrl: page, cancelUrl: `${page}&note=gaveUp` },
    },
    held.accessToken,
  );
  await context.addCookies([
    {
      name: ACCESS_COOKIE,
      value: encodeURIComponent(
        withAccess(undefined, { reference, credential: { kind: 'token', token: held.accessToken } }),
      ),
      url: site,
    },
  ]);
  return { reference, token: held.accessToken, address: payment?.redirectUrl ?? '' };
}

/** The booking as the service has it. */
export function bookingOf({ reference, token }: Started): Promise<Booking> {
  return fetchJson(`/bookings/${reference}`, Booking, undefined, token);
}

/** Pays at the provider as if in another tab. */
export async function payElsewhere(address: string): Promise<void> {
  const answer = await fetch(address, {
    method: 'POST',
    body: new URLSearchParams({ outcome: 'pay' }),
    redirect: 'manual',
  });
  expect(answer.status).toBe(303);
}

async function openTrip(party: object): Promise<string> {
  const { today } = await fetchJson('/network', Network);
  for (let days = 50; days < 90; days += 1) {
    const date = addDays(today, days);
    const { trips } = await fetchJson('/search', SearchResult, {
      trips: [{ from: 'RHO', to: 'SYM', date }],
      party,
    });
    const open = trips[0]?.journeys.find((each) => each.state === 'available' && each.legs.length === 1);
    const tripId = open?.legs[0]?.tripId;
    if (tripId) return tripId;
  }
  throw new Error('no ship from Rhodes to Symi in forty days');
}

async function fetchJson<S extends v.GenericSchema>(
  path: string,
  schema: S,
  body?: object,
  token?: string,
): Promise<v.InferOutput<S>> {
  const answer = await fetch(`${process.env.E2E_BACKEND_URL}/reservations${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(body && { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() }),
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return v.parse(schema, await answer.json());
}
