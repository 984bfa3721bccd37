import * as v from 'valibot';
import { BookingSegment } from '#contracts/reservations/booking.ts';
import { SegmentStanding } from '#contracts/reservations/disruptions/standing.ts';
import { Bilingual, Count, Instant } from '#contracts/reservations/primitives.ts';

/** One ticket: of a traveller, a vehicle or a pet, on one ship. */
export const IssuedTicket = v.object({
  document: Count,
  /** The number as printed, with its check digit: `100 0001 8`. */
  number: v.string(),
  /** Index in `Booking.segments`. */
  segment: Count,
  /** The item, as in `QuoteLine.item`: `passenger:0`, `vehicle:1`, `pet:0`. */
  item: v.string(),
  /** Category of the traveller, vehicle or pet: `ADT`, `CAR1`. */
  category: v.string(),
  /** The name exactly as entered, or the number plate; for a pet, or a vehicle without a plate, the name of its category. */
  bearer: Bilingual,
  /**
   * The signed content of the QR code (see `verifyTicket`). Null for a pet, which boards with its owners, and while the ship
   * doesn't sail: see `standing`.
   */
  code: v.nullable(v.string()),
  /** What must be shown on board with the ticket; null for most. */
  proof: v.nullable(Bilingual),
  /** The islander's number, which is printed on the ticket; null for everybody else. */
  man: v.nullable(v.string()),
  /** The standing of its segment; always sent by the service. */
  standing: v.optional(SegmentStanding),
  /** Opens this ticket alone: see {@link SharedTicket}. Null for a pet; always sent by the service. */
  share: v.optional(v.nullable(v.string())),
});

/**
 * `GET /bookings/{reference}/tickets`: the valid tickets of a paid booking, segment by segment, in the order of the party. Refused
 * with `state_conflict` before any is issued, and when none is valid any more.
 */
export const IssuedTickets = v.object({
  reference: v.string(),
  /** Version of the booking: after a change these codes are no longer valid tickets. */
  version: v.pipe(v.number(), v.integer()),
  /** Time of the response. */
  at: Instant,
  /** When the last code expires. */
  until: Instant,
  tickets: v.pipe(v.array(IssuedTicket), v.minLength(1)),
});

/**
 * `GET /shared-tickets/{document}` with the ticket's `share` as bearer token: one ticket of one ship, without the booking's
 * reference, its other travellers or anything that could be changed. Its code has no reference either. Refused with `not_found`
 * when the token is wrong, and with `state_conflict` when the ticket was changed, cancelled or has expired.
 */
export const SharedTicket = v.object({
  /** Without `share`, and without the islander's number. */
  ticket: IssuedTicket,
  /** The ship, without choices. */
  segment: BookingSegment,
  /** Time of the response. */
  at: Instant,
});

export type SharedTicket = v.InferOutput<typeof SharedTicket>;
export type IssuedTicket = v.InferOutput<typeof IssuedTicket>;
export type IssuedTickets = v.InferOutput<typeof IssuedTickets>;
