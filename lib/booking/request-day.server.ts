import 'server-only';
import { cache } from 'react';
import type { Locale } from '#foundation/text/locales.ts';
import { athensDay } from '#foundation/dates/athens.ts';
import { longDayInYear } from '#foundation/dates/format-day.ts';

/** Today in the operator's time zone, the same throughout one request. */
const requestDay = cache(() => athensDay(new Date()));

/** A day of a booking, with its year if that isn't this year: «Πέμπτη 10 Ιουνίου 2027». For pages rendered per request. */
export function datedDay(date: string, locale: Locale): string {
  return longDayInYear(date, requestDay(), locale);
}
