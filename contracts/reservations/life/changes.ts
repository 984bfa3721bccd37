import * as v from 'valibot';
import { PassengerDetails, Quote, SegmentRequest, VehicleDetails } from '#contracts/reservations/booking.ts';
import { PetCategory, VehicleCategory } from '#contracts/reservations/categories.ts';
import { MAX_SEGMENTS } from '#contracts/reservations/limits.ts';
import { Party } from '#contracts/reservations/party.ts';
import { Bilingual, Cents, Count, Day, Instant } from '#contracts/reservations/primitives.ts';

const SegmentNumber = v.pipe(Count, v.maxValue(20));
/** A journey has at most two changes of ship. */
const MOST_SHIPS = 3;
const PartyPassenger = Party.entries.passengers.pipe[0].item;

const Change = {
  /** Another sailing or class for segments of the booking, or a date for one that has none. */
  segments: v.optional(
    v.pipe(
      v.array(
        v.object({
          segment: SegmentNumber,
          tripId: SegmentRequest.entries.tripId,
          class: SegmentRequest.entries.class,
        }),
      ),
      v.maxLength(MAX_SEGMENTS),
    ),
    [],
  ),
  /**
   * Other sailings for whole journeys, in the order of travel. A journey may get more or fewer segments, for instance a direct one
   * becomes one with a change of ship. Not together with `segments` of the same journey.
   */
  ways: v.optional(
    v.pipe(
      v.array(
        v.object({
          way: SegmentNumber,
          ships: v.pipe(
            v.array(v.pick(SegmentRequest, ['tripId', 'class'])),
            v.minLength(1),
            v.maxLength(MOST_SHIPS),
          ),
        }),
      ),
      v.maxLength(MAX_SEGMENTS),
    ),
    [],
  ),
  /**
   * Added to every sailing still ahead. A vehicle names its driver by the passenger's index in the booking; new passengers come
   * last.
   */
  add: v.optional(
    v.object({
      passengers: v.optional(
        v.pipe(v.array(v.object({ ...PartyPassenger.entries, details: PassengerDetails })), v.maxLength(8)),
        [],
      ),
      vehicles: v.optional(
        v.pipe(v.array(v.object({ category: VehicleCategory, details: VehicleDetails })), v.maxLength(4)),
        [],
      ),
      pets: v.optional(v.pipe(v.array(v.object({ category: PetCategory })), v.maxLength(4)), []),
    }),
    {},
  ),
  /** Items such as `vehicle:0` to remove from the sailings still ahead; refunded by the cancellation rules. */
  remove: v.optional(
    v.pipe(v.array(v.pipe(v.string(), v.regex(/^(passenger|vehicle|pet):\d{1,2}$/))), v.maxLength(17)),
    [],
  ),
};

/** `POST /bookings/{reference}/changes/quote`: what a change would cost now, without changing anything. */
export const ChangeQuoteRequest = v.object(Change);

/** `POST /bookings/{reference}/changes`. `expectedDifferenceCents` is what the traveller saw in the quote. */
export const ChangeRequest = v.object({ ...Change, expectedDifferenceCents: Cents });

export const ChangeQuote = v.object({
  reference: v.string(),
  version: Count,
  /** Every ticket that changes; `beforeCents` is null for a new one, `afterCents` for a removed one. */
  tickets: v.array(
    v.object({
      segment: Count,
      item: v.string(),
      beforeCents: v.nullable(Cents),
      afterCents: v.nullable(Cents),
    }),
  ),
  /** Positive: to be paid in addition; negative: given back. */
  differenceCents: Cents,
  /** What the operator keeps of a lower price or of removed items. */
  keptCents: Cents,
  /** The amount refunded to the means of payment. */
  refundCents: Cents,
  /** What is owed after the change, and until when it must be paid. */
  dueCents: Cents,
  payBy: v.nullable(Instant),
  /** Until when these amounts hold; null if only a change of prices can alter them. */
  until: v.nullable(Instant),
  /** The rules that decided, as text. */
  reasons: v.array(Bilingual),
  /** The price of the booking after the change. */
  quote: Quote,
});

/** `POST /bookings/{reference}/open-date`: leave one segment, or everything still ahead, without a date. */
export const OpenDateRequest = v.object({ segments: v.optional(v.array(SegmentNumber), []) });

/** `GET /bookings/{reference}/open-date?segment=0`: what leaving segments without a date would mean now. Changes nothing. */
export const OpenDatePreview = v.object({
  reference: v.string(),
  version: Count,
  segments: v.array(
    v.object({
      segment: Count,
      /** The last moment at which the date can be left open. */
      until: Instant,
      /** The last day on which the ticket can then be used. */
      validUntil: Day,
      reason: Bilingual,
      /** Act and article, or the tariff. */
      source: v.string(),
    }),
  ),
  /** What else the traveller should know before deciding. */
  notes: v.array(Bilingual),
});

/** `PATCH /bookings/{reference}/travellers/{n}`: only what is wrong. */
export const TravellerCorrection = v.partial(
  v.pick(PassengerDetails, ['surname', 'given', 'gender', 'nationality', 'birthDate']),
);

/** `PATCH /bookings/{reference}/vehicles/{n}`: a plate that was mistyped, or another of the travellers as driver. */
export const VehicleCorrection = v.partial(VehicleDetails);

export type ChangeQuoteRequest = v.InferOutput<typeof ChangeQuoteRequest>;
export type ChangeRequest = v.InferOutput<typeof ChangeRequest>;
export type ChangeQuote = v.InferOutput<typeof ChangeQuote>;
export type OpenDatePreview = v.InferOutput<typeof OpenDatePreview>;
export type OpenDateRequest = v.InferOutput<typeof OpenDateRequest>;
export type TravellerCorrection = v.InferOutput<typeof TravellerCorrection>;
export type VehicleCorrection = v.InferOutput<typeof VehicleCorrection>;
