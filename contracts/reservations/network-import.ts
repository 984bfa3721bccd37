import * as v from 'valibot';
import { Count, Day } from './primitives.ts';

/** `POST /operator/network`: what a feed changes, or with `check=true` would change, from today to the horizon. */
export const NetworkImport = v.object({
  isCheck: v.boolean(),
  has: v.object({ ports: Count, lines: Count, vessels: Count, fares: Count }),
  /** Files of the feed that are ignored. */
  ignored: v.array(v.string()),
  from: Day,
  through: Day,
  /** Sailings by their ids, in order. */
  added: v.array(v.string()),
  removed: v.array(v.string()),
  /** Booked but missing from the new timetable: the import is refused if there are any. */
  refused: v.array(v.object({ sailingId: v.string(), bookings: Count })),
  /** Booked and still there: they keep the times, ship and places with which they were sold. */
  kept: Count,
});

export type NetworkImport = v.InferOutput<typeof NetworkImport>;
