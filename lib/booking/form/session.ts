import { isDay } from '#foundation/dates/is-day.ts';
import { MAX_TRIPS } from './state.ts';
import type { InitialTrip } from './initial-trip.ts';
import type { BookingState } from './state.ts';

/** Part of the string, so that a session of another release is recognised and dropped. */
const VERSION = 1;
/** A stored search older than this is for another holiday. */
const MAX_AGE_DAYS = 30;
/** Six legs need some 500 characters; anything longer isn't ours and isn't parsed. */
const MAX_LENGTH = 4_000;

/** The trips as a string for the browser's storage. Ports and days only, never names or claims. */
export function serialiseTrips(state: BookingState): string {
  return JSON.stringify({
    version: VERSION,
    savedOn: state.today,
    trips: state.trips.map((trip) => ({
      ...(trip.fromPort && { from: trip.fromPort }),
      ...(trip.toPort && { to: trip.toPort }),
      ...(trip.fromDate && { date: trip.fromDate }),
      ...(trip.retDate && { return: trip.retDate }),
      oneWay: !trip.hasReturn,
    })),
  });
}

/**
 * Reads what {@link serialiseTrips} wrote (C11). Anything stale, foreign or broken gives an empty list and no error.
 * Past days in a valid string are dropped later by `tripFromInitial`, which also knows today's ports.
 */
export function readTrips(stored: string | null, today: string): InitialTrip[] {
  const { version, savedOn, trips } = members(parsed(stored));
  if (version !== VERSION || typeof savedOn !== 'string' || !isDay(savedOn) || !Array.isArray(trips))
    return [];
  const age = (Date.parse(today) - Date.parse(savedOn)) / 86_400_000;
  if (age < 0 || age > MAX_AGE_DAYS || trips.length > MAX_TRIPS) return [];
  const read = trips.map(readTrip);
  return read.every((trip) => trip !== null) ? read : [];
}

function readTrip(stored: unknown): InitialTrip | null {
  const { from, to, date, return: back, oneWay } = members(stored);
  const texts = [from, to, date, back];
  if (typeof oneWay !== 'boolean' || !texts.every((text) => text === undefined || typeof text === 'string'))
    return null;
  return { from: textOf(from), to: textOf(to), date: textOf(date), return: textOf(back), oneWay };
}

function parsed(text: string | null): unknown {
  if (text === null || text.length > MAX_LENGTH) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function members(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);
