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

/** `POST /operator/disruptions` with `Idempotency-Key`; `?dryRun=true` changes nothing and answers what would happen. */
export const DisruptionRequest = v.variant('kind', [
  v.object({ kind: v.literal('cancel'), ...Common }),
  v.object({
    kind: v.literal('delay'),
    ...Common,
    /** After the timetable, in minutes. */
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
 * What a disruption does to a booking. `broken`: it cannot travel as booked; `late`: it may choose another sailing or the money;
 * `connection`: it misses a later ship; `told`: it is told, and may do no more.
 */
export const DisruptionEffect = v.picklist(['broken', 'late', 'connection', 'told']);

export const AffectedBooking = v.object({
  reference: v.string(),
  /** Of `Booking.segments`: the first one concerned. */
  segment: Count,
  effect: DisruptionEffect,
  passengers: Count,
  /** Trips that were offered instead, one list per offer; empty for who is only told, or while it is being worked out. */
  offers: v.array(v.array(v.string())),
  /** `null` while nobody has answered. */
  choice: v.nullable(v.picklist(['rebook', 'refund', 'keep'])),
});

export const DisruptionReport = v.object({
  /** Null for a dry run, and when everything was already so. */
  id: v.nullable(v.string()),
  kind: v.picklist(['cancel', 'delay', 'swap-vessel', 'move-quay', 'skip-call']),
  sailingId: v.string(),
  cause: v.string(),
  createdAt: Instant,
  withdrawnAt: v.nullable(Instant),
  /** Holds that were ended because their places no longer exist. */
  releasedHolds: Count,
  /** How many still wait for their offers and their message; the service goes on by itself. */
  waiting: Count,
  affected: v.array(AffectedBooking),
});

export type DisruptionRequest = v.InferOutput<typeof DisruptionRequest>;
export type DisruptionKind = DisruptionRequest['kind'];
export type DisruptionEffect = v.InferOutput<typeof DisruptionEffect>;
export type AffectedBooking = v.InferOutput<typeof AffectedBooking>;
export type DisruptionReport = v.InferOutput<typeof DisruptionReport>;
