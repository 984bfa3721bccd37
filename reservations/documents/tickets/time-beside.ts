import type { Locale } from '#foundation/text/locales.ts';
import { clock, longDay } from '#foundation/dates/day-words.ts';

/**
 * The time of a moment on the quay clock, with its day when that is another than the day of the departure: a ship that leaves
 * just after midnight is boarded the evening before, and one that sails through the night arrives the morning after.
 */
export function timeBeside(instant: string, departs: string, locale: Locale): string {
  const isSameDay = instant.slice(0, 10) === departs.slice(0, 10);
  return isSameDay ? clock(instant) : `${clock(instant)}, ${longDay(instant, locale)}`;
}
