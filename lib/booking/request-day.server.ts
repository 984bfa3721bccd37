import 'server-only';
import { cache } from 'react';
import type { Locale } from '#foundation/text/locales.ts';
import { athensDay } from '#foundation/dates/athens.ts';
import { longDayInYear } from '#foundation/dates/day-words.ts';

/** The operator's day, the same for all that one request renders. */
const requestDay = cache(() => athensDay(new Date()));

/** A day of a booking, with its year where that is not this year: «Πέμπτη 10 Ιουνίου 2027». For pages made for each request. */
export function datedDay(date: string, locale: Locale): string {
  return longDayInYear(date, requestDay(), locale);
}
