import * as v from 'valibot';
import { Count, Day, PortCode } from '#contracts/reservations/primitives.ts';

/** A transfer on foot or by bus between two harbours of one island: without one, there are no connections between them. */
const TransferData = v.object({
  from: PortCode,
  to: PortCode,
  /** From the arrival of one ship to the departure of the next, everything included. */
  minutes: v.pipe(Count, v.minValue(1)),
  validFrom: Day,
  validTo: v.nullable(Day),
});

/** What a search offers: the operator's figures, never hard-coded. */
export const SearchRules = v.object({
  /** The most changes of ship. Two are offered only between ports that one change doesn't connect. */
  maxChanges: v.optional(v.pipe(Count, v.maxValue(2)), 2),
  /** The longest overnight wait; a journey has at most one. */
  nightStopMinutes: v.optional(Count, 840),
  /** With this many places or fewer, they are shown as the last ones. */
  fewSeats: v.optional(Count, 19),
  fewCars: v.optional(Count, 3),
  /** How many days before and after are searched for one with room. */
  nearestDays: v.optional(v.pipe(Count, v.minValue(1), v.maxValue(60)), 21),
  transfers: v.optional(v.array(TransferData), []),
});

export type SearchRules = v.InferOutput<typeof SearchRules>;
