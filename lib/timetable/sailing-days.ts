import { dayRange, isoWeekday } from '#foundation/dates/day.ts';
import type { Season, TimetableCall, TimetableDirection } from '#contracts/reservations/index.ts';
import type { Bilingual } from '#contracts/reservations/index.ts';

export type PlannedSailing = {
  date: string;
  calls: readonly TimetableCall[];
  shipName: Bilingual;
  isCancelled: boolean;
};

/**
 * Every sailing of a direction between two days, soonest first: weekdays of its seasons, without holidays, with extra
 * days.
 */
export function sailingDays(
  direction: TimetableDirection,
  seasons: readonly Season[],
  { from, to }: { from: string; to: string },
): PlannedSailing[] {
  return direction.seasons
    .flatMap(({ season, runs, exceptions }) => {
      const unusual = new Map(exceptions.map(({ date, kind }) => [date, kind]));
      const spans = seasons.find(({ id }) => id === season)?.spans ?? [];
      return spans
        .flatMap((span) => dayRange(span.from < from ? from : span.from, span.to > to ? to : span.to))
        .flatMap((date): PlannedSailing[] => {
          const kind = unusual.get(date);
          const weekday = isoWeekday(date);
          if (kind === 'none') return [];
          // An extra day has no weekday run: it sails at the times of the first run.
          const own = runs.filter((run, index) =>
            kind === 'extra' ? index === 0 : run.weekdays.includes(weekday),
          );
          return own.flatMap((run) => {
            const ship = run.ships.find((each) => each.weekdays.includes(weekday)) ?? run.ships[0];
            if (!ship) return [];
            return { date, calls: run.calls, shipName: ship.name, isCancelled: kind === 'cancelled' };
          });
        });
    })
    .toSorted((a, b) => (a.date < b.date ? -1 : 1));
}
