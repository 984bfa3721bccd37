import { bilingual } from '#reservations/messages/texts.ts';
import { addDays, dayRange, isoWeekday } from '#foundation/dates/day.ts';
import { isDay } from '#foundation/dates/is-day.ts';
import { dayOf, weekdayColumns } from '#reservations/network/gtfs/csv/values.ts';
import type { Problems } from './problems.ts';
import { readTable } from './table.ts';

/** The days of trips: weekdays within a period, with exceptions. */
export type Service = {
  weekdays: number[];
  from: string | null;
  to: string | null;
  added: Set<string>;
  removed: Set<string>;
};

/** A longer period is a mistyped year. */
const LONGEST_DAYS = 3660;

export function readServices(files: ReadonlyMap<string, string>, problems: Problems): Map<string, Service> {
  const services = new Map<string, Service>();
  const calendar = readTable(
    files,
    'calendar.txt',
    ['service_id', ...weekdayColumns, 'start_date', 'end_date'],
    problems,
  );
  const dates = readTable(files, 'calendar_dates.txt', ['service_id', 'date', 'exception_type'], problems);
  if (!files.has('calendar.txt') && !files.has('calendar_dates.txt')) problems.missing('calendar.txt');
  for (const { line, cells } of calendar?.rows ?? []) {
    const id = cells.service_id ?? '';
    if (services.has(id)) problems.duplicate('calendar.txt', line, 'service_id', id);
    for (const column of weekdayColumns)
      if (!['0', '1'].includes(cells[column] ?? ''))
        problems.invalid('calendar.txt', line, column, cells[column] ?? '');
    const [from, to] = ['start_date', 'end_date'].map((column) => {
      const day = realDay(cells[column] ?? '');
      if (day === null) problems.invalid('calendar.txt', line, column, cells[column] ?? '', '20260601');
      return day;
    });
    if (from && to && (to < from || to > addDays(from, LONGEST_DAYS)))
      problems.add('calendar.txt', line, bilingual('feed.endDate'));
    const weekdays = weekdayColumns.flatMap((column, index) => (cells[column] === '1' ? [index + 1] : []));
    services.set(id, { weekdays, from: from ?? null, to: to ?? null, added: new Set(), removed: new Set() });
  }
  for (const { line, cells } of dates?.rows ?? []) {
    const id = cells.service_id ?? '';
    const day = realDay(cells.date ?? '');
    const type = cells.exception_type ?? '';
    if (day === null) problems.invalid('calendar_dates.txt', line, 'date', cells.date ?? '', '20260601');
    if (type !== '1' && type !== '2')
      problems.invalid('calendar_dates.txt', line, 'exception_type', type, '1, 2');
    const service = services.get(id) ?? {
      weekdays: [],
      from: null,
      to: null,
      added: new Set(),
      removed: new Set(),
    };
    services.set(id, service);
    if (day !== null && (service.added.has(day) || service.removed.has(day)))
      problems.duplicate('calendar_dates.txt', line, 'date', cells.date ?? '');
    else if (day !== null) (type === '1' ? service.added : service.removed).add(day);
  }
  return services;
}

/** The days matching the weekdays, including those removed by an exception. */
export function regularDays({ weekdays, from, to }: Service): string[] {
  if (from === null || to === null || to > addDays(from, LONGEST_DAYS)) return [];
  return dayRange(from, to).filter((day) => weekdays.includes(isoWeekday(day)));
}

function realDay(text: string): string | null {
  const day = dayOf(text);
  return day !== null && isDay(day) && day >= '1900' && day < '2200' ? day : null;
}
