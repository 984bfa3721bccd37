import { monthBounds } from '#foundation/dates/day.ts';
import { timeNames } from '#foundation/text/time-names.ts';
import type { OpeningHours } from '#lib/opening/hours.ts';

type Specification = {
  '@type': 'OpeningHoursSpecification';
  dayOfWeek: string[];
  opens: string;
  closes: string;
  validFrom?: string;
  validThrough?: string;
};

/**
 * Hours as schema.org has them. It knows no season without a year, so that of the season that runs or comes next is given.
 * @param today in Greece
 */
export function openingData({ week, season }: OpeningHours, today: string): Specification[] {
  const valid = season ? seasonAround(season, today) : {};
  return week.map(({ days, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days.flatMap((day) => timeNames.en.weekdays[day - 1]?.name ?? []),
    opens,
    // Midnight is the start of a day there.
    closes: closes === '24:00' ? '23:59' : closes,
    ...valid,
  }));
}

function seasonAround({ from, until }: { from: number; until: number }, today: string) {
  const year = Number(today.slice(0, 4));
  const isOver = (last: string) => last < today;
  const lastIn = (end: number) => monthBounds(`${end}-${padded(until)}`).last;
  const end = isOver(lastIn(year)) ? year + 1 : year;
  const start = from <= until ? end : end - 1;
  return { validFrom: `${start}-${padded(from)}-01`, validThrough: lastIn(end) };
}

function padded(month: number): string {
  return String(month).padStart(2, '0');
}
