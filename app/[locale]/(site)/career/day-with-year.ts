import { nameDay } from '#foundation/dates/weekdays.ts';
import type { Locale } from '#foundation/text/locales.ts';

/** «15 Ιανουαρίου 2027». Deadlines are often in the next year. */
export function dayWithYear(date: string, locale: Locale): string {
  const day = nameDay(date, locale);
  return `${day.day} ${day.monthOfDate} ${day.year}`;
}
