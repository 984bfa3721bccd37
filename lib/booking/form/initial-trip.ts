import { isDay } from '#foundation/dates/is-day.ts';
import { emptyTrip, MAX_TRIPS, reachable } from './state.ts';
import type { FormPort, Trip } from './state.ts';

/** The trip in a deep link, a campaign link or a stored session. Untrusted input. */
export interface InitialTrip {
  from?: string | undefined;
  to?: string | undefined;
  date?: string | undefined;
  return?: string | undefined;
  oneWay?: boolean | undefined;
}

/**
 * Prefills a trip (C8). Unknown ports, unreachable destinations, impossible and past days are dropped one by one, and
 * so is a return day before the departure day. The check in the specification compared that date with itself, so it
 * never took effect.
 */
function tripFromInitial(
  id: number,
  initial: InitialTrip,
  allPorts: readonly FormPort[],
  today: string,
): Trip {
  const trip = emptyTrip(id, allPorts, today);
  const from = initial.from && trip.availableFromPorts.includes(initial.from) ? initial.from : null;
  const toPorts = from ? reachable(allPorts, from) : [];
  const to = initial.to && toPorts.includes(initial.to) ? initial.to : null;
  const fromDate = usable(initial.date, today);
  const hasReturn = !initial.oneWay;
  return {
    ...trip,
    fromPort: from,
    availableToPorts: toPorts,
    toPort: to,
    fromDate,
    hasReturn,
    retDate: hasReturn ? usable(initial.return, fromDate ?? today) : null,
    minDateRet: fromDate ?? today,
  };
}

/** Several trips are legs of one journey and have no return of their own. `relink` checks the chain. */
export function restoredTrips(
  stored: readonly InitialTrip[],
  allPorts: readonly FormPort[],
  today: string,
): Trip[] {
  return stored
    .slice(0, MAX_TRIPS)
    .map((initial, index) =>
      tripFromInitial(
        index + 1,
        stored.length === 1 ? initial : { ...initial, oneWay: true },
        allPorts,
        today,
      ),
    );
}

function usable(day: string | undefined, earliest: string): string | null {
  return day !== undefined && isDay(day) && day >= earliest ? day : null;
}
