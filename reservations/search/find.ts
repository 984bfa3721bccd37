import type { Db } from '#reservations/kernel/rows.ts';
import { ends } from '../sailings/journey.ts';
import {
  type Availability,
  availabilityOf,
  type AvailabilityQuery,
} from '#reservations/sailings/availability.ts';
import { tripId } from '#reservations/sailings/segment-id.ts';
import type { Segment } from '#reservations/sailings/segments.ts';
import { pathsBetween, type Path } from './paths.ts';
import { placesOn, type Places, tripOf } from './places.ts';
import { reachOf } from './reach.ts';
import { keptRides } from './kept-rides.ts';
import type { Days } from './rides.ts';

/** A journey that the timetable allows, with its availability for the party. */
export type FoundJourneys = {
  id: string;
  trips: Segment[];
  offer: Availability;
  /** Day of departure in local time. */
  day: string;
  departs: number;
  arrives: number;
};

/** Routes between two ports that the timetable allows on the requested days. */
export async function timetabled(
  db: Db,
  route: { from: string; to: string },
  days: Days,
  catalogue: AvailabilityQuery['catalogue'],
): Promise<Path[]> {
  const { changes, between } = reachOf(catalogue, route.from, route.to);
  if (changes === null || days.last < days.first) return [];
  const rides = await keptRides(db, { route, days, lines: between }, catalogue);
  return pathsBetween(
    rides,
    route,
    days,
    Math.max(changes, Math.min(1, catalogue.search.maxChanges)),
    catalogue,
  );
}

/**
 * Every journey of the requested days, soonest first, including those that nobody would choose, because a day's price
 * must not depend on what is shown. Two database queries, whatever the number of days, or three when ships have changed.
 */
export async function findJourneys(
  db: Db,
  route: { from: string; to: string },
  days: Days,
  query: AvailabilityQuery,
): Promise<{ journeys: FoundJourneys[]; places: Places }> {
  const paths = await timetabled(db, route, days, query.catalogue);
  const places = await placesOn(db, paths, query);
  const journeys = paths.map((path) =>
    foundOf(
      path.map((piece) => tripOf(piece, places)),
      query,
    ),
  );
  return { journeys: journeys.toSorted(inOrder), places };
}

/** The ids of the ships, joined to one: it identifies exactly the segments that will be booked. */
function journeyId(segments: readonly Segment[]): string {
  return segments.map(tripId).join('_');
}

function foundOf(segments: Segment[], query: AvailabilityQuery): FoundJourneys {
  const [first] = segments;
  const last = segments.at(-1);
  if (!first || !last) throw new Error('journey without segments');
  return {
    id: journeyId(segments),
    trips: segments,
    offer: availabilityOf(segments, query),
    day: first.day,
    departs: ends(first)[0].expectedDeparts ?? 0,
    arrives: ends(last)[1].expectedArrives ?? 0,
  };
}

function inOrder(a: FoundJourneys, b: FoundJourneys): number {
  return (
    a.departs - b.departs ||
    a.arrives - b.arrives ||
    a.trips.length - b.trips.length ||
    (a.id < b.id ? -1 : 1)
  );
}
