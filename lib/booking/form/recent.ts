import { transition } from './machine.ts';
import { readTrips, serialiseTrips } from './session.ts';
import { initialState } from './state.ts';
import type { InitialTrip } from './initial-trip.ts';
import type { BookingState, FormPort, Trip } from './state.ts';

const KEPT = 3;

/** An earlier search, with the parts that are still valid: its ports are served, its past days are dropped. */
export interface RecentSearch {
  stored: readonly InitialTrip[];
  trips: readonly Trip[];
}

/** Newest first. Foreign, stale and broken entries, and those whose ports are no longer connected, are dropped silently. */
export function readRecent(stored: string | null, today: string, ports: readonly FormPort[]): RecentSearch[] {
  return entries(stored).flatMap((entry) => {
    const trips = readTrips(entry, today);
    const state = transition(initialState(today, ports), { type: 'sessionRestored', trips });
    return state.trips.every((trip) => trip.fromPort && trip.toPort)
      ? [{ stored: trips, trips: state.trips }]
      : [];
  });
}

/** The stored list with this search at the front, without duplicates. */
export function withRecent(stored: string | null, state: BookingState): string {
  const search = serialiseTrips(state);
  const same = (entry: string) => tripsOf(entry, state.today) === tripsOf(search, state.today);
  return JSON.stringify([search, ...entries(stored).filter((entry) => !same(entry))].slice(0, KEPT));
}

const tripsOf = (entry: string, today: string) => JSON.stringify(readTrips(entry, today));

function entries(stored: string | null): string[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(list) ? list.filter((entry) => typeof entry === 'string').slice(0, KEPT) : [];
  } catch {
    return [];
  }
}
