import { transition } from './machine.ts';
import { readTrips, serialiseTrips } from './session.ts';
import { initialState } from './state.ts';
import type { InitialTrip } from './initial-trip.ts';
import type { BookingState, FormPort, Trip } from './state.ts';

const KEPT = 3;

/** A search made before, and what of it still holds today: its ports are served, its past days are gone. */
export interface RecentSearch {
  stored: readonly InitialTrip[];
  trips: readonly Trip[];
}

/** Newest first. Foreign, stale and broken entries, and those whose ports no ship connects any more, fall away silently. */
export function readRecent(stored: string | null, today: string, ports: readonly FormPort[]): RecentSearch[] {
  return entries(stored).flatMap((entry) => {
    const trips = readTrips(entry, today);
    const state = transition(initialState(today, ports), { type: 'sessionRestored', trips });
    return state.trips.every((trip) => trip.fromPort && trip.toPort)
      ? [{ stored: trips, trips: state.trips }]
      : [];
  });
}

/** The stored list with this search in front; the same one is not kept twice. */
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
