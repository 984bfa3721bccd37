import { nameDay } from '#foundation/dates/weekdays.ts';
import type { Locale } from '#foundation/text/locales.ts';

/** «21 Νοεμβρίου 2026», "21 November 2026". */
export function dateText(day: string, locale: Locale): string {
  const { day: number, monthOfDate, year } = nameDay(day, locale);
  return `${number} ${monthOfDate} ${year}`;
}
