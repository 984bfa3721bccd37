import * as v from 'valibot';
import { Bilingual, Count, Instant, PortCode } from '#contracts/reservations/primitives.ts';

/** A deviation from the plan with which the ship still takes people from one port to the other. */
export const StandingChange = v.variant('kind', [
  v.object({
    kind: v.literal('late'),
    /** Delay of the departure, or of the arrival if the ship leaves on time. */
    minutes: Count,
    expectedDepartsAt: Instant,
    expectedArrivesAt: Instant,
    /** So late that travellers may choose another sailing or a refund. */
    isLong: v.boolean(),
  }),
  v.object({
    kind: v.literal('quay'),
    end: v.picklist(['boarding', 'landing']),
    planned: Bilingual,
    now: Bilingual,
  }),
  v.object({ kind: v.literal('ship'), planned: Bilingual, now: Bilingual }),
  /** A skipped call where these travellers neither board nor leave. */
  v.object({ kind: v.literal('call-skipped'), port: PortCode, portName: Bilingual }),
  /** For a booking: this sailing replaces one that didn't sail as booked. */
  v.object({ kind: v.literal('rebooked') }),
  /** For a booking: the previous ship arrives too late for this one. */
  v.object({ kind: v.literal('connection-missed') }),
]);

const Common = {
  /** By the timetable. */
  plannedDepartsAt: Instant,
  plannedArrivesAt: Instant,
  /** Two or three words: "Cancelled", "45 minutes late", "As planned". */
  title: Bilingual,
  /** What it means for travellers, in full sentences; empty if everything is as planned. */
  text: Bilingual,
  /** The operator's notice; null for most. */
  notice: v.nullable(Bilingual),
};

const Runs = v.object({ kind: v.literal('runs'), ...Common, changes: v.array(StandingChange) });
const CallSkipped = { kind: v.literal('call-skipped'), ...Common, end: v.picklist(['boarding', 'landing']) };
const Cancelled = { kind: v.literal('cancelled'), ...Common };

/**
 * The standing of a sailing between two of its ports. `runs`: it sails, with these changes; `call-skipped`: it doesn't call at one
 * of the two ports; `cancelled`: it doesn't sail.
 */
export const SailingStanding = v.variant('kind', [Runs, v.object(CallSkipped), v.object(Cancelled)]);

const choices = v.array(v.picklist(['rebook', 'refund', 'keep']));

/**
 * The standing of a booked segment. Only with `runs` do its travellers board. `choices`: what they may choose now because of the
 * carrier. `displaced`: taken off a ship that became too small; `open`: without a date; `refunded`: refunded because of the
 * carrier; `ended`: no longer part of the journey.
 */
export const SegmentStanding = v.variant('kind', [
  v.object({ ...Runs.entries, choices }),
  v.object({ ...CallSkipped, choices }),
  v.object({ ...Cancelled, choices }),
  v.object({ kind: v.literal('displaced'), ...Common, choices }),
  v.object({ kind: v.literal('open'), ...Common, choices }),
  v.object({ kind: v.literal('refunded'), ...Common, choices }),
  v.object({
    kind: v.literal('ended'),
    ...Common,
    why: v.picklist(['cancelled', 'expired', 'released', 'replaced']),
    choices,
  }),
]);

export type StandingChange = v.InferOutput<typeof StandingChange>;
export type SailingStanding = v.InferOutput<typeof SailingStanding>;
export type SegmentStanding = v.InferOutput<typeof SegmentStanding>;

/** True if it sails as planned, with nothing to report. */
export function isAsPlanned(standing: SailingStanding | SegmentStanding): boolean {
  return standing.kind === 'runs' && standing.changes.length === 0;
}

/** True if the ship was to take these people and doesn't: don't send anybody to the quay. */
export function doesNotSail(standing: SailingStanding | SegmentStanding): boolean {
  return standing.kind === 'cancelled' || standing.kind === 'call-skipped' || standing.kind === 'displaced';
}
