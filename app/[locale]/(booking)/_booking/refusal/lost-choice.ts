import type { Journey, SearchResult, TripResult } from '#reservations/contract/index.ts';
import { daysBetween } from '#lib/dates/day.ts';
import { leavesTooEarly } from '#lib/booking/choose.ts';
import type { ChosenTrips } from '#lib/booking/choose.ts';
import type { SearchQuery } from '#lib/booking/search-query.ts';

export type Direction = 'out' | 'back';
/** Why a journey named in the address cannot be continued with. `class`: the ship still has places, but not in that class. */
export type LostReason = Exclude<Journey['state'], 'available'> | 'too-early' | 'class' | 'unknown';
/** The closest thing that this party can still buy. */
export type NextBest =
  | { kind: 'journey'; journey: Journey; class: 'ECO' | 'VIP'; cents: number }
  | { kind: 'day'; date: string; cents: number };
export type LostChoice = {
  direction: Direction;
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
  const [out, back] = result.trips;
  const lost = (direction: Direction, trip: TripResult | undefined): LostChoice[] => {
    const choice = direction === 'out' ? query.go : query.back;
    const found = chosen[direction];
    if (!choice || !trip || found?.class === choice.class) return [];
    const journey = trip.journeys.find((each) => each.id === choice.journeyId) ?? null;
    if (found) return [{ direction, why: 'class', journey, next: null }];
    const fits = (each: Journey) =>
      direction === 'out'
        ? chosen.back === null || Date.parse(each.arrivesAt) < Date.parse(chosen.back.journey.departsAt)
        : !leavesTooEarly(each, chosen.out);
    const next = nextJourney(trip, journey, fits) ?? nextDay(trip, direction, query);
    return [{ direction, why: reasonOf(journey), journey, next }];
  };
  return [...lost('out', out), ...(query.return ? lost('back', back) : [])];
}

function reasonOf(journey: Journey | null): LostReason {
  if (!journey) return 'unknown';
  // On sale and yet not chosen: only a way back that leaves before the way out arrives.
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

/** The closest day of the week with places, a later one before an earlier one, and never one that crosses the other way. */
function nextDay(trip: TripResult, direction: Direction, query: SearchQuery): NextBest | null {
  const allowed = (date: string) =>
    direction === 'back' ? date > query.date : query.return === null || date < query.return;
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
