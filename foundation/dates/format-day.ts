import type { Locale } from '#foundation/text/locales.ts';
import { nameDay } from './weekdays.ts';

/** A day, its month and its year stay on one line. */
const NO_BREAK = '\u00A0';

/** The time on the quay clock: the contract's instants carry their Athens offset, so no time zone is applied here. */
export function clock(instant: string): string {
  return instant.slice(11, 16);
}

/** `Thursday 10 June`. */
export function longDay(date: string, language: Locale): string {
  const day = nameDay(date.slice(0, 10), language);
  return `${day.weekday} ${day.day}${NO_BREAK}${day.monthOfDate}`;
}

/** The same with its year, for what is kept and read much later: `Thursday 10 June 2027`. */
export function fullDay(date: string, language: Locale): string {
  return `${longDay(date, language)}${NO_BREAK}${nameDay(date.slice(0, 10), language).year}`;
}

/** `10 June 2027`: without its weekday, for deadlines and validity. */
export function dayInYear(date: string, language: Locale): string {
  const { day, monthOfDate, year } = nameDay(date.slice(0, 10), language);
  return `${day}${NO_BREAK}${monthOfDate}${NO_BREAK}${year}`;
}

/** As `longDay`, with the year if it differs from that of `today`: `Thursday 10 June 2027`. */
export function longDayInYear(date: string, today: string, language: Locale): string {
  return longDay(date, language) + otherYear(nameDay(date.slice(0, 10), language).year, today);
}

/** ` 2027`, or nothing for the year of `today`. */
function otherYear(year: number, today: string): string {
  return today.startsWith(`${year}-`) ? '' : `${NO_BREAK}${year}`;
}

/** `Thu 10 June`. */
export function shortDay(date: string, language: Locale): string {
  const day = nameDay(date.slice(0, 10), language);
  return `${day.weekdayShort} ${day.day}${NO_BREAK}${day.monthShort}`;
}

/** `Thu 10 June 2027`, on a ticket. */
export function shortFullDay(date: string, language: Locale): string {
  return `${shortDay(date, language)}${NO_BREAK}${nameDay(date.slice(0, 10), language).year}`;
}

/** `10 – 17 June`, `28 June – 2 July`, or a single day; with the year if it differs from that of `today`. */
export function daySpan(from: string, to: string | null, today: string, language: Locale): string {
  const start = nameDay(from, language);
  if (!to || to === from) return longDayInYear(from, today, language);
  const end = nameDay(to, language);
  const last = `${end.day}${NO_BREAK}${end.monthOfDate}${otherYear(end.year, today)}`;
  if (start.month === end.month && start.year === end.year) return `${start.day}${NO_BREAK}– ${last}`;
  const startYear = start.year === end.year ? '' : otherYear(start.year, today);
  return `${start.day}${NO_BREAK}${start.monthOfDate}${startYear}${NO_BREAK}– ${last}`;
}
