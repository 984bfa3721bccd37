import type { Journey, SearchResult } from '#contracts/reservations/index.ts';
import { chosenBefore, leavesTooEarly } from '#lib/booking/choose.ts';
import type { ChangeMinutes, ChosenTrips } from '#lib/booking/choose.ts';
import type { SearchQuery } from '#lib/booking/search-query.ts';
import { nextDay, nextJourney } from './next-best.ts';
import type { NextBest } from './next-best.ts';

/** Why a journey in the address can't be continued with. `class`: the ship still has seats, but not in that class. */
type LostReason = Exclude<Journey['state'], 'available'> | 'too-early' | 'class' | 'unknown';
export type LostChoice = {
  /** The bound of the search, from 0. */
  bound: number;
  why: LostReason;
  /** The journey's current state; null when there is no such journey on that day. */
  journey: Journey | null;
  next: NextBest | null;
};

/**
 * Choices in the address that the fresh search doesn't have any more: somebody else was faster, or the link is old. The
 * page must say so, because otherwise a choice would just vanish.
 */
export function lostChoices(
  query: SearchQuery,
  result: SearchResult,
  chosen: ChosenTrips,
  changeMinutes?: ChangeMinutes,
): LostChoice[] {
  return query.bounds.flatMap(({ choice }, bound): LostChoice[] => {
    const trip = result.trips[bound];
    const found = chosen.bounds[bound];
    if (!choice || !trip || found?.class === choice.class) return [];
    const journey = trip.journeys.find((each) => each.id === choice.journeyId) ?? null;
    if (found) return [{ bound, why: 'class', journey, next: null }];
    const before = chosenBefore(chosen.bounds, bound);
    const after = chosen.bounds.slice(bound + 1).find((each) => each !== null);
    const fits = (each: Journey) =>
      !leavesTooEarly(each, before, changeMinutes) &&
      (!after || Date.parse(each.arrivesAt) < Date.parse(after.journey.departsAt));
    const next = nextJourney(trip, journey, fits) ?? nextDay(trip, bound, query);
    return [{ bound, why: reasonOf(journey), journey, next }];
  });
}

function reasonOf(journey: Journey | null): LostReason {
  if (!journey) return 'unknown';
  // On sale but not accepted: only a ship that leaves before the previous one arrives.
  return journey.state === 'available' ? 'too-early' : journey.state;
}
