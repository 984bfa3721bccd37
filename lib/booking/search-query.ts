import { vehicleCategories } from '#reservations/contract/index.ts';
import type { TravelClass, VehicleCategory } from '#reservations/contract/index.ts';
import { isDay } from '#lib/dates/is-day.ts';
import { allowedCounts, allowedVehicles } from './party.ts';
import type { InitialTrip } from './initial-trip.ts';
import type { PassengerCounts } from './state.ts';

/** What Next hands to a page: a value, several of the same name, or nothing. */
export type RawQuery = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Chosen journey of one direction. The class is ECO unless the traveller took another. */
export interface Choice {
  journeyId: string;
  class: TravelClass;
}

/** A whole search and what was chosen in it. It lives in the address, so reload, Back and a shared link all work. */
export interface SearchQuery {
  from: string;
  to: string;
  date: string;
  /** null = one way. */
  return: string | null;
  passengers: PassengerCounts;
  vehicles: readonly VehicleCategory[];
  promo: string;
  go: Choice | null;
  back: Choice | null;
}

export type ReadQuery =
  | { kind: 'complete'; query: SearchQuery }
  | { kind: 'incomplete'; missing: ('from' | 'to' | 'date' | 'return')[] };

/** First value of a name; empty counts as absent. */
export function first(raw: RawQuery, name: string): string | undefined {
  const value = raw[name];
  const text = typeof value === 'string' ? value : value?.[0];
  return text === undefined || text.trim() === '' ? undefined : text.trim();
}

/** Reads the party of an address: `adults=2&children=1&vehicles=CAR1&vehicles=MO1` (or `vehicles=CAR1,MO1`). Never fails. */
export function readParty(raw: RawQuery): {
  passengers: PassengerCounts;
  vehicles: readonly VehicleCategory[];
} {
  const count = (name: string, fallback: number) => Number(first(raw, name) ?? fallback);
  const given = raw['vehicles'];
  const words = (typeof given === 'string' ? [given] : (given ?? [])).flatMap((text) => text.split(','));
  return {
    passengers: allowedCounts({
      adults: count('adults', 1),
      children: count('children', 0),
      infants: count('infants', 0),
    }),
    vehicles: allowedVehicles(
      words.flatMap((word) => vehicleCategories.filter((category) => category === word.trim())),
    ),
  };
}

/** Deep and campaign links (C8): `/booking?from=RHO&to=SYM&date=…&return=…`. */
export function readInitialTrip(raw: RawQuery): InitialTrip {
  return {
    from: first(raw, 'from')?.toUpperCase(),
    to: first(raw, 'to')?.toUpperCase(),
    date: first(raw, 'date'),
    return: first(raw, 'return'),
    oneWay: first(raw, 'way') === 'one',
  };
}

/**
 * Reads `/booking/sailings?…`. A search that the form could not have sent names what it lacks. Without `way`, a link with a
 * `return` is a return trip and one without is one way.
 */
export function readSearchQuery(raw: RawQuery): ReadQuery {
  const trip = readInitialTrip(raw);
  const wantsReturn = first(raw, 'way') === 'return' || (!trip.oneWay && trip.return !== undefined);
  const missing: ('from' | 'to' | 'date' | 'return')[] = [];
  const port = (code: string | undefined) => (code && /^[A-Z]{3}$/.test(code) ? code : undefined);
  const day = (text: string | undefined) => (text && isDay(text) ? text : undefined);
  const from = port(trip.from);
  const to = port(trip.to);
  const date = day(trip.date);
  const back = wantsReturn ? day(trip.return) : undefined;
  if (!from) missing.push('from');
  if (!to || to === from) missing.push('to');
  if (!date) missing.push('date');
  if (wantsReturn && (!back || (date !== undefined && back < date))) missing.push('return');
  if (!from || !to || !date || missing.length > 0) return { kind: 'incomplete', missing };
  return {
    kind: 'complete',
    query: {
      from,
      to,
      date,
      return: back ?? null,
      ...readParty(raw),
      promo: first(raw, 'promo')?.slice(0, 40) ?? '',
      go: choice(raw, 'go'),
      back: choice(raw, 'back'),
    },
  };
}

function choice(raw: RawQuery, name: 'go' | 'back'): Choice | null {
  const journeyId = first(raw, name);
  if (journeyId === undefined) return null;
  return { journeyId, class: first(raw, `${name}Class`) === 'VIP' ? 'VIP' : 'ECO' };
}

/** The address of a search, the same for the same search. */
export function writeSearchQuery(query: SearchQuery): URLSearchParams {
  const params = new URLSearchParams({ from: query.from, to: query.to, date: query.date });
  if (query.return) params.set('return', query.return);
  params.set('adults', String(query.passengers.adults));
  if (query.passengers.children > 0) params.set('children', String(query.passengers.children));
  if (query.passengers.infants > 0) params.set('infants', String(query.passengers.infants));
  for (const category of query.vehicles) params.append('vehicles', category);
  if (query.promo) params.set('promo', query.promo);
  for (const name of ['go', 'back'] as const) {
    const chosen = query[name];
    if (!chosen) continue;
    params.set(name, chosen.journeyId);
    if (chosen.class !== 'ECO') params.set(`${name}Class`, chosen.class);
  }
  return params;
}
