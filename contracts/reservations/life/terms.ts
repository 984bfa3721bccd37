import * as v from 'valibot';
import { Bilingual, Cents, Count, Day, Instant } from '#contracts/reservations/primitives.ts';

/** Until the second `until` (null: no limit) by this rule. */
const Reasoned = { until: v.nullable(Instant), reason: Bilingual };

/**
 * `GET /bookings/{reference}/terms`: what will hold for what is being bought, before it is: by the same rules that later decide.
 * Amounts are those of the price of this booking, as if all of it were paid.
 */
export const BookingTerms = v.object({
  reference: v.string(),
  /** When it is reserved now: the deadline to pay at an agency. */
  payBy: Instant,
  /** False: the ships are too full or leave too soon for places that nobody has paid. */
  agency: v.optional(v.boolean(), true),
  segments: v.array(
    v.object({
      segment: Count,
      /** What comes back when the traveller cancels, the earliest deadline first; nothing after the last one. */
      refunds: v.array(v.object({ ...Reasoned, cents: Cents, percent: Count, source: v.string() })),
      /** On which terms the sailing may be changed; not at all after the last one. */
      changes: v.array(v.object(Reasoned)),
      /** Until when its date may be left open, and the last day of travel then; null when there is no such thing. */
      openDate: v.nullable(v.object({ ...Reasoned, validUntil: Day })),
    }),
  ),
  /** What the traveller may choose when the carrier cancels or is late. */
  carrier: v.nullable(Bilingual),
});

export type BookingTerms = v.InferOutput<typeof BookingTerms>;
