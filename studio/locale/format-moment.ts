import type { Locale } from '#foundation/text/locales.ts';
import { conventions } from '#foundation/text/conventions.ts';
import { ATHENS } from '#foundation/dates/athens.ts';

/** The time in Greece, where the office is, wherever this browser is. */
function timeOf(instant: string, language: Locale): string {
  return new Date(instant).toLocaleTimeString(conventions[language].intl, {
    timeZone: ATHENS,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
}

/** Only the time for today, with the day for anything older. */
export function formatMoment(instant: string, now: Date, language: Locale): string {
  const day = (moment: Date) =>
    moment.toLocaleDateString(conventions[language].intl, {
      timeZone: ATHENS,
      day: 'numeric',
      month: 'short',
      ...(moment.getFullYear() === now.getFullYear() ? {} : { year: 'numeric' }),
    });
  const then = new Date(instant);
  const time = timeOf(instant, language);
  return day(then) === day(now) ? time : `${day(then)}, ${time}`;
}

/** `2026-12-01` as people of this language write it. */
export function formatDay(day: string, language: Locale): string {
  return new Date(`${day}T12:00:00Z`).toLocaleDateString(conventions[language].intl, {
    timeZone: ATHENS,
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
}

/** How long somebody has waited, coarser the longer it is: "9 minutes", "3 hours". */
export function formatWait(minutes: number, language: Locale): string {
  const [count, unit] =
    minutes < 60
      ? [minutes, 'minute']
      : minutes < 48 * 60
        ? [Math.floor(minutes / 60), 'hour']
        : [Math.floor(minutes / (24 * 60)), 'day'];
  return count.toLocaleString(conventions[language].intl, { style: 'unit', unit, unitDisplay: 'long' });
}
