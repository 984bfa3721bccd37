import { addDays, dayRange, isoWeekday } from '#foundation/dates/day.ts';
import type { NetworkContent } from '#contracts/reservations/network-data.ts';

type Network = Pick<NetworkContent, 'calendars' | 'exceptions'>;
type Calendar = Network['calendars'][number];
type Exception = Network['exceptions'][number];

/**
 * A sailing required by the timetable. `calendar` is the index of its row; null for one that only an exception adds.
 */
export type PlannedSailing = {
  id: string;
  line: string;
  day: string;
  run: number;
  vessel: string;
  shiftMinutes: number;
  calendar: number | null;
  isCancelled: boolean;
};

/** Stable id of a sailing: bookings keep referring to it when the timetable is loaded again. */
function sailingId(line: string, day: string, run: number): string {
  return `${line}-${day.replaceAll('-', '')}${run > 0 ? `-${run}` : ''}`;
}

/**
 * The sailings that `rollForward` would create from a network between two days, computed without a database: for
 * timetable files and to preview what a new network would change. The rules equal those of the SQL statement there; a
 * test compares the two.
 */
export function plannedSailings(network: Network, from: string, through: string): PlannedSailing[] {
  const planned = new Map<string, PlannedSailing>();
  const exceptions = Map.groupBy(network.exceptions, (each) => `${each.line} ${each.date}`);
  const add = (sailing: Omit<PlannedSailing, 'id' | 'isCancelled'>, isExtra: boolean) => {
    const id = sailingId(sailing.line, sailing.day, sailing.run);
    const own = (exceptions.get(`${sailing.line} ${sailing.day}`) ?? [])
      .filter((each) => concerns(each, sailing.run, isExtra))
      .toSorted((a, b) => Number(a.run === null) - Number(b.run === null));
    const kind = own[0]?.kind;
    if (kind === 'remove' || planned.has(id)) return;
    planned.set(id, { ...sailing, id, isCancelled: kind === 'cancel' });
  };
  const days = dayRange(from, through).map((day) => ({ day, weekday: isoWeekday(day) }));
  for (const [calendar, row] of network.calendars.entries())
    for (const { day, weekday } of days)
      if (row.weekdays.includes(weekday) && isIn(row, day))
        add(
          { line: row.line, day, run: row.run, vessel: row.vessel, shiftMinutes: row.shiftMinutes, calendar },
          false,
        );
  for (const each of network.exceptions)
    if (each.kind === 'add' && from <= each.date && each.date <= through)
      add(
        {
          line: each.line,
          day: each.date,
          run: each.run,
          vessel: each.vessel,
          shiftMinutes: each.shiftMinutes,
          calendar: null,
        },
        true,
      );
  return [...planned.values()];
}

/** The days on which a calendar row may sail, up to `latest`. Null when the row has ended or never applies. */
export function spanOf(
  row: Calendar,
  from: string,
  latest: string,
): { from: string; through: string } | null {
  const start = row.validFrom > from ? row.validFrom : from;
  // A row that only begins after the horizon is included with its first year; otherwise exports would lose it.
  const end = start > latest ? addDays(start, 366) : latest;
  const through = row.validTo !== null && row.validTo < end ? row.validTo : end;
  return start <= through ? { from: start, through } : null;
}

function concerns(exception: Exception, run: number, isExtra: boolean): boolean {
  if (exception.kind === 'add' || (exception.kind === 'remove' && isExtra)) return false;
  return exception.run === null || exception.run === run;
}

function isIn({ season, validFrom, validTo }: Calendar, day: string): boolean {
  const monthDay = day.slice(5);
  if (day < validFrom || (validTo !== null && day > validTo)) return false;
  return season.from <= season.to
    ? season.from <= monthDay && monthDay <= season.to
    : season.from <= monthDay || monthDay <= season.to;
}
