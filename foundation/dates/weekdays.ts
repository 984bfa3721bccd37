import type { Locale } from '#foundation/text/locales.ts';
import { timeNames } from '#foundation/text/time-names.ts';
import { addDays, isoWeekday } from './day.ts';

export interface NamedDay {
  /** `YYYY-MM-DD` */
  date: string;
  day: number;
  month: number;
  year: number;
  weekday: string;
  weekdayShort: string;
  /** As in «Ιούνιος 2027». */
  monthTitle: string;
  /** As in «10 Ιουνίου». */
  monthOfDate: string;
  monthShort: string;
}

/**
 * The names used for a travel day.
 * @throws RangeError when `date` is not a day such as 2027-06-10.
 */
export function nameDay(date: string, language: Locale): NamedDay {
  const instant = new Date(`${date}T00:00:00Z`);
  const month = timeNames[language].months[instant.getUTCMonth()];
  const weekday = timeNames[language].weekdays[isoWeekday(date) - 1];
  if (!month || !weekday) throw new RangeError(`not a day: ${date}`);
  return {
    date,
    day: instant.getUTCDate(),
    month: instant.getUTCMonth() + 1,
    year: instant.getUTCFullYear(),
    weekday: weekday.name,
    weekdayShort: weekday.short,
    monthTitle: month.title,
    monthOfDate: month.ofDate,
    monthShort: month.short,
  };
}

/** Month names in the form that follows a day number, January first: for selects of a birth date. */
export function monthsOfDate(language: Locale): string[] {
  return timeNames[language].months.map(({ ofDate }) => ofDate);
}

/**
 * Seven days from `from` (today when absent). With `around`, the week starts three days earlier, but never before today.
 * `today` is the operator's day in Europe/Athens and comes from the caller.
 */
export function weekdays(options: { today: string; from?: string; around?: boolean }): string[] {
  const from = options.from ?? options.today;
  const earlier = options.around ? addDays(from, -3) : from;
  const start = options.around && earlier < options.today ? options.today : earlier;
  return Array.from({ length: 7 }, (_, index) => addDays(start, index));
}
