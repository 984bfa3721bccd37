import { nameDay } from '#lib/dates/weekdays.ts';
import type { Locale } from '#lib/i18n/locales.ts';

/** «21 Νοεμβρίου 2026», "21 November 2026". */
export function dateWords(day: string, locale: Locale): string {
  const { day: number, monthOfDate, year } = nameDay(day, locale);
  return `${number} ${monthOfDate} ${year}`;
}
