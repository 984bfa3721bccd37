import { athensDay } from '#foundation/dates/athens.ts';
import { addDays } from '#foundation/dates/day.ts';
import type { Timetable, TimetableDirection, TimetableLine } from '#contracts/reservations/timetable.ts';
import type { Db } from '#reservations/kernel/rows.ts';
import type { Catalogue } from '#reservations/catalogue/catalogue.ts';
import { createPause, type Pause } from '#reservations/search/slices.ts';
import { byPort, connectionsOf, type Pattern } from './connections.ts';
import { pairLines } from './pair-lines.ts';
import { readCalendars, readSailings } from './read.ts';
import { exceptionsOf, runsOf, type Scope } from './runs.ts';
import { seasonsOf } from './seasons.ts';

/**
 * The whole timetable for print, from the tables from which places are sold. `pause` is awaited between its parts:
 * with a hundred lines this takes noticeable time.
 */
export async function timetable(
  db: Db,
  catalogue: Catalogue,
  now: Date,
  pause: Pause = createPause(),
): Promise<Timetable> {
  const today = athensDay(now);
  const horizon = addDays(today, catalogue.policy.horizonDays);
  const calendars = await readCalendars(db);
  const byLine = Map.groupBy(calendars, (row) => row.line);
  const seasons = seasonsOf(calendars, today, horizon);
  const lines: TimetableLine[] = [];
  for (const { id, name, directions } of pairLines(catalogue.lines)) {
    const found: TimetableDirection[] = [];
    for (const { plan, name: towards } of directions) {
      await pause();
      const sailings = await readSailings(db, plan.id, today);
      const scope: Scope = { catalogue, calendars: byLine.get(plan.id) ?? [], sailings, today, horizon };
      found.push({
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
      });
    }
    lines.push({ id, name, directions: found });
  }
  await addConnections(lines, catalogue.policy.minConnectionMinutes, pause);
  return { today, horizon, seasons, lines };
}

/** Connections need all lines of a season, so they are added last. */
async function addConnections(
  lines: readonly TimetableLine[],
  shortestMinutes: number,
  pause: Pause,
): Promise<void> {
  const all = lines.flatMap((line) =>
    line.directions.flatMap((direction) =>
      direction.seasons.map((season) => ({
        season,
        patterns: season.runs.map(({ weekdays, calls }): Pattern => ({
          lineId: direction.lineId,
          group: line.id,
          weekdays,
          calls,
        })),
      })),
    ),
  );
  for (const same of Map.groupBy(all, ({ season }) => season.season).values()) {
    const calling = byPort(same.flatMap(({ patterns }) => patterns));
    for (const { season, patterns } of same) {
      await pause();
      season.connections = patterns.flatMap((pattern) => connectionsOf(pattern, calling, shortestMinutes));
    }
  }
}
