import * as v from 'valibot';
import { SailingStanding } from './disruptions/standing.ts';
import { Bilingual, Cents, Count, Instant, PortCode } from './primitives.ts';

/** `GET /ways?to=PAT`: how to reach a port, one entry per port of departure with a direct ship. */
export const Way = v.object({
  from: PortCode,
  fromName: Bilingual,
  quayName: Bilingual,
  to: PortCode,
  vesselName: Bilingual,
  /** The fastest direct crossing. */
  durationMinutes: Count,
  /**
   * Lowest adult economy fare, one way, of the ships of the coming eight days and of the next four, and the duration of the fastest
   * ship at that fare.
   */
  fromCents: Cents,
  fromMinutes: v.optional(Count),
  /** The same fare on the next ship with the fastest crossing; null if there is none in the coming weeks. */
  fastestCents: v.nullable(Cents),
  /** Lowest adult business fare on the next ships with such seats free; null if none has any. */
  vipFromCents: v.nullable(Cents),
  vipFromMinutes: v.optional(v.nullable(Count)),
  /** The next sailings that can still be booked, soonest first, at most four. */
  next: v.array(
    v.object({
      /** As in a search; always sent by the service, and so is the price. */
      tripId: v.optional(v.string()),
      /** Lowest adult economy fare on this ship. */
      fromCents: v.optional(Cents),
      /** Where it leaves from, which may be another quay of the port than that of the soonest; always sent by the service. */
      quayName: v.optional(Bilingual),
      departsAt: Instant,
      arrivesAt: Instant,
      beThereBy: Instant,
      vesselName: Bilingual,
      standing: v.optional(SailingStanding),
    }),
  ),
});
export const WaysResult = v.object({ to: PortCode, ways: v.array(Way), asOf: Instant });

export type Way = v.InferOutput<typeof Way>;
export type WaysResult = v.InferOutput<typeof WaysResult>;
