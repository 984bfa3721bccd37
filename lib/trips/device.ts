import { read, remove, write } from '#lib/booking/form/browser-storage.ts';
import {
  type KeptShip,
  type KeptTrip,
  parseTrips,
  type Trip,
  tripOf,
  withoutTrip,
  withShip,
  withTrip,
} from './kept-trips.ts';
import { postToTicketWorker } from './ticket-worker.ts';
import { TRIPS_KEY } from './travel-day.ts';

/** What this device remembers now. */
export function keptTrips(now: Date): KeptTrip[] {
  return parseTrips(read('browser', TRIPS_KEY), now);
}

export function isTripKept(reference: string): boolean {
  return keptTrips(new Date()).some((trip) => trip.reference === reference);
}

const watchers = new Set<() => void>();

/** Calls back whenever the trips change, also in another tab. @returns what ends it. */
export function watchTrips(onChange: () => void): () => void {
  watchers.add(onChange);
  addEventListener('storage', onChange);
  return () => {
    watchers.delete(onChange);
    removeEventListener('storage', onChange);
  };
}

/** Remembers a trip, or what has changed about it; forgets it when it has no ships any more. */
export function keepTrip(trip: Trip, now: Date): void {
  store(withTrip(read('browser', TRIPS_KEY), trip, now));
}

/** Forgets a trip: what is remembered, its tickets for use offline, and the right to open it without a surname. */
export async function forgetTrip(reference: string, now: Date): Promise<void> {
  store(withoutTrip(read('browser', TRIPS_KEY), reference, now));
  await Promise.allSettled([
    postToTicketWorker({ kind: 'forget', reference }),
    fetch(`/api/booking/forget?${new URLSearchParams({ ref: reference })}`, { method: 'POST' }),
  ]);
}

/** How the site answers: with the trip, with `closed` when this browser may not open it, or not at all. */
export async function loadTrip(reference: string): Promise<Trip | 'closed' | null> {
  try {
    const response = await fetch(`/api/booking/trip?${new URLSearchParams({ ref: reference })}`);
    if (response.status === 404) return 'closed';
    return response.ok ? tripOf(await response.json()) : null;
  } catch {
    return null;
  }
}

/** The trip with what everybody may know of its ship; null without an answer. */
export async function loadShip(trip: KeptTrip, ship: KeptShip): Promise<Trip | null> {
  const { id, fromPort: from, toPort: to, plannedDepartsAt } = ship;
  const query = new URLSearchParams({ from, to, date: plannedDepartsAt.slice(0, 10), id });
  try {
    const response = await fetch(`/api/sailing?${query}`);
    return response.ok ? withShip(trip, ship, await response.json()) : null;
  } catch {
    return null;
  }
}

/** Without trips nothing is stored, so that no script comes for them. */
function store(text: string): void {
  if (text === '[]') remove('browser', TRIPS_KEY);
  else write('browser', TRIPS_KEY, text);
  for (const onChange of watchers) onChange();
}
