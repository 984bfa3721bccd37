import * as v from 'valibot';
import { Cents, Count, Instant } from '#contracts/reservations/primitives.ts';

const Until = v.nullable(Instant);

/**
 * What the traveller may do with a booking now, and until when; null when not, or not any more. `segments` are numbers of
 * `Booking.segments`. A front end needs no rules of its own: it offers what stands here, and asks for a preview first.
 */
export const BookingActions = v.object({
  /** What is still to be paid. */
  pay: v.nullable(v.object({ cents: Cents, until: Until })),
  change: v.nullable(v.object({ segments: v.array(Count), until: Until })),
  /** Leave these without a date for now. */
  open: v.nullable(v.object({ segments: v.array(Count), until: Until })),
  /** These have no date; give them one. */
  redate: v.nullable(v.object({ segments: v.array(Count), until: Until })),
  correct: v.nullable(v.object({ until: Until })),
  /** `refundCents`: what comes back when everything is cancelled now; `until`: as long as it stays that much. */
  cancel: v.nullable(v.object({ segments: v.array(Count), refundCents: Cents, until: Until })),
});

export type BookingActions = v.InferOutput<typeof BookingActions>;
