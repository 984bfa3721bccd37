import type { Journey, SearchResult, TripResult } from '#reservations/contract/index.ts';
import { daysBetween } from '#lib/dates/day.ts';
import { chosenBefore, leavesTooEarly } from '#lib/booking/choose.ts';
import type { ChosenTrips } from '#lib/booking/choose.ts';
import type { SearchQuery } from '#lib/booking/search-query.ts';

/** Why a journey named in the address cannot be continued with. `class`: the ship still has places, but not in that class. */
export type LostReason = Exclude<Journey['state'], 'available'> | 'too-early' | 'class' | 'unknown';
/** The closest thing that this party can still buy. */
export type NextBest =
  | { kind: 'journey'; journey: Journey; class: 'ECO' | 'VIP'; cents: number }
  | { kind: 'day'; date: string; cents: number };
export type LostChoice = {
  /** Which way of the search, from 0. */
  way: number;
  why: LostReason;
  /** The journey as it is now; null when there is no such journey on that day. */
  journey: Journey | null;
  next: NextBest | null;
};

/**
 * What the address names and the fresh search does not give any more: somebody else was faster, or the link is old. The page
 * must say so, because otherwise a choice would only vanish.
 */
export function lostChoices(query: SearchQuery, result: SearchResult, chosen: ChosenTrips): LostChoice[] {
  return query.ways.flatMap(({ choice }, way): LostChoice[] => {
    const trip = result.trips[way];
    const found = chosen.ways[way];
    if (!choice || !trip || found?.class === choice.class) return [];
    const journey = trip.journeys.find((each) => each.id === choice.journeyId) ?? null;
    if (found) return [{ way, why: 'class', journey, next: null }];
    const before = chosenBefore(chosen.ways, way);
    const after = chosen.ways.slice(way + 1).find((each) => each !== null);
    const fits = (each: Journey) =>
      !leavesTooEarly(each, before) &&
      (!after || Date.parse(each.arrivesAt) < Date.parse(after.journey.departsAt));
    const next = nextJourney(trip, journey, fits) ?? nextDay(trip, way, query);
    return [{ way, why: reasonOf(journey), journey, next }];
  });
}

function reasonOf(journey: Journey | null): LostReason {
  if (!journey) return 'unknown';
  // On sale and yet not chosen: only a ship that leaves before the one before it arrives.
  return journey.state === 'available' ? 'too-early' : journey.state;
}

/** The ship of the same day that leaves closest to the lost one. */
function nextJourney(
  trip: TripResult,
  lost: Journey | null,
  fits: (journey: Journey) => boolean,
): NextBest | null {
  const wanted = Date.parse(lost?.departsAt ?? trip.journeys[0]?.departsAt ?? '');
  const [nearest] = trip.journeys
    .filter((journey) => journey.state === 'available' && journey.id !== lost?.id && fits(journey))
    .toSorted((a, b) => distance(a, wanted) - distance(b, wanted));
  const offer = nearest?.classes.find((each) => each.totalCents !== null);
  if (!nearest || offer?.totalCents == null) return null;
  return { kind: 'journey', journey: nearest, class: offer.class, cents: offer.totalCents };
}

function distance(journey: Journey, moment: number): number {
  return Math.abs(Date.parse(journey.departsAt) - moment);
}

/** The closest day of the week with places, a later one before an earlier one, and never one that crosses another way. */
function nextDay(trip: TripResult, way: number, query: SearchQuery): NextBest | null {
  const before = query.ways[way - 1]?.date ?? '';
  const after = query.ways[way + 1]?.date;
  const allowed = (date: string) => date > before && (after === undefined || date < after);
  const [nearest] = trip.week
    .filter((day) => day.state === 'open' && day.date !== trip.date && allowed(day.date))
    .toSorted((a, b) => daysFrom(trip.date, a.date) - daysFrom(trip.date, b.date));
  return nearest?.lowestCents == null
    ? null
    : { kind: 'day', date: nearest.date, cents: nearest.lowestCents };
}

/** Whole days, with half a day against those before. */
function daysFrom(wanted: string, day: string): number {
  const days = daysBetween(wanted, day);
  return days < 0 ? 0.5 - days : days;
}
