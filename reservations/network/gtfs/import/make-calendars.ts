import * as v from 'valibot';
import { type NetworkContent, NetworkData } from '#contracts/reservations/network-data.ts';
import type { LineTrip } from './make-lines.ts';
import type { Problems } from './problems.ts';
import { regularDays, type Service } from './read-services.ts';

type Calendar = NetworkContent['calendars'][number];
type Exception = NetworkContent['exceptions'][number];

const FILE = 'sailings.csv';
const ALL_YEAR = { from: '01-01', to: '12-31' };

/** Calendar rows with the line of `trips.txt` each came from, and the exceptions of the services. */
export type Calendars = { rows: { at: number; calendar: Calendar }[]; exceptions: Exception[] };

/**
 * When the runs of each line sail. A trip follows its service in `calendar.txt`, or, when `sailings.csv` says
 * `season`, the same season every year; `exceptions` are trips that sail only on days in `exceptions.csv`.
 */
export function makeCalendars(
  runs: readonly LineTrip[],
  vessels: NetworkContent['vessels'],
  problems: Problems,
): Calendars {
  const result: Calendars = { rows: [], exceptions: [] };
  const taken = new Map<string, { run: number; service: Service }[]>();
  for (const { trip, line, shiftMinutes } of runs) {
    const cells = trip.own?.cells ?? {};
    const at = trip.own?.line ?? 1;
    const vessel = vesselOf(cells.vessel_id ?? '', trip.own === null, vessels);
    if (vessel === null) {
      if (trip.own) problems.unknown(FILE, at, 'vessel_id', cells.vessel_id ?? '', 'vessels.csv');
      else problems.unknown('trips.txt', trip.at, 'trip_id', trip.id, FILE);
      continue;
    }
    const follows = cells.follows || 'calendar';
    if (!['calendar', 'season', 'exceptions'].includes(follows))
      problems.invalid(FILE, at, 'follows', follows, 'calendar, season, exceptions');
    if (follows === 'exceptions') continue;
    const { service } = trip;
    const known = taken.get(line) ?? [];
    const run = runOf(cells.run ?? '', service, follows === 'calendar' ? known : []);
    if (run === null) {
      problems.invalid(FILE, at, 'run', cells.run ?? '');
      continue;
    }
    taken.set(line, [...known, { run, service }]);
    const days = follows === 'season' ? seasonOf(cells) : daysOf(service);
    const opens = {
      salesOpenDays: numberOrNull(cells.sales_open_days),
      salesOpenOn: cells.sales_open_on || null,
    };
    if (days) {
      const calendar = { line, vessel, run, shiftMinutes, ...opens, ...days };
      const checked = v.safeParse(NetworkData.entries.calendars.item, calendar);
      if (checked.success) result.rows.push({ at: trip.at, calendar: checked.output });
      else
        for (const issue of checked.issues)
          problems.invalid(FILE, at, v.getDotPath(issue) ?? '', String(issue.input), issue.message);
    }
    if (follows === 'calendar')
      result.exceptions.push(...exceptionsOf(service, { line, vessel, run, shiftMinutes }));
  }
  return result;
}

/** A fleet with a single ship needs no assignment in `sailings.csv`. */
function vesselOf(id: string, isSilent: boolean, vessels: NetworkContent['vessels']): string | null {
  if (id === '' && isSilent && vessels.length === 1) return vessels[0]?.id ?? null;
  return vessels.some((vessel) => vessel.id === id) ? id : null;
}

/**
 * Run numbers distinguish a line's sailings on one day, and each has its own exceptions: two trips share a number
 * only when neither sails on a day of the other, including days removed by an exception.
 */
function runOf(
  text: string,
  service: Service,
  known: readonly { run: number; service: Service }[],
): number | null {
  if (text !== '') return /^\d{1,2}$/.test(text) ? Number(text) : null;
  const mine = new Set(allDays(service));
  const clashes = new Set(
    known.flatMap((other) => (allDays(other.service).some((day) => mine.has(day)) ? [other.run] : [])),
  );
  let run = 0;
  while (clashes.has(run)) run += 1;
  return run;
}

function allDays(service: Service): string[] {
  return [...regularDays(service), ...service.added];
}

function seasonOf(cells: Record<string, string>) {
  return {
    season: { from: cells.season_from ?? '', to: cells.season_to ?? '' },
    weekdays: (cells.weekdays ?? '').split('|').map(Number),
    validFrom: cells.valid_from ?? '',
    validTo: cells.valid_to || null,
  };
}

function daysOf({ weekdays, from, to }: Service) {
  if (weekdays.length === 0 || from === null) return null;
  return { season: ALL_YEAR, weekdays, validFrom: from, validTo: to };
}

function exceptionsOf(
  service: Service,
  { line, vessel, run, shiftMinutes }: Pick<Calendar, 'line' | 'vessel' | 'run' | 'shiftMinutes'>,
): Exception[] {
  const regular = new Set(regularDays(service));
  return [
    ...[...service.removed]
      .filter((day) => regular.has(day))
      .map((date): Exception => ({ kind: 'remove', line, date, run })),
    ...[...service.added]
      .filter((day) => !regular.has(day))
      .map((date): Exception => ({ kind: 'add', line, date, vessel, run, shiftMinutes })),
  ];
}

function numberOrNull(text: string | undefined): number | null {
  return text ? Number(text) : null;
}
