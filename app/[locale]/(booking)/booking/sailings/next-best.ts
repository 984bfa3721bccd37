import { daysBetween } from '#foundation/dates/day.ts';
import type { SearchQuery } from '#lib/booking/search-query.ts';
import type { Journey, TravelClass, TripResult } from '#contracts/reservations/index.ts';

/** The closest journey that this party can still buy. */
export type NextJourney = { kind: 'journey'; journey: Journey; class: TravelClass; cents: number };
export type NextBest = NextJourney | { kind: 'day'; date: string; cents: number };

/** The ship of the same day that leaves closest to one that can't be taken. `fits`: whether it can be taken at all. */
export function nextJourney(
  trip: Pick<TripResult, 'journeys'>,
  lost: Journey | null,
  fits: (journey: Journey) => boolean,
): NextJourney | null {
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

/** The closest day with places, preferring later days, and never one that conflicts with another bound. */
export function nextDay(trip: TripResult, bound: number, query: SearchQuery): NextBest | null {
  const before = query.bounds[bound - 1]?.date ?? '';
  const after = query.bounds[bound + 1]?.date;
  const allowed = (date: string) => date > before && (after === undefined || date < after);
  const [nearest] = [...trip.week, ...(trip.reason?.days ?? [])]
    .filter((day) => day.state === 'open' && day.date !== trip.date && allowed(day.date))
    .toSorted((a, b) => daysFrom(trip.date, a.date) - daysFrom(trip.date, b.date));
  return nearest?.lowestCents == null
    ? null
    : { kind: 'day', date: nearest.date, cents: nearest.lowestCents };
}

/** Distance in days, plus half a day for earlier ones. */
function daysFrom(wanted: string, day: string): number {
  const days = daysBetween(wanted, day);
  return days < 0 ? 0.5 - days : days;
}
