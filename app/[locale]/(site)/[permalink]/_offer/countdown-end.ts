import { athensDay, athensInstant, athensMoment } from '#foundation/dates/athens.ts';
import { clock } from '#foundation/dates/format-day.ts';
import type { CountdownEnd } from './countdown-stage.ts';

/** When a countdown ends: at its own instant, else after the last day of the offer; null without either. */
export function countdownEnd(endsAt: string | null, validTo: string | null): CountdownEnd | null {
  const own = endsAt ? Date.parse(endsAt) : Number.NaN;
  if (!Number.isNaN(own)) {
    const instant = athensInstant(new Date(own));
    // Midnight counts as the end of the previous day, as people say it.
    if (clock(instant) === '00:00') return { at: instant, lastDay: athensDay(new Date(own - 1)), time: null };
    return { at: instant, lastDay: instant.slice(0, 10), time: clock(instant) };
  }
  return validTo ? { at: athensInstant(athensMoment(validTo, 1440)), lastDay: validTo, time: null } : null;
}
