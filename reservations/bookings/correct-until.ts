import { addMinutes } from '#foundation/dates/athens.ts';
import { type BookedSegment, usableOf } from './booked-segments.ts';
import { earliest, type Terms } from './terms.ts';

/** Until when anything can be corrected: some time before the next ship; null when no ticket has a date, and so no limit. */
export function correctUntil(terms: Terms, bookedSegments: readonly BookedSegment[]): Date | null {
  const dated = bookedSegments.filter((booked) => booked.openUntil === null && usableOf(booked).length > 0);
  const departure = earliest(dated.map(({ departsAt }) => departsAt));
  return departure && addMinutes(departure, -terms.correction.untilMinutes);
}
