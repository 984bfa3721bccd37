import type { Locale } from '#foundation/text/locales.ts';
import { clock, longDay } from '#foundation/dates/format-day.ts';

/**
 * Formats a time in the operator's time zone, with its day when that differs from the day of departure: boarding for
 * a ship that leaves just after midnight begins the evening before, and an overnight ship arrives the next morning.
 */
export function timeWithDay(instant: string, departs: string, locale: Locale): string {
  const isSameDay = instant.slice(0, 10) === departs.slice(0, 10);
  return isSameDay ? clock(instant) : `${clock(instant)}, ${longDay(instant, locale)}`;
}
