import { bilingual } from '#reservations/messages/texts.ts';
import type { NetworkContent } from '#contracts/reservations/network-data.ts';
import { minutesOf } from '#reservations/network/gtfs/csv/values.ts';
import type { Problems } from './problems.ts';
import { type Row, readTable } from './table.ts';

export type Call = NetworkContent['lines'][number]['calls'][number];

const FILE = 'stop_times.txt';

/** The calls of every trip, in order. Times are those in the file; a line may shift them. */
export function readStopTimes(
  files: ReadonlyMap<string, string>,
  trips: ReadonlySet<string>,
  quays: ReadonlySet<string>,
  problems: Problems,
): Map<string, Call[]> {
  const table = readTable(
    files,
    FILE,
    ['trip_id', 'arrival_time', 'departure_time', 'stop_id', 'stop_sequence'],
    problems,
  );
  if (!files.has(FILE)) problems.missing(FILE);
  const byTrip = Map.groupBy(table?.rows ?? [], ({ cells }) => cells.trip_id ?? '');
  const calls = new Map<string, Call[]>();
  for (const [trip, rows] of byTrip) {
    const [first] = rows;
    if (first && !trips.has(trip)) problems.unknown(FILE, first.line, 'trip_id', trip, 'trips.txt');
    else calls.set(trip, callsOf(inOrder(rows, problems), quays, problems));
  }
  return calls;
}

function inOrder(rows: readonly Row[], problems: Problems): Row[] {
  const numbers = new Set<string>();
  for (const { line, cells } of rows) {
    const number = cells.stop_sequence ?? '';
    if (!/^\d{1,6}$/.test(number)) problems.invalid(FILE, line, 'stop_sequence', number);
    if (numbers.has(number)) problems.duplicate(FILE, line, 'stop_sequence', number);
    numbers.add(number);
  }
  return rows.toSorted((a, b) => Number(a.cells.stop_sequence) - Number(b.cells.stop_sequence));
}

function callsOf(rows: readonly Row[], quays: ReadonlySet<string>, problems: Problems): Call[] {
  const [first] = rows;
  if (first && rows.length < 2) problems.add(FILE, first.line, bilingual('feed.twoCalls'));
  let before = -1;
  return rows.map(({ line, cells }, index) => {
    const quay = cells.stop_id ?? '';
    if (!quays.has(quay)) problems.unknown(FILE, line, 'stop_id', quay, 'stops.txt');
    const at = (column: 'arrival_time' | 'departure_time') => {
      const text = cells[column] ?? '';
      const minutes = minutesOf(text);
      if (minutes === null) problems.invalid(FILE, line, column, text, '08:30:00');
      else if (minutes < before)
        problems.add(FILE, line, bilingual('feed.earlierTime', { column, time: text }));
      else before = minutes;
      return minutes;
    };
    const isFirst = index === 0;
    const isLast = index === rows.length - 1;
    const arrives = isFirst ? null : at('arrival_time');
    const departs = isLast ? null : at('departure_time');
    const isOneWay = (!isLast && !isPlain(cells.pickup_type)) || (!isFirst && !isPlain(cells.drop_off_type));
    if (isOneWay) problems.add(FILE, line, bilingual('feed.oneWayCall'));
    return { quay, arrives, departs, stopover: false };
  });
}

function isPlain(type: string | undefined): boolean {
  return type === undefined || type === '' || type === '0';
}
