import { CalendarDateTime, fromDate, parseDate, toZoned } from '@internationalized/date';

export const ATHENS = 'Europe/Athens';
const MINUTE_MS = 60_000;

/** The operator's day at a moment, whatever the zone of the machine or the browser. */
export function athensDay(moment: Date): string {
  return athensInstant(moment).slice(0, 10);
}

/** `2026-07-15T08:30:00+03:00`: characters 11–16 are the time on the quay clock. Seconds are kept, milliseconds cut. */
export function athensInstant(moment: Date): string {
  const whole = new Date(Math.floor(moment.getTime() / 1000) * 1000);
  return fromDate(whole, ATHENS)
    .toString()
    .replace(/\[.*\]$/, '');
}

/**
 * The moment at which the quay clock shows `minutes` after midnight of `day`; 1440 and more is the next day. A time that the
 * spring change skips moves forward, a time that the autumn change repeats is the second one: PostgreSQL decides the same.
 */
export function athensMoment(day: string, minutes: number): Date {
  const { year, month, day: dayOfMonth } = parseDate(day).add({ days: Math.floor(minutes / 1440) });
  const wall = new CalendarDateTime(year, month, dayOfMonth, Math.floor((minutes % 1440) / 60), minutes % 60);
  return toZoned(wall, ATHENS, 'later').toDate();
}

/** The next midnight in Greece: until then, “today” on a page means what it meant at `moment`. */
export function endOfAthensDay(moment: Date): Date {
  return athensMoment(athensDay(moment), 1440);
}

export function addMinutes(moment: Date, minutes: number): Date {
  return new Date(moment.getTime() + minutes * MINUTE_MS);
}

/** Whole minutes that really pass between two moments, also over a change of the clocks. */
export function minutesBetween(from: Date, to: Date): number {
  return Math.round((to.getTime() - from.getTime()) / MINUTE_MS);
}
