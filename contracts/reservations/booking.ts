import { locales } from '#foundation/text/locales.ts';
import * as v from 'valibot';
import { BookingActions } from './life/actions.ts';
import { SegmentStanding } from './disruptions/standing.ts';
import { PassengerCategory, PetCategory, TravelClass, VehicleCategory } from './categories.ts';
import { MAX_SEGMENTS } from './limits.ts';
import { BookingNeeds } from './needs.ts';
import { Party } from './party.ts';
import { BookingPayment, PaymentChoice } from './payment.ts';
import { Bilingual, Cents, Count, Day, Instant } from './primitives.ts';
import { JourneyLeg } from './search.ts';

const WayNumber = v.pipe(Count, v.maxValue(MAX_SEGMENTS - 1));

/**
 * `direction` A is outbound (and every segment of a multi-leg trip), R inbound. `way` numbers the journeys of a booking from 0:
 * segments between which the traveller only changes ships have the same number. Absent: a journey of its own.
 */
export const SegmentRequest = v.object({
  tripId: v.string(),
  class: TravelClass,
  direction: v.picklist(['A', 'R']),
  way: v.optional(WayNumber),
});

/** `POST /quotes`: price without reserving anything. */
export const QuoteRequest = v.object({
  segments: v.pipe(v.array(SegmentRequest), v.minLength(1), v.maxLength(MAX_SEGMENTS)),
  party: Party,
  /** As typed: any case, with surrounding spaces. Empty and null mean no code. */
  promoCode: v.optional(v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(40)))),
});

/** One printed line of the price. Discounts are negative. `text` is complete in itself. */
export const QuoteLine = v.object({
  kind: v.picklist(['fare', 'discount', 'dues']),
  segment: Count,
  /** Which traveller, vehicle or pet of the party: `passenger:0`, `vehicle:1`, `pet:0`. */
  item: v.string(),
  text: Bilingual,
  cents: Cents,
  /** For a discount: the id of its rule, on which the refund may depend. */
  rule: v.optional(v.string()),
  /** For a discount: when it applies and what it requires. */
  why: v.optional(Bilingual),
  /** False if a ticket with this discount is refunded only as far as the law requires; absent otherwise. */
  refundable: v.optional(v.boolean()),
});

export const Quote = v.object({
  currency: v.literal('EUR'),
  lines: v.array(QuoteLine),
  /** Total of each segment, in the order of the request, after discounts. */
  segmentCents: v.array(Cents),
  /** The total before discounts, per segment. */
  segmentFullCents: v.array(Cents),
  /** Sum of the discount lines: 0 or negative. */
  discountCents: Cents,
  /** VAT contained in the total, by rate in per mille (130 = 13 %). */
  vat: v.array(v.object({ perMille: Count, cents: Cents })),
  totalCents: Cents,
  /** What each traveller must show on board, by item; nothing for most. */
  proofs: v.optional(v.array(v.object({ item: v.string(), text: Bilingual }))),
  /** The promotion code and what it takes off; 0 if other discounts are larger, in which case it isn't used up. */
  promo: v.optional(v.object({ code: v.string(), text: Bilingual, cents: Cents })),
});

/** `POST /holds` with the header `Idempotency-Key`. `expectedTotalCents` is what the traveller saw. */
export const HoldRequest = v.object({
  ...QuoteRequest.entries,
  expectedTotalCents: Cents,
  locale: v.picklist(locales),
});

export const PassengerDetails = v.object({
  surname: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(60)),
  given: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(60)),
  gender: v.picklist(['F', 'M', 'X']),
  /** ISO 3166-1 alpha-2. */
  nationality: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
  birthDate: Day,
  /** What the crew must prepare, as the traveller wrote it; empty for most. */
  specialCare: v.optional(v.pipe(v.string(), v.maxLength(300)), ''),
  /** The islander's number (ΜΑΝ) for the Transport Equivalent: digits, in no published format; printed on the ticket. */
  man: v.optional(v.nullable(v.pipe(v.string(), v.trim(), v.regex(/^[0-9]{0,20}$/, 'must be digits')))),
  /** Number of the card that a concession requires: student, member … */
  card: v.optional(v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(40)))),
});

export const VehicleDetails = v.object({
  /** Empty only for a bicycle. */
  plate: v.pipe(v.string(), v.trim(), v.maxLength(15)),
  /** Index of the driving passenger, who must be an adult. */
  driver: Count,
});

