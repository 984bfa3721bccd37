import * as v from 'valibot';
import { Bilingual, Count, Instant, PortCode } from '#contracts/reservations/primitives.ts';

/** One difference from the plan under which a ship still takes people from the one port to the other. */
export const StandingChange = v.variant('kind', [
  v.object({
    kind: v.literal('late'),
    /** After the timetable: of the departure, or of the arrival when the ship leaves in time. */
    minutes: Count,
    expectedDepartsAt: Instant,
    expectedArrivesAt: Instant,
    /** So late that travellers may choose another sailing or their money. */
    isLong: v.boolean(),
  }),
  v.object({
    kind: v.literal('quay'),
    end: v.picklist(['boarding', 'landing']),
    planned: Bilingual,
    now: Bilingual,
  }),
  v.object({ kind: v.literal('ship'), planned: Bilingual, now: Bilingual }),
  /** A call that is neither the boarding nor the landing. */
  v.object({ kind: v.literal('call-skipped'), port: PortCode, portName: Bilingual }),
  /** Of a booking: this sailing took the place of one that did not sail as booked. */
  v.object({ kind: v.literal('rebooked') }),
  /** Of a booking: the ship before arrives too late for this one. */
  v.object({ kind: v.literal('connection-missed') }),
]);

const Common = {
  /** By the timetable. */
  plannedDepartsAt: Instant,
  plannedArrivesAt: Instant,
  /** Two or three words: "Cancelled", "45 minutes late", "As planned". */
  title: Bilingual,
  /** What it means for who travels, in whole sentences; empty when everything is as planned. */
  text: Bilingual,
  /** What the operator wrote about it; null for most. */
  notice: v.nullable(Bilingual),
};

const Runs = v.object({ kind: v.literal('runs'), ...Common, changes: v.array(StandingChange) });
const CallSkipped = { kind: v.literal('call-skipped'), ...Common, end: v.picklist(['boarding', 'landing']) };
const Cancelled = { kind: v.literal('cancelled'), ...Common };

/**
 * How a sailing stands between two of its ports, for everybody. `runs`: it takes people there, with these changes; `call-skipped`:
 * it passes by one of the two ports; `cancelled`: it does not sail.
 */
export const SailingStanding = v.variant('kind', [Runs, v.object(CallSkipped), v.object(Cancelled)]);

const choices = v.array(v.picklist(['rebook', 'refund', 'keep']));

/**
 * How a ship of one booking stands. Only `runs` takes its travellers on board. `choices` is what they may choose now because of
 * the carrier. `displaced`: taken off a ship that became too small; `open`: without a date; `refunded`: given back because of
 * the carrier; `ended`: no part of the journey any more.
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

/** Nothing to tell: it sails as it was planned. */
export function isAsPlanned(standing: SailingStanding | SegmentStanding): boolean {
  return standing.kind === 'runs' && standing.changes.length === 0;
}

/** The ship does not take these people there, and would have: nobody is to be sent to the quay. */
export function doesNotSail(standing: SailingStanding | SegmentStanding): boolean {
  return standing.kind === 'cancelled' || standing.kind === 'call-skipped' || standing.kind === 'displaced';
}
