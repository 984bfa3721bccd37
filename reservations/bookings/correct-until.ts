import { addMinutes } from '#foundation/dates/athens.ts';
import { type BookedSegment, usableTicketsOf } from './booked-segments.ts';
import { earliest, type Terms } from './terms.ts';

/** Deadline for corrections: a fixed time before the next departure; null (no limit) when no ticket has a date. */
export function correctUntil(terms: Terms, bookedSegments: readonly BookedSegment[]): Date | null {
  const dated = bookedSegments.filter(
    (booked) => booked.openUntil === null && usableTicketsOf(booked).length > 0,
  );
  const departure = earliest(dated.map(({ departsAt }) => departsAt));
  return departure && addMinutes(departure, -terms.correction.untilMinutes);
}
