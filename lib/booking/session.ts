import * as v from 'valibot';
import type { InitialTrip } from './initial-trip.ts';
import type { BookingState } from './state.ts';

/** Written into the string, so that a session of another release is recognised and dropped. */
const VERSION = 1;
/** A stored search older than this is about another holiday. */
const MAX_AGE_DAYS = 30;

const Stored = v.object({
  version: v.literal(VERSION),
  savedOn: v.pipe(v.string(), v.isoDate()),
  trips: v.pipe(
    v.array(
      v.object({
        from: v.optional(v.string()),
        to: v.optional(v.string()),
        date: v.optional(v.string()),
        return: v.optional(v.string()),
        oneWay: v.boolean(),
      }),
    ),
    v.minLength(1),
    v.maxLength(6),
  ),
});

/** The trips as a string for `sessionStorage`. Ports and days only: nobody's name is ever in it. */
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
 * Reads what {@link serialiseTrips} wrote (C11). Anything stale, foreign or broken gives an empty list and no error; past
 * days inside a good string fall away later, in `tripFromInitial`, which knows today's ports as well.
 */
export function readTrips(stored: string | null, today: string): InitialTrip[] {
  if (stored === null) return [];
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), Stored), stored);
  if (!parsed.success) return [];
  const age = (Date.parse(today) - Date.parse(parsed.output.savedOn)) / 86_400_000;
  return age < 0 || age > MAX_AGE_DAYS ? [] : parsed.output.trips;
}
