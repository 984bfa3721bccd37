import type { TravelClass } from '#contracts/reservations/index.ts';
import { isDay } from '#foundation/dates/is-day.ts';
import { MAX_TRIPS } from './form/state.ts';
import type { InitialTrip } from './form/initial-trip.ts';
import { readParty, writeParty, type PartyQuery } from './party-query.ts';
import { all, first, type RawQuery } from './raw-query.ts';

/** Chosen journey of one bound. The class is ECO unless the traveller took another. */
export interface Choice {
  journeyId: string;
  class: TravelClass;
}

/** From one port to another on a day. `R` is the return journey of a return trip; every other bound is `A`. */
export interface Bound {
  from: string;
  to: string;
  date: string;
  direction: 'A' | 'R';
  choice: Choice | null;
}

/** Filters of the boards: only journeys without a change, or only those that take this party's vehicles. */
const boardFilters = ['direct', 'vehicle'] as const;
export type BoardFilter = (typeof boardFilters)[number];

/** A whole search with its choices. It is kept in the address, so reload, Back and shared links work. */
export interface SearchQuery extends PartyQuery {
  /** One; two for a return trip, the second `R`; or up to six legs in travel order. */
  bounds: readonly Bound[];
  promo: string;
  /** The active filters; absent when there are none. */
  only?: readonly BoardFilter[];
}

type Missing = 'from' | 'to' | 'date' | 'return';
export type ReadQuery = { kind: 'complete'; query: SearchQuery } | { kind: 'incomplete'; missing: Missing[] };

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
 * The legs of an address, with `from`, `to` and `date` repeated. A leg that starts where the previous one ends may
 * leave `from` empty; empty rows are dropped. Parsed leniently: callers validate the result.
 */
export function readLegs(raw: RawQuery): { from: string; to: string; date: string }[] {
  const [from, to, date] = [all(raw, 'from'), all(raw, 'to'), all(raw, 'date')];
  const count = Math.min(MAX_TRIPS, Math.max(from.length, to.length, date.length));
  const legs: { from: string; to: string; date: string }[] = [];
  for (let index = 0; index < count; index += 1) {
    const leg = { to: (to[index] ?? '').toUpperCase(), date: date[index] ?? '' };
    if (index > 0 && leg.to === '' && leg.date === '') continue;
    legs.push({ from: (from[index] ?? '').toUpperCase() || (legs.at(-1)?.to ?? ''), ...leg });
  }
  return legs;
}

/**
 * Reads `/booking/sailings?…`. For a search that the form couldn't have sent, the result lists what is missing. Without
 * `way`, a link with a `return` is a return trip and one without is one-way; several legs never have a return.
 */
export function readSearchQuery(raw: RawQuery): ReadQuery {
  const legs = readLegs(raw);
  const way = first(raw, 'way');
  const back = first(raw, 'return');
  const wantsReturn = way === 'return' || (way !== 'one' && legs.length < 2 && back !== undefined);
  const wantedLegs = way === 'one' || wantsReturn ? legs.slice(0, 1) : legs;
  const missing = new Set<Missing>();
  let earliest = '';
  for (const { from, to, date } of wantedLegs.length > 0 ? wantedLegs : [{ from: '', to: '', date: '' }]) {
    if (!isPort(from)) missing.add('from');
    if (!isPort(to) || to === from) missing.add('to');
    if (!isDay(date) || date < earliest) missing.add('date');
    else earliest = date;
  }
  if (wantsReturn && (!back || !isDay(back) || back < earliest)) missing.add('return');
  if (missing.size > 0) return { kind: 'incomplete', missing: [...missing] };

  const go = [all(raw, 'go'), all(raw, 'goClass')] as const;
  const bounds: Bound[] = wantedLegs.map((leg, index) => ({
    ...leg,
    direction: 'A',
    choice: choice(go[0][index], go[1][index]),
  }));
  const [out] = bounds;
  if (wantsReturn && out && back)
    bounds.push({
      from: out.to,
      to: out.from,
      date: back,
      direction: 'R',
      choice: choice(first(raw, 'back'), first(raw, 'backClass')),
    });
  const only = boardFilters.filter((filter) => all(raw, 'only').includes(filter));
  return {
    kind: 'complete',
    query: {
      bounds,
      ...readParty(raw),
      promo: first(raw, 'promo')?.slice(0, 40) ?? '',
      ...(only.length > 0 && { only }),
    },
  };
}

const isPort = (code: string) => /^[A-Z]{3}$/.test(code);

function choice(journeyId: string | undefined, travelClass: string | undefined): Choice | null {
  if (!journeyId || journeyId === '-') return null;
  return { journeyId, class: travelClass === 'VIP' ? 'VIP' : 'ECO' };
}

/** The query of a search. Equal searches give equal queries. */
export function writeSearchQuery(query: SearchQuery): URLSearchParams {
  const params = new URLSearchParams();
  const legs = query.bounds.filter(({ direction }) => direction === 'A');
  const back = query.bounds.find(({ direction }) => direction === 'R');
  for (const name of ['from', 'to', 'date'] as const) for (const leg of legs) params.append(name, leg[name]);
  if (back) params.set('return', back.date);
  writeParty(params, query);
  if (query.promo) params.set('promo', query.promo);
  for (const filter of query.only ?? []) params.append('only', filter);
  const chosen = legs.map((leg) => leg.choice);
  if (chosen.some((each) => each !== null)) {
    for (const each of chosen) params.append('go', each?.journeyId ?? '-');
    if (chosen.some((each) => each?.class === 'VIP'))
      for (const each of chosen) params.append('goClass', each?.class ?? 'ECO');
  }
  if (back?.choice) {
    params.set('back', back.choice.journeyId);
    if (back.choice.class !== 'ECO') params.set('backClass', back.choice.class);
  }
  return params;
}
