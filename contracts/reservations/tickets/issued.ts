import * as v from 'valibot';
import { SegmentStanding } from '#contracts/reservations/disruptions/standing.ts';
import { Bilingual, Count, Instant } from '#contracts/reservations/primitives.ts';

/** One ticket: of a traveller, a vehicle or a pet, on one ship. */
export const IssuedTicket = v.object({
  document: Count,
  /** The same number as it is printed, with its check digit: `100 0001 8`. */
  number: v.string(),
  /** Place in `Booking.segments`. */
  segment: Count,
  /** Whose, as in `QuoteLine.item`: `passenger:0`, `vehicle:1`, `pet:0`. */
  item: v.string(),
  /** Category of the traveller, vehicle or pet: `ADT`, `CAR1`. */
  category: v.string(),
  /** The name exactly as it was given, or the number plate; of a pet, and of a vehicle without a plate, the name of its category. */
  bearer: Bilingual,
  /**
   * What the QR code says, signed (see `verifyTicket`). Null for a pet, which goes with its people, and while the ship does not
   * sail: see `standing`.
   */
  code: v.nullable(v.string()),
  /** What must be shown on board beside the ticket; null for most. */
  proof: v.nullable(Bilingual),
  /** The islander's number, which is printed on the ticket; null for everybody else. */
  man: v.nullable(v.string()),
  /** How its ship stands for this booking; the service always says it. */
  standing: v.optional(SegmentStanding),
});

/**
 * `GET /bookings/{reference}/tickets`: the tickets of a paid booking that hold, ship by ship, in the order of the party. Refused
 * with `state_conflict` as long as none is issued, and when none holds any more.
 */
export const IssuedTickets = v.object({
  reference: v.string(),
  /** Version of the booking: after a change these codes are no tickets any more. */
  version: v.pipe(v.number(), v.integer()),
  /** When this was answered. */
  at: Instant,
  /** End of the last code. */
  until: Instant,
  tickets: v.pipe(v.array(IssuedTicket), v.minLength(1)),
});

export type IssuedTicket = v.InferOutput<typeof IssuedTicket>;
export type IssuedTickets = v.InferOutput<typeof IssuedTickets>;
