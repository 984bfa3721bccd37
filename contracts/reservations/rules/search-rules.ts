import * as v from 'valibot';
import { Count, Day, PortCode } from '#contracts/reservations/primitives.ts';

/** On foot or by bus between two harbours of one island: only such a way makes a change between them a connection. */
const TransferData = v.object({
  from: PortCode,
  to: PortCode,
  /** From the arrival of one ship to the departure of the next, everything included. */
  minutes: v.pipe(Count, v.minValue(1)),
  validFrom: Day,
  validTo: v.nullable(Day),
});

/** What search offers and how much of it: figures of the operator, never of the code. */
export const SearchRules = v.object({
  /** Changes of ship at most. A journey has two only between ports that no journey with one connects. */
  maxChanges: v.optional(v.pipe(Count, v.maxValue(2)), 2),
  /** Longest wait that runs over midnight; at most one in a journey. */
  nightStopMinutes: v.optional(Count, 840),
  /** As few places as this, or fewer, are the last ones. */
  fewSeats: v.optional(Count, 19),
  fewCars: v.optional(Count, 3),
  /** How many days before and after are looked at for one with room. */
  nearestDays: v.optional(v.pipe(Count, v.minValue(1), v.maxValue(60)), 21),
  transfers: v.optional(v.array(TransferData), []),
});

export type SearchRules = v.InferOutput<typeof SearchRules>;
