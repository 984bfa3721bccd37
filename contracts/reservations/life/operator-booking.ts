import * as v from 'valibot';
import { Booking, BookingState } from '#contracts/reservations/booking.ts';
import { PassengerCategory, VehicleCategory } from '#contracts/reservations/categories.ts';
import { Cents, Count, Instant } from '#contracts/reservations/primitives.ts';

/** One line of the audit log: what, when, which version. `detail` never contains a name, an address or the content of a field. */
const AuditLine = v.object({
  at: Instant,
  what: v.string(),
  version: v.nullable(Count),
  detail: v.record(v.string(), v.unknown()),
});

const OperatorTicket = v.object({
  segment: Count,
  item: v.string(),
  category: v.string(),
  class: v.string(),
  cents: Cents,
  state: v.picklist(['live', 'open', 'expired', 'cancelled']),
  version: Count,
});

/** `GET /operator/bookings/{reference}`: everything but the travellers' identities, which are on the manifest. */
export const OperatorBooking = v.object({
  booking: v.object({
    ...Booking.entries,
    passengers: v.array(v.object({ category: PassengerCategory, cancelled: v.optional(v.boolean()) })),
    vehicles: v.array(v.object({ category: VehicleCategory, cancelled: v.optional(v.boolean()) })),
  }),
  tickets: v.array(OperatorTicket),
  /** Balance of each account of the ledger: what is owed, sold, paid in. */
  balances: v.record(v.string(), Cents),
  ledger: v.array(
    v.object({
      at: Instant,
      transaction: v.string(),
      what: v.string(),
      account: v.string(),
      cents: Cents,
      reference: v.string(),
    }),
  ),
  audit: v.array(AuditLine),
});

/** `GET /operator/bookings?sailing=`: the bookings on a sailing, ordered by reference. */
export const OperatorBookings = v.object({
  sailing: v.string(),
  bookings: v.array(
    v.object({
      reference: v.string(),
      state: BookingState,
      version: Count,
      segment: Count,
      fromSeq: Count,
      toSeq: Count,
      class: v.string(),
      live: Count,
      open: Count,
      cancelled: Count,
      dueCents: Cents,
    }),
  ),
});

export type OperatorBooking = v.InferOutput<typeof OperatorBooking>;
export type OperatorBookings = v.InferOutput<typeof OperatorBookings>;
