import * as v from 'valibot';
import { Cents, Count, Instant } from '#contracts/reservations/primitives.ts';

const Until = v.nullable(Instant);

/**
 * What the traveller may do with a booking now, and until when; null if it isn't possible, or no longer. `segments` are indexes in
 * `Booking.segments`. A front end needs no rules of its own: it offers these actions and fetches a preview first.
 */
export const BookingActions = v.object({
  /** What is still to be paid. */
  pay: v.nullable(v.object({ cents: Cents, until: Until })),
  /**
   * `deadlines`: of each segment; always sent by the service. `refundUntil`: until when a lower price of the new sailing is refunded,
   * null if it no longer is.
   */
  change: v.nullable(
    v.object({
      segments: v.array(Count),
      until: Until,
      deadlines: v.optional(v.array(v.object({ segment: Count, until: Until, refundUntil: Until }))),
    }),
  ),
  /** Segments whose date may be left open. */
  open: v.nullable(
    v.object({
      segments: v.array(Count),
      until: Until,
      deadlines: v.optional(v.array(v.object({ segment: Count, until: Until }))),
    }),
  ),
  /** Segments without a date, which may get one. */
  redate: v.nullable(v.object({ segments: v.array(Count), until: Until })),
  correct: v.nullable(v.object({ until: Until })),
  /** `refundCents`: the refund if everything is cancelled now; `until`: how long that amount holds. */
  cancel: v.nullable(v.object({ segments: v.array(Count), refundCents: Cents, until: Until })),
});

export type BookingActions = v.InferOutput<typeof BookingActions>;
