import { locales } from '#foundation/text/locales.ts';
import * as v from 'valibot';
import { BookingActions } from './life/actions.ts';
import { SegmentStanding } from './disruptions/standing.ts';
import { PassengerCategory, PetCategory, TravelClass, VehicleCategory } from './categories.ts';
import { MAX_SEGMENTS } from './limits.ts';
import { Party } from './party.ts';
import { BookingPayment, PaymentChoice } from './payment.ts';
import { Bilingual, Cents, Count, Day, Instant } from './primitives.ts';
import { JourneyLeg } from './search.ts';

const WayNumber = v.pipe(Count, v.maxValue(MAX_SEGMENTS - 1));

/**
 * `direction` A is the way out (and every leg of a multi-leg trip), R the way back. `way` counts the crossings of a booking from
 * 0: ships between which the traveller only changes have the same number. Absent: a way of its own.
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
  /** As typed: any case, spaces around it. Empty and null are no code. */
  promoCode: v.optional(v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(40)))),
});

/** One printed line of the price. Discounts are negative. `text` explains itself in both languages. */
export const QuoteLine = v.object({
  kind: v.picklist(['fare', 'discount', 'dues']),
  segment: Count,
  /** Which traveller, vehicle or pet of the party: `passenger:0`, `vehicle:1`, `pet:0`. */
  item: v.string(),
  text: Bilingual,
  cents: Cents,
  /** Of a discount: the id of the rule that gave it. What may be refunded depends on it. */
  rule: v.optional(v.string()),
  /** Of a discount: when it applies and what it asks for. */
  why: v.optional(Bilingual),
  /** False on a discount whose ticket comes back only as far as the law provides; absent otherwise. */
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
  /** What each traveller must show on board, with its item; nothing for most. */
  proofs: v.optional(v.array(v.object({ item: v.string(), text: Bilingual }))),
  /** The code that was asked for and what it takes off; 0 when other discounts are larger and it was not used up. */
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
  /** What the crew must prepare, in the traveller's words; empty for most. */
  specialCare: v.optional(v.pipe(v.string(), v.maxLength(300)), ''),
  /** The islander's number (ΜΑΝ) for the Transport Equivalent: digits, of a form nobody has published; printed on the ticket. */
  man: v.optional(v.nullable(v.pipe(v.string(), v.trim(), v.regex(/^[0-9]{0,20}$/, 'must be digits')))),
  /** Number of the card that a claimed discount asks for: student, member … */
  card: v.optional(v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(40)))),
});

export const VehicleDetails = v.object({
  /** Empty for a bicycle only. */
  plate: v.pipe(v.string(), v.trim(), v.maxLength(15)),
  /** Index of the driving passenger, who must be an adult. */
  driver: Count,
});

export const Contact = v.object({
  email: v.nullable(v.pipe(v.string(), v.trim(), v.email())),
  phone: v.nullable(v.pipe(v.string(), v.trim(), v.regex(/^\+?[0-9 ()-]{7,20}$/))),
  /** The traveller declined to give e-mail and phone; the refusal is recorded (domain 3.4). */
  refused: v.boolean(),
});

/**
 * `POST /bookings/{reference}/confirm` with `Idempotency-Key` and the hold's access token. Without `payment` it is paid at an agency
 * before `payBy`; with a card the answer says where to pay.
 */
export const ConfirmRequest = v.object({
  passengers: v.array(PassengerDetails),
  vehicles: v.array(VehicleDetails),
  contact: Contact,
  payment: v.optional(PaymentChoice),
});

/**
 * `held`: places kept for minutes; `paying`: the traveller is at the card provider; `confirmed`: places sold, to be paid at an agency
 * before `payBy`; `ticketed`: paid, documents issued; `open`: paid, without a date for now; the rest is over.
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

const BookingSegment = v.object({
  leg: JourneyLeg,
  class: TravelClass,
  direction: v.picklist(['A', 'R']),
  /** Which crossing it belongs to; the service always says it. */
  way: v.optional(WayNumber),
  /** Be at the quay by then. */
  beThereBy: Instant,
  durationMinutes: Count,
  /**
   * Of a sold booking. `open`: without a date, to be used until the day `openUntil`; `leg` then tells what it was bought for.
   * `replaced`: its way is travelled on fewer ships now; it keeps its number and is no part of the journey.
   */
  state: v.optional(v.picklist(['live', 'open', 'expired', 'cancelled', 'replaced'])),
  openUntil: v.optional(v.nullable(Day)),
  /** How it stands for the travellers of this booking; the service always says it. */
  standing: v.optional(SegmentStanding),
});

/** Not travelling any more; keeps its place in the lists, so that items keep their numbers. */
const cancelled = v.optional(v.boolean());

/** `GET /bookings/{reference}`; answered to who holds the access token or knows a traveller's surname. */
export const Booking = v.object({
  reference: v.string(),
  state: BookingState,
  version: Count,
  locale: v.picklist(locales),
  createdAt: Instant,
  /** End of the hold; null once confirmed. */
  holdExpiresAt: v.nullable(Instant),
  /** Seconds left when this was answered, so that a wrong clock in the browser does not matter. */
  holdSecondsLeft: v.nullable(Count),
  /** Pay at any agency until then; null while held. */
  payBy: v.nullable(Instant),
  segments: v.array(BookingSegment),
  party: Party,
  passengers: v.array(
    v.object({ category: PassengerCategory, surname: v.string(), given: v.string(), cancelled }),
  ),
  vehicles: v.array(v.object({ category: VehicleCategory, plate: v.string(), cancelled })),
  pets: v.array(v.object({ category: PetCategory, cancelled })),
  quote: Quote,
  /** What may be done with it now; absent before it is sold. */
  actions: v.optional(BookingActions),
  /** Absent until the traveller has said how to pay. */
  payment: v.optional(BookingPayment),
});

/** The answer to a hold also carries the token that opens this booking later; it is shown once. */
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
