import * as v from 'valibot';
import { Bilingual, Cents, Count, Instant } from '#contracts/reservations/primitives.ts';

const Item = v.pipe(
  v.string(),
  v.regex(/^(passenger|vehicle|pet):\d{1,2}$/, 'must be an item such as passenger:0'),
);
/** Index in `Booking.segments`. */
const SegmentNumber = v.pipe(Count, v.maxValue(20));

/** What to cancel: everything, one segment, one direction, or one traveller, vehicle or pet on every sailing still ahead. */
export const CancellationScope = v.variant('kind', [
  v.object({ kind: v.literal('all') }),
  v.object({ kind: v.literal('segment'), segment: SegmentNumber }),
  v.object({ kind: v.literal('direction'), direction: v.picklist(['A', 'R']) }),
  v.object({ kind: v.literal('item'), item: Item }),
]);

/** What happens to one ticket, by which rule, and until when that holds (null: no limit). */
export const CancelledTicket = v.object({
  segment: Count,
  item: v.string(),
  cents: Cents,
  /** The part of `cents` that is given back: taken off the balance due, or refunded. */
  backCents: Cents,
  percent: v.number(),
  rule: v.nullable(v.string()),
  reason: Bilingual,
  /** Act and article, or the tariff. */
  source: v.string(),
  until: v.nullable(Instant),
  /**
   * How the refunded share falls towards departure, including past steps; the last has no `until`. Absent if time doesn't matter:
   * nothing is paid, the ticket has no date, or the operator is at fault.
   */
  steps: v.optional(v.array(v.object({ percent: v.number(), until: v.nullable(Instant) }))),
});

/** `GET /bookings/{reference}/cancellation`: what a cancellation would do now. Changes nothing. */
export const CancellationPreview = v.object({
  reference: v.string(),
  version: Count,
  scope: CancellationScope,
  tickets: v.array(CancelledTicket),
  /**
   * What remains and costs more, because its discount depended on what is cancelled: priced again by the rules of the day of
   * purchase. Absent if everything that remains keeps its price. Already included in `refundCents` and `dueCents`.
   */
  rest: v.optional(
    v.object({
      beforeCents: Cents,
      afterCents: Cents,
      tickets: v.array(v.object({ segment: Count, item: v.string(), beforeCents: Cents, afterCents: Cents })),
    }),
  ),
  /** Price of all of them. */
  cents: Cents,
  backCents: Cents,
  /** The part of `cents` that the operator keeps; 0 if nothing was paid. */
  keptCents: Cents,
  /** The amount refunded to the means of payment. */
  refundCents: Cents,
  /** What is still owed afterwards. */
  dueCents: Cents,
  /** The first moment at which an amount above changes. */
  until: v.nullable(Instant),
  /** What else the traveller should know before deciding. */
  notes: v.array(Bilingual),
});

/** `POST /bookings/{reference}/cancellation`. `expectedRefundCents` is what the traveller saw in the preview. */
export const CancellationRequest = v.object({
  scope: v.optional(CancellationScope, { kind: 'all' }),
  expectedRefundCents: Cents,
});

export type CancellationScope = v.InferOutput<typeof CancellationScope>;
export type CancelledTicket = v.InferOutput<typeof CancelledTicket>;
export type CancellationPreview = v.InferOutput<typeof CancellationPreview>;
export type CancellationRequest = v.InferOutput<typeof CancellationRequest>;
