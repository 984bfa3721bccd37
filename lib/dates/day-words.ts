import { nameDay } from './weekdays.ts';
type Locale = 'el' | 'en';

/** The time on the quay clock: the contract's instants carry their Athens offset, so no time zone is ever applied here. */
export function clock(instant: string): string {
  return instant.slice(11, 16);
}

/** «Πέμπτη 10 Ιουνίου», "Thursday 10 June". */
export function longDay(date: string, language: Locale): string {
  const day = nameDay(date.slice(0, 10), language);
  return `${day.weekday} ${day.day} ${day.monthOfDate}`;
}

/** «Πέμ. 10 Ιουν.», "Thu 10 June". */
export function shortDay(date: string, language: Locale): string {
  const day = nameDay(date.slice(0, 10), language);
  return `${day.weekdayShort} ${day.day} ${day.monthShort}`;
}

/** «10 – 17 Ιουνίου», «28 Ιουνίου – 2 Ιουλίου», or a single day. */
export function daySpan(from: string, to: string | null, language: Locale): string {
  const start = nameDay(from, language);
  if (!to || to === from) return longDay(from, language);
  const end = nameDay(to, language);
  const last = `${end.day} ${end.monthOfDate}`;
  if (start.month === end.month && start.year === end.year) return `${start.day} – ${last}`;
  return `${start.day} ${start.monthOfDate} – ${last}`;
}
