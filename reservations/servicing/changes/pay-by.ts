import { payDeadline } from '#reservations/unpaid/deadline.ts';
import type { BookingRow } from '#reservations/bookings/read.ts';
import type { Catalogue } from '#reservations/catalogue/catalogue.ts';
import type { MovedSegment } from './segments.ts';
import { type BookedSegment, usableTicketsOf } from '#reservations/bookings/booked-segments.ts';
import { earliest } from '#reservations/bookings/terms.ts';

/**
 * Deadline for the balance due after a change; null when nothing is due. A booking that was never paid keeps its
 * deadline, or gets an earlier one when its first ship now leaves earlier: changing must not gain time.
 */
export function payByAfter(
  catalogue: Catalogue,
  row: BookingRow,
  bookedSegments: readonly BookedSegment[],
  given: { dueCents: number; isPaid: boolean; moved: readonly MovedSegment[]; now: Date },
): Date | null {
  if (given.dueCents === 0) return null;
  const moved = new Set(given.moved.map(({ after }) => after.seq));
  const dated = bookedSegments.filter(
    (booked) =>
      moved.has(booked.seq) ||
      (booked.openUntil === null && !booked.hasDeparted && usableTicketsOf(booked).length > 0),
  );
  const departure = earliest(dated.map(({ departsAt }) => departsAt));
  const deadline = departure && payDeadline(catalogue.policy, departure, given.now);
  return row.payBy === null ? deadline : earliest([row.payBy, deadline]);
}
