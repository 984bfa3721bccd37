import { emptyTrip, reachable } from './state.ts';
import type { FormPort, Trip } from './state.ts';

/** C3: reachable destinations follow the port of departure; a destination that isn't among them is cleared. */
export function withFromPort(trip: Trip, port: string, allPorts: readonly FormPort[]): Trip {
  if (!trip.availableFromPorts.includes(port)) return trip;
  const availableToPorts = reachable(allPorts, port);
  const toPort = trip.toPort && availableToPorts.includes(trip.toPort) ? trip.toPort : null;
  return withoutRoutes({ ...trip, fromPort: port, availableToPorts, toPort, activeControl: null });
}

/** Accepts only ports that ships reach from the chosen start. */
export function withToPort(trip: Trip, port: string): Trip {
  if (!trip.availableToPorts.includes(port)) return trip;
  return withoutRoutes({ ...trip, toPort: port, activeControl: null });
}

/** C4: the return can't be earlier than the departure. */
export function withFromDate(trip: Trip, date: string): Trip {
  if (date < trip.minDateDep) return trip;
  const retDate = trip.retDate && trip.retDate >= date ? trip.retDate : null;
  return withoutRoutes({ ...trip, fromDate: date, minDateRet: date, retDate, activeControl: null });
}

/** Only the return route depends on the return day. */
export function withRetDate(trip: Trip, date: string): Trip {
  if (!trip.hasReturn || date < trip.minDateRet) return trip;
  return { ...trip, retDate: date, selectedRetRoute: null, activeControl: null };
}

/** C4: a one-way trip has no return day and no return route. */
export function withReturn(trip: Trip, hasReturn: boolean): Trip {
  if (trip.hasReturn === hasReturn) return trip;
  if (hasReturn) return { ...trip, hasReturn };
  const activeControl = trip.activeControl === 'retDate' ? null : trip.activeControl;
  return { ...trip, hasReturn, retDate: null, selectedRetRoute: null, activeControl };
}

/** A route belongs to its ports and day: when those change, it is deselected. */
function withoutRoutes(trip: Trip): Trip {
  return { ...trip, selectedGoRoute: null, selectedRetRoute: null };
}

/** C6: the next trip starts where the last one ends, on its day or later. */
export function nextTrip(last: Trip, toPort: string, allPorts: readonly FormPort[], today: string): Trip {
  const earliest = last.fromDate ?? last.minDateDep;
  return {
    ...emptyTrip(last.id + 1, allPorts, today),
    availableFromPorts: [toPort],
    fromPort: toPort,
    availableToPorts: reachable(allPorts, toPort),
    hasReturn: false,
    minDateDep: earliest,
    minDateRet: earliest,
  };
}

/**
 * Repairs a chain of trips after one of them changed: each starts at the previous destination, on its day or later.
 * Trips after one without a destination are dropped.
 */
export function relink(trips: readonly Trip[], allPorts: readonly FormPort[]): Trip[] {
  const linked: Trip[] = [];
  for (const trip of trips) {
    const previous = linked.at(-1);
    if (!previous) {
      linked.push(trip);
      continue;
    }
    if (!previous.toPort) break;
    linked.push(follow(trip, previous, previous.toPort, allPorts));
  }
  return linked;
}

function follow(trip: Trip, previous: Trip, start: string, allPorts: readonly FormPort[]): Trip {
  const earliest = previous.fromDate ?? previous.minDateDep;
  const availableToPorts = reachable(allPorts, start);
  const isConnected = trip.fromPort === start && (!trip.toPort || availableToPorts.includes(trip.toPort));
  const moved = isConnected
    ? { ...trip, availableToPorts }
    : {
        ...withFromPort({ ...trip, availableFromPorts: [start] }, start, allPorts),
        activeControl: trip.activeControl,
      };
  const kept = moved.fromDate === null || moved.fromDate >= earliest;
  return {
    ...moved,
    availableFromPorts: [start],
    minDateDep: earliest,
    fromDate: kept ? moved.fromDate : null,
    minDateRet: kept && moved.fromDate ? moved.fromDate : earliest,
    selectedGoRoute: kept ? moved.selectedGoRoute : null,
  };
}
