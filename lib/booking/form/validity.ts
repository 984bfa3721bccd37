import type { Trip } from './state.ts';

/** The fields that a trip still needs before it can be searched. */
export type MissingField = 'fromPort' | 'toPort' | 'fromDate' | 'retDate';

/**
 * C9. A single trip with a return also needs a return day, the same day as the departure or later; with several trips
 * the return day is ignored. The same day is allowed here; the service refuses a return before the arrival.
 */
export function missingFields(trip: Trip, single: boolean): MissingField[] {
  const missing: MissingField[] = [];
  if (!trip.fromPort) missing.push('fromPort');
  if (!trip.toPort) missing.push('toPort');
  if (!trip.fromDate) missing.push('fromDate');
  if (single && trip.hasReturn && !(trip.retDate && trip.fromDate && trip.retDate >= trip.fromDate)) {
    missing.push('retDate');
  }
  return missing;
}

/** A missing field: the trip's id and the field. */
export type Missing = { trip: number; field: MissingField };

export function missingOf(trips: readonly Trip[]): Missing[] {
  return trips.flatMap((trip) =>
    missingFields(trip, trips.length === 1).map((field) => ({ trip: trip.id, field })),
  );
}

export function isBookable(trips: readonly Trip[]): boolean {
  return trips.length > 0 && trips.every((trip) => missingFields(trip, trips.length === 1).length === 0);
}
