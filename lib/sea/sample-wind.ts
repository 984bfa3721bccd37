import { athensDay, athensMoment } from '#foundation/dates/athens.ts';
import { addDays } from '#foundation/dates/day.ts';
import { AREAS, degreesOf, type Forecast } from './forecast.ts';
import days from './sample-wind.json' with { type: 'json' };

/** Each entry of a day holds for this long, from midnight on. */
const STEP_MINUTES = 360;
const DAY_MS = 86_400_000;
const LENGTH_DAYS = 3;

/**
 * Two weeks of wind from a file, played again and again by the calendar: the same day has the same wind for everybody. Not a
 * forecast, and every page that shows it says so.
 */
export function sampleWind(now: Date): Forecast {
  const today = athensDay(now);
  const dates = Array.from({ length: LENGTH_DAYS }, (_, index) => addDays(today, index));
  return {
    issuedAt: athensMoment(today, 0).toISOString(),
    areas: AREAS.map((area, column) => ({
      area,
      hours: dates.flatMap((date) => {
        const recorded = days[(Date.parse(date) / DAY_MS) % days.length]?.[column] ?? '';
        return recorded.split(' ').map((entry, index) => ({
          at: athensMoment(date, index * STEP_MINUTES).toISOString(),
          beaufort: Number(entry.replace(/\D/g, '')),
          from: degreesOf(entry.replace(/\d/g, '')),
        }));
      }),
    })),
  };
}
