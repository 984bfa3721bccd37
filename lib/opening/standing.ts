import { addDays, isoWeekday } from '#foundation/dates/day.ts';
import { DAY_MINUTES, lengthOf, minutesOf, type OpeningHours, type Season } from './hours.ts';

export type OpeningState =
  | {
      kind: 'open';
      /** Null if they don't close within a week. */
      closes: string | null;
      /** Until then. */
      minutes: number;
    }
  | {
      kind: 'closed';
      /** The next opening: its day, in how many days that is, and the time. */
      opens: { day: string; ahead: number; time: string };
    };

/** An instant on the clock in Greece. */
type Wall = { day: string; minute: number };
type Span = { from: number; until: number };

/** How far ahead to look for an opening: a season may be a month long. */
const DAYS_AHEAD = 366;
/** Who doesn't close for so long never does. */
const DAYS_OPEN = 7;

const HOUR_MS = 3_600_000;
const MARCH = 2;
const OCTOBER = 9;

/**
 * How an agency stands at an instant: open and until when, or closed and from when; null if it never opens. Hours are read by the clock in
 * Greece, whatever the zone of the browser; the hour that the autumn change repeats counts as the same hour twice.
 */
export function openingAt(hours: OpeningHours, now: Date): OpeningState | null {
  const { day: today, minute } = wallAt(now);
  let end: number | null = null;
  // Yesterday's last span may go on after midnight.
  for (let ahead = -1; ahead <= DAYS_AHEAD; ahead += 1) {
    for (const { from, until } of spansOf(hours, addDays(today, ahead), ahead)) {
      if (end !== null && from > end) return openUntil(end, minute);
      if (end !== null) end = Math.max(end, until);
      else if (until > minute && from > minute) return closedUntil(from, today);
      else if (until > minute) end = until;
    }
    if (end !== null && ahead > DAYS_OPEN)
      return end > ahead * DAY_MINUTES
        ? { kind: 'open', closes: null, minutes: Infinity }
        : openUntil(end, minute);
  }
  return end === null ? null : openUntil(end, minute);
}

function openUntil(end: number, minute: number): OpeningState {
  return { kind: 'open', closes: timeOf(end), minutes: end - minute };
}

function closedUntil(from: number, today: string): OpeningState {
  const ahead = Math.floor(from / DAY_MINUTES);
  return { kind: 'closed', opens: { day: addDays(today, ahead), ahead, time: timeOf(from) } };
}

/** The spans that begin on a day, in order, in minutes after today's midnight. */
function spansOf({ week, season }: OpeningHours, day: string, ahead: number): Span[] {
  if (season && !isInSeason(season, Number(day.slice(5, 7)))) return [];
  const weekday = isoWeekday(day);
  return week
    .filter(({ days }) => days.includes(weekday))
    .map((span) => {
      const from = ahead * DAY_MINUTES + minutesOf(span.opens);
      return { from, until: from + lengthOf(span) };
    })
    .toSorted((a, b) => a.from - b.from);
}

function isInSeason({ from, until }: Season, month: number): boolean {
  return from <= until ? month >= from && month <= until : month >= from || month <= until;
}

function wallAt(now: Date): Wall {
  const clock = new Date(now.getTime() + hoursAheadAt(now) * HOUR_MS);
  return {
    day: clock.toISOString().slice(0, 10),
    minute: clock.getUTCHours() * 60 + clock.getUTCMinutes(),
  };
}

/**
 * How far Greece is ahead of UTC: three hours in summer, which begins and ends at 01:00 UTC on the last Sundays of March and October
 * (Directive 2000/84/EC). `Intl` knows it, too, but its first use keeps a slow phone busy for a tenth of a second.
 */
function hoursAheadAt(now: Date): number {
  const year = now.getUTCFullYear();
  return now >= lastSunday(year, MARCH) && now < lastSunday(year, OCTOBER) ? 3 : 2;
}

/** 01:00 UTC on the last Sunday of a month with 31 days. */
function lastSunday(year: number, month: number): Date {
  const last = new Date(Date.UTC(year, month, 31, 1));
  last.setUTCDate(31 - last.getUTCDay());
  return last;
}

function timeOf(minute: number): string {
  const inDay = ((minute % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
  const [hours, minutes] = [Math.floor(inDay / 60), inDay % 60];
  return `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
}
