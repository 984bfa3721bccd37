import { weekdays } from '#foundation/dates/weekdays.ts';
import type { SearchRequest, TripResult } from '#contracts/reservations/search.ts';
import type { Db } from '#reservations/kernel/rows.ts';
import type { AvailabilityQuery } from '#reservations/sailings/availability.ts';
import { dayOffer } from './day-offer.ts';
import { type FoundJourneys, findJourneys } from './find.ts';
import { journeyOf } from './journey.ts';
import { nearestSailings } from './nearest.ts';
import { reasonFor } from './reason.ts';
import { daysOfReturn } from './with-return.ts';
import { worthwhile } from './worthwhile.ts';

type RequestedJourney = SearchRequest['trips'][number];

/**
 * The journeys of each trip with the week around it, and alternatives when none of them can be bought. The trips are
 * meant to be made one after the other: a journey that leaves before the previous one can arrive is marked.
 */
export async function searchJourneys(
  db: Db,
  trips: readonly RequestedJourney[],
  query: AvailabilityQuery,
): Promise<TripResult[]> {
  const results: TripResult[] = [];
  let arrival = Number.NEGATIVE_INFINITY;
  const returns = daysOfReturn(trips, query.catalogue);
  for (const [index, trip] of trips.entries()) {
    const { result, earliestArrival } = await searchTrip(db, trip, query, arrival, returns[index]);
    results.push(result);
    arrival = earliestArrival;
  }
  return results;
}

async function searchTrip(
  db: Db,
  trip: RequestedJourney,
  query: AvailabilityQuery,
  after: number,
  dayOfReturn: string | undefined,
): Promise<{ result: TripResult; earliestArrival: number }> {
  const { today, catalogue } = query;
  const week = weekdays({ today, from: trip.date, around: true });
  const days = { first: week[0] ?? trip.date, last: week.at(-1) ?? trip.date };
  const around = await findJourneys(db, trip, days, query);
  const past = { first: trip.date, last: trip.date };
  const day = trip.date < today ? await findJourneys(db, trip, past, query) : around;
  const found = day.journeys.filter((each) => each.day === trip.date);
  const shown = worthwhile(found);
  const bookable = found.filter(({ offer: availability }) => availability.lowestCents !== null);
  const offers = week.map((date) => dayOffer(date, around.journeys, today));
  const result: TripResult = {
    ...trip,
    week: offers,
    journeys: shown.map((each) => ({
      ...journeyOf(each, day.places, query, dayOfReturn),
      ...(isTooEarly(each, after, catalogue.minConnection(trip.from)) && { isTooEarly: true }),
    })),
    nearest: shown.length > 0 ? [] : await nearestSailings(db, trip, query),
    reason: bookable.length > 0 ? null : await reasonFor(db, trip, found, offers, query),
  };
  return { result, earliestArrival: Math.min(...bookable.map((each) => each.arrives)) };
}

/** Infinity when nothing of the previous trip can be bought: then the order is not checked. */
function isTooEarly(journey: FoundJourneys, after: number, minutes: number): boolean {
  return Number.isFinite(after) && journey.departs < after + minutes * 60_000;
}
