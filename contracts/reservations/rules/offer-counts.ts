import * as v from 'valibot';
import { Count } from '#contracts/reservations/primitives.ts';

/** `GET /operator/offers`: how much of every limited or counted offer has been used. */
export const OfferCounts = v.object({
  promoCodes: v.array(
    v.object({
      code: v.string(),
      /** Bookings, or people if the code counts people; including holds. */
      used: Count,
      /** Null: no limit. */
      left: v.nullable(Count),
    }),
  ),
  /** Sailings of which at least one day-trip ticket has been taken. */
  dayTrips: v.array(v.object({ rule: v.string(), sailingId: v.string(), taken: Count, left: Count })),
});

export type OfferCounts = v.InferOutput<typeof OfferCounts>;
