import type { BookedBound } from '#lib/booking/booked-bounds.ts';
import { first, type RawQuery } from '#lib/booking/raw-query.ts';
import { isDay } from '#foundation/dates/is-day.ts';

/** The crossing that a change moved, for the booking's page to show right after it. The booking itself keeps no former sailings. */
export type RecentMove = {
  /** `BookedBound.way` */
  way: number;
  /** Departure and arrival before the change, `2026-12-03T09:00`; null for a ticket that had no date. */
  before: { departsAt: string; arrivesAt: string } | null;
};

/** `0_2026-12-03T09:00_2026-12-03T13:00` */
export const MOVED = /^\d{1,2}(?:_\d{4}-\d\d-\d\dT\d\d:\d\d){0,2}$/;

/** Its form in an address, from the crossing as it was booked before. */
export function writeMoved({ way, from, to, state }: BookedBound): string {
  const times = state === 'open' ? [] : [from.at.slice(0, 16), to.at.slice(0, 16)];
  return [way, ...times].join('_');
}

/** What an address says about the last change; null for anything else. */
export function readMoved(raw: RawQuery): RecentMove | null {
  const text = first(raw, 'moved') ?? '';
  if (!MOVED.test(text)) return null;
  const [way = '', departsAt = '', arrivesAt = ''] = text.split('_');
  const hasTimes = [departsAt, arrivesAt].every((at) => isDay(at.slice(0, 10)));
  return { way: Number(way), before: hasTimes ? { departsAt, arrivesAt } : null };
}
