import type { HoldRequest, Quote as QuoteType } from '#contracts/reservations/booking.ts';
import { Quote } from '#contracts/reservations/booking.ts';
import type { Party } from '#contracts/reservations/party.ts';
import { Network } from '#contracts/reservations/network.ts';
import { type Journey, SearchResult } from '#contracts/reservations/search.ts';
import { addDays, daysBetween } from '#foundation/dates/day.ts';
import { type Call, Breach, expectResponse } from './probe.ts';

const FIRST_DAYS = [2, 9, 20, 40, 70];
const ONE_ADULT: Party = { passengers: [{ category: 'ADT' }], vehicles: [], pets: [] };

/** Test data for the checks: a direct journey that can be bought, found as a traveller would find it. */
export type World = {
  network: Network;
  from: string;
  to: string;
  date: string;
  journey: Journey;
  /** One adult in economy on that journey. */
  request: Pick<HoldRequest, 'segments' | 'party'>;
  quote: QuoteType;
  operatorToken: string;
};

/** @throws Breach when no port sells a direct journey on any of the days tried */
export async function findWorld(call: Call, operatorToken: string): Promise<World> {
  const network = expectResponse(await call('GET', '/network'), 200, Network);
  const span = daysBetween(network.today, network.horizon);
  for (const days of FIRST_DAYS.filter((each) => each <= span))
    for (const { code: from, destinations } of network.ports)
      for (const to of destinations.slice(0, 2)) {
        const date = addDays(network.today, days);
        const journey = (await journeysOf(call, from, to, date)).find(isBuyable);
        if (journey)
          return { network, from, to, date, journey, operatorToken, ...(await priced(call, journey)) };
      }
  throw new Breach('no direct journey is for sale on any of the days tried');
}

export async function journeysOf(call: Call, from: string, to: string, date: string): Promise<Journey[]> {
  const body = { trips: [{ from, to, date }], party: ONE_ADULT };
  const { trips } = expectResponse(await call('POST', '/search', { body }), 200, SearchResult);
  return trips[0]?.journeys ?? [];
}

function isBuyable({ state, legs, classes }: Journey): boolean {
  const economy = classes.find((each) => each.class === 'ECO');
  return (
    state === 'available' && legs.length === 1 && (economy?.free ?? 0) >= 2 && economy?.totalCents !== null
  );
}

async function priced(call: Call, journey: Journey) {
  const request: World['request'] = {
    segments: journey.legs.map(({ tripId }) => ({ tripId, class: 'ECO', direction: 'A' })),
    party: ONE_ADULT,
  };
  const quote = expectResponse(await call('POST', '/quotes', { body: request }), 200, Quote);
  return { request, quote };
}
