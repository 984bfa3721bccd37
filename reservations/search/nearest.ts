import { addDays, dayRange } from '#foundation/dates/day.ts';
import type { DayOffer } from '#contracts/reservations/search.ts';
import type { Db } from '#reservations/kernel/rows.ts';
import type { AvailabilityQuery } from '#reservations/sailings/availability.ts';
import { dayOffer } from './day-offer.ts';
import { findJourneys, timetabled } from './find.ts';
import { isCancelled, type Path } from './paths.ts';
import type { Days } from './rides.ts';

type NearestQuery = { from: string; to: string; date: string };

/** Some lines sail once a week or not in winter, so the search continues in steps of this length. */
const STEP_DAYS = 30;
const STEPS = 5;

/** The closest days before and after with a journey whose sale has not closed, full or not. */
export async function nearestSailings(
  db: Db,
  trip: NearestQuery,
  query: AvailabilityQuery,
): Promise<string[]> {
  const { today } = query;
  const horizon = horizonOf(query);
  const before = await search('before');
  const after = await search('after');
  return [before, after].filter((day) => day !== null);

  async function search(way: 'before' | 'after'): Promise<string | null> {
    for (let step = 0; step < STEPS; step += 1) {
      const days = stepOf(way, step);
      if (days.last < days.first) return null;
      const paths = await timetabled(db, trip, days, query.catalogue);
      const sailing = paths.filter((path) => canBeBought(path, query.now)).map(dayOf);
      const [nearest] = way === 'before' ? sailing.toSorted().toReversed() : sailing.toSorted();
      if (nearest !== undefined) return nearest;
    }
    return null;
  }

  function stepOf(way: 'before' | 'after', step: number): Days {
    if (way === 'after') {
      const first = addDays(later(addDays(trip.date, 1), today), step * STEP_DAYS);
      return { first, last: earlier(addDays(first, STEP_DAYS - 1), horizon) };
    }
    const last = addDays(earlier(addDays(trip.date, -1), horizon), -step * STEP_DAYS);
    return { first: later(addDays(last, 1 - STEP_DAYS), today), last };
  }
}

/** The closest days before and after on which this party can buy: from the known week, or from further days. */
export async function nearestOpenDays(
  db: Db,
  trip: NearestQuery,
  week: readonly DayOffer[],
  query: AvailabilityQuery,
): Promise<DayOffer[]> {
  const known = closest(trip.date, week);
  if (known.length === 2) return known;
  const { nearestDays } = query.catalogue.search;
  const horizon = horizonOf(query);
  const middle = earlier(later(trip.date, query.today), horizon);
  const days = {
    first: later(addDays(middle, -nearestDays), query.today),
    last: earlier(addDays(middle, nearestDays), horizon),
  };
  const { journeys } = await findJourneys(db, trip, days, query);
  const byDay = Map.groupBy(journeys, ({ day }) => day);
  return closest(
    trip.date,
    dayRange(days.first, days.last).map((date) => dayOffer(date, byDay.get(date) ?? [], query.today)),
  );
}

export function horizonOf({ catalogue, today }: AvailabilityQuery): string {
  return addDays(today, catalogue.policy.horizonDays);
}

function closest(date: string, days: readonly DayOffer[]): DayOffer[] {
  const open = days.filter(({ state }) => state === 'open');
  const before = open.findLast((day) => day.date < date);
  const after = open.find((day) => day.date > date);
  return [before, after].filter((day) => day !== undefined);
}

function canBeBought(path: Path, now: Date): boolean {
  return path.every((piece) => !isCancelled(piece) && (piece.boarding.salesClose ?? 0) > now.getTime());
}

function dayOf(path: Path): string {
  return path[0]?.boarding.departsDay ?? '';
}

function later(a: string, b: string): string {
  return a > b ? a : b;
}

function earlier(a: string, b: string): string {
  return a < b ? a : b;
}
