import * as v from 'valibot';
import { Count, Instant } from '#contracts/reservations/primitives.ts';

const Text = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(500));
const Seq = v.pipe(Count, v.maxValue(60));
const Id = v.pipe(v.string(), v.regex(/^[A-Z0-9][A-Z0-9-]{0,39}$/));

const Common = {
  sailingId: Id,
  /** Id of a cause among the rules of rights: `weather`, `technical`, `strike`, `port-authority` … */
  cause: v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9.-]{0,59}$/)),
  /** What travellers read about it. */
  text: v.object({ el: Text, en: Text }),
};

/** `POST /operator/disruptions` with `Idempotency-Key`; `?dryRun=true` changes nothing and returns what would happen. */
export const DisruptionRequest = v.variant('kind', [
  v.object({ kind: v.literal('cancel'), ...Common }),
  v.object({
    kind: v.literal('delay'),
    ...Common,
    /** Minutes after the time in the timetable. */
    delayMinutes: v.pipe(Count, v.minValue(1), v.maxValue(2880)),
    /** From this call on; 0 is the first. */
    fromSeq: v.optional(Seq, 0),
  }),
  v.object({ kind: v.literal('swap-vessel'), ...Common, vesselId: Id }),
  v.object({
    kind: v.literal('move-quay'),
    ...Common,
    seq: Seq,
    quayId: v.pipe(v.string(), v.nonEmpty(), v.maxLength(60)),
  }),
  v.object({ kind: v.literal('skip-call'), ...Common, seq: Seq }),
]);

/**
 * What a disruption means for a booking. `broken`: it can't travel as booked; `late`: it may choose another sailing or a refund;
 * `connection`: it misses a later ship; `told`: its traveller is only notified.
 */
export const DisruptionEffect = v.picklist(['broken', 'late', 'connection', 'told']);

export const AffectedBooking = v.object({
  reference: v.string(),
  /** Index in `Booking.segments` of the first one affected. */
  segment: Count,
  effect: DisruptionEffect,
  passengers: Count,
  /** Trips offered instead, one list per offer; empty if the booking is only notified, or until offers are computed. */
  offers: v.array(v.array(v.string())),
  /** `null` while nobody has answered. */
  choice: v.nullable(v.picklist(['rebook', 'refund', 'keep'])),
});

export const DisruptionReport = v.object({
  /** Null for a dry run, and if nothing changed. */
  id: v.nullable(v.string()),
  kind: v.picklist(['cancel', 'delay', 'swap-vessel', 'move-quay', 'skip-call']),
  sailingId: v.string(),
  cause: v.string(),
  createdAt: Instant,
  withdrawnAt: v.nullable(Instant),
  /** Holds that were ended because their places no longer exist. */
  releasedHolds: Count,
  /** How many still wait for their offers and their message; the service continues in the background. */
  waiting: Count,
  affected: v.array(AffectedBooking),
});

export type DisruptionRequest = v.InferOutput<typeof DisruptionRequest>;
export type DisruptionKind = DisruptionRequest['kind'];
export type DisruptionEffect = v.InferOutput<typeof DisruptionEffect>;
export type AffectedBooking = v.InferOutput<typeof AffectedBooking>;
export type DisruptionReport = v.InferOutput<typeof DisruptionReport>;
