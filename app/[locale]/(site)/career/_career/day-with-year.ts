import { nameDay } from '#lib/dates/weekdays.ts';
import type { Locale } from '#lib/i18n/locales.ts';

/** «15 Ιανουαρίου 2027». Deadlines are often in the next year. */
export function dayWithYear(date: string, locale: Locale): string {
  const day = nameDay(date, locale);
  return `${day.day} ${day.monthOfDate} ${day.year}`;
}
