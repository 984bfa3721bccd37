import * as v from 'valibot';
import { Bilingual, Cents, Count, Day, Instant } from '#contracts/reservations/primitives.ts';

/** Holds until `until` (null: no limit) by this rule. */
const Reasoned = { until: v.nullable(Instant), reason: Bilingual };

/**
 * `GET /bookings/{reference}/terms`: the terms of a booking before it is bought, from the same rules that decide later. Amounts
 * assume that the full price of this booking is paid.
 */
export const BookingTerms = v.object({
  reference: v.string(),
  /** The deadline to pay at an agency if it is reserved now. */
  payBy: Instant,
  /** False if the ships are too full or leave too soon for unpaid places. */
  agency: v.optional(v.boolean(), true),
  segments: v.array(
    v.object({
      segment: Count,
      /** Refunds if the traveller cancels, the earliest deadline first; nothing after the last one. */
      refunds: v.array(v.object({ ...Reasoned, cents: Cents, percent: Count, source: v.string() })),
      /** On which terms the sailing may be changed; not at all after the last one. */
      changes: v.array(v.object(Reasoned)),
      /** Until when its date may be left open, and the last day of travel then; null if it isn't possible. */
      openDate: v.nullable(v.object({ ...Reasoned, validUntil: Day })),
    }),
  ),
  /** What the traveller may choose when the carrier cancels or is late. */
  carrier: v.nullable(Bilingual),
});

export type BookingTerms = v.InferOutput<typeof BookingTerms>;