export const Contact = v.object({
  email: v.nullable(v.pipe(v.string(), v.trim(), v.email())),
  phone: v.nullable(v.pipe(v.string(), v.trim(), v.regex(/^\+?[0-9 ()-]{7,20}$/))),
  /** The traveller declined to give an email address and phone number; the refusal is recorded (domain 3.4). */
  refused: v.boolean(),
});

/**
 * `POST /bookings/{reference}/confirm` with `Idempotency-Key` and the hold's access token. Without `payment` the booking is paid at
 * an agency before `payBy`; with a card the response says where to pay.
 */
export const ConfirmRequest = v.object({
  passengers: v.array(PassengerDetails),
  vehicles: v.array(VehicleDetails),
  contact: Contact,
  /** Absent or empty for most. */
  needs: v.optional(BookingNeeds),
  payment: v.optional(PaymentChoice),
});

/**
 * `held`: places kept for some minutes; `paying`: the traveller is at the card provider; `confirmed`: places sold, to be paid at an
 * agency before `payBy`; `ticketed`: paid, tickets issued; `open`: paid, without a date for now; all others are final.
 */
export const BookingState = v.picklist([
  'held',
  'paying',
  'confirmed',
  'ticketed',
  'open',
  'expired',
  'released',
  'cancelled',
]);

export const BookingSegment = v.object({
  leg: JourneyLeg,
  class: TravelClass,
  direction: v.picklist(['A', 'R']),
  /** The journey it belongs to; always sent by the service. */
  way: v.optional(WayNumber),
  /** When to be at the quay. */
  beThereBy: Instant,
  durationMinutes: Count,
  /**
   * Of a sold booking. `open`: without a date, to be used by `openUntil`; `leg` then shows what it was bought for. `replaced`: its
   * journey uses fewer ships now; it keeps its number but isn't travelled.
   */
  state: v.optional(v.picklist(['live', 'open', 'expired', 'cancelled', 'replaced'])),
  openUntil: v.optional(v.nullable(Day)),
  /** Its standing for the travellers of this booking; always sent by the service. */
  standing: v.optional(SegmentStanding),
});

/** No longer travelling; stays in the lists, so that items keep their numbers. */
const cancelled = v.optional(v.boolean());

/** `GET /bookings/{reference}`; for callers with the access token, or after opening it with a traveller's surname. */
export const Booking = v.object({
  reference: v.string(),
  state: BookingState,
  version: Count,
  locale: v.picklist(locales),
  createdAt: Instant,
  /** End of the hold; null once confirmed. */
  holdExpiresAt: v.nullable(Instant),
  /** Seconds left at the time of the response, so that a wrong clock in the browser doesn't matter. */
  holdSecondsLeft: v.nullable(Count),
  /** Whether `POST /bookings/{reference}/hold/extension` would give it more time; always sent by the service. */
  holdMayBeExtended: v.optional(v.boolean()),
  /** Deadline to pay at any agency; null while held. */
  payBy: v.nullable(Instant),
  segments: v.array(BookingSegment),
  party: Party,
  passengers: v.array(
    v.object({ category: PassengerCategory, surname: v.string(), given: v.string(), cancelled }),
  ),
  vehicles: v.array(v.object({ category: VehicleCategory, plate: v.string(), cancelled })),
  pets: v.array(v.object({ category: PetCategory, cancelled })),
  quote: Quote,
  /** Always sent by the service; empty before the details are given and after they were erased. */
  needs: v.optional(BookingNeeds),
  /** What can be done with it now; absent before it is sold. */
  actions: v.optional(BookingActions),
  /** Absent until the traveller has chosen how to pay. */
  payment: v.optional(BookingPayment),
});

/** The response to a hold also contains the token that gives access to this booking later; it is sent only once. */
export const HoldResult = v.object({ booking: Booking, accessToken: v.string() });

export type SegmentRequest = v.InferOutput<typeof SegmentRequest>;
export type QuoteRequest = v.InferOutput<typeof QuoteRequest>;
export type QuoteLine = v.InferOutput<typeof QuoteLine>;
export type Quote = v.InferOutput<typeof Quote>;
export type HoldRequest = v.InferOutput<typeof HoldRequest>;
export type HoldResult = v.InferOutput<typeof HoldResult>;
export type PassengerDetails = v.InferOutput<typeof PassengerDetails>;
export type VehicleDetails = v.InferOutput<typeof VehicleDetails>;
export type Contact = v.InferOutput<typeof Contact>;
export type ConfirmRequest = v.InferInput<typeof ConfirmRequest>;
export type Booking = v.InferOutput<typeof Booking>;
