import { athensDay } from '#lib/dates/athens.ts';
import { addDays } from '#lib/dates/day.ts';
import type { Timetable, TimetableDirection, TimetableLine } from '../contract/timetable.ts';
import type { Db } from '../db/rows.ts';
import type { Catalogue } from '../network/catalogue.ts';
import { connectionsOf, type Pattern } from './connections.ts';
import { pairLines } from './pair-lines.ts';
import { readCalendars, readSailings } from './read.ts';
import { exceptionsOf, runsOf, type Scope } from './runs.ts';
import { seasonsOf } from './seasons.ts';

/** The whole timetable as it is printed, out of the tables from which places are sold. */
export async function timetable(db: Db, catalogue: Catalogue, now: Date): Promise<Timetable> {
  const today = athensDay(now);
  const horizon = addDays(today, catalogue.policy.horizonDays);
  const calendars = await readCalendars(db);
  const sailings = Map.groupBy(await readSailings(db, today), (sailing) => sailing.line);
  const seasons = seasonsOf(calendars, today, horizon);
  const lines = pairLines(catalogue.lines).map(({ id, name, directions }): TimetableLine => ({
    id,
    name,
    directions: directions.map(({ plan, name: towards }): TimetableDirection => {
      const own = sailings.get(plan.id) ?? [];
      const scope: Scope = { catalogue, calendars, sailings: own, today, horizon };
      return {
        lineId: plan.id,
        name: towards,
        from: plan.calls[0] ?? '',
        to: plan.calls.at(-1) ?? '',
        seasons: seasons.flatMap((season) => {
          const runs = runsOf(plan, season, scope);
          if (runs.length === 0) return [];
          return {
            season: season.id,
            runs,
            exceptions: exceptionsOf(season, runs, scope),
            connections: [],
          };
        }),
      };
    }),
  }));
  return { today, horizon, seasons, lines: withConnections(lines, catalogue.policy.minConnectionMinutes) };
}

/** Connections need every line of a season at hand, so they come last. */
function withConnections(lines: readonly TimetableLine[], shortestMinutes: number): TimetableLine[] {
  const patternsOf = (season: string) =>
    lines.flatMap((line) =>
      line.directions.flatMap((direction) =>
        (direction.seasons.find((each) => each.season === season)?.runs ?? []).map(
          ({ weekdays, calls }): Pattern => ({
            lineId: direction.lineId,
            group: line.id,
            weekdays,
            calls,
          }),
        ),
      ),
    );
  return lines.map((line) => ({
    ...line,
    directions: line.directions.map((direction) => ({
      ...direction,
      seasons: direction.seasons.map((season) => {
        const patterns = patternsOf(season.season);
        const own = patterns.filter(({ lineId }) => lineId === direction.lineId);
        return {
          ...season,
          connections: own.flatMap((pattern) => connectionsOf(pattern, patterns, shortestMinutes)),
        };
      }),
    })),
  }));
}
