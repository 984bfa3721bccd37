import { bilingual } from '#reservations/messages/texts.ts';
import type { NetworkContent } from '#contracts/reservations/network-data.ts';
import type { Places } from './read-places.ts';
import type { Problems } from './problems.ts';
import type { Call } from './read-stop-times.ts';
import type { Trip } from './read-trips.ts';
import { readTable } from './table.ts';

type Line = NetworkContent['lines'][number];

/** A trip as a run of a line: which line, and how many minutes later than the line's own times. */
export type LineTrip = { trip: Trip; line: string; shiftMinutes: number };

const ID = /^[A-Z0-9][A-Z0-9-]{0,19}$/;

/**
 * Trips that call at the same quays with the same times between them are one line, whenever they leave.
 * `sailings.csv` may specify the line's id; otherwise it is derived from the route.
 */
export function makeLines(
  files: ReadonlyMap<string, string>,
  trips: readonly Trip[],
  places: Places,
  problems: Problems,
): { lines: Line[]; runs: LineTrip[] } {
  const names = readLineNames(files, problems);
  // Unreadable times, already reported, make a trip differ from the others of its line.
  const isReadable = !problems.list.some(({ file }) => file === 'stop_times.txt');
  const lines = new Map<string, Line>();
  const patterns = new Map<string, string>();
  const runs = trips.flatMap((trip): LineTrip[] => {
    const calls = withStopovers(trip, problems);
    const start = calls[0]?.departs ?? 0;
    const given = trip.own?.cells.line_id || null;
    const pattern = `${trip.route.id} ${trip.direction} ${patternOf(calls)}`;
    const line = given ?? patterns.get(pattern) ?? newId(trip, lines);
    patterns.set(pattern, line);
    if (!ID.test(line)) {
      problems.invalid('sailings.csv', trip.own?.line ?? 1, 'line_id', line, 'N1');
      return [];
    }
    const known = lines.get(line);
    const shiftMinutes = shiftOf(trip, start, known, problems);
    if (!known) {
      const moved = calls.map((call) => ({
        ...call,
        arrives: call.arrives === null ? null : call.arrives - shiftMinutes,
        departs: call.departs === null ? null : call.departs - shiftMinutes,
      }));
      lines.set(line, { id: line, name: names.get(line) ?? nameOf(trip, places), calls: moved });
    } else if (
      isReadable &&
      (patternOf(known.calls) !== patternOf(calls) || (known.calls[0]?.departs ?? 0) + shiftMinutes !== start)
    )
      problems.add('trips.txt', trip.at, bilingual('feed.otherCalls', { trip: trip.id, line }));
    return [{ trip, line, shiftMinutes }];
  });
  return { lines: inOrder([...lines.values()], [...names.keys()]), runs };
}

/** Quays and the minutes between them, regardless of the departure time. */
function patternOf(calls: readonly Call[]): string {
  const start = calls[0]?.departs ?? 0;
  const after = (minutes: number | null) => (minutes === null ? '-' : minutes - start);
  return calls
    .map(({ quay, arrives, departs, stopover }) => `${quay} ${after(arrives)} ${after(departs)} ${stopover}`)
    .join(' · ');
}

function shiftOf(trip: Trip, start: number, known: Line | undefined, problems: Problems): number {
  const text = trip.own?.cells.shift_minutes ?? '';
  if (text === '') return known ? start - (known.calls[0]?.departs ?? 0) : 0;
  if (/^-?\d{1,4}$/.test(text)) return Number(text);
  problems.invalid('sailings.csv', trip.own?.line ?? 1, 'shift_minutes', text);
  return 0;
}

function withStopovers({ calls, own }: Trip, problems: Problems): Call[] {
  const text = own?.cells.stopovers ?? '';
  if (text === '') return calls;
  const numbers = text.split('|').map(Number);
  if (!numbers.every((number) => Number.isInteger(number) && number > 1 && number < calls.length))
    problems.invalid('sailings.csv', own?.line ?? 1, 'stopovers', text, '2|3');
  return calls.map((call, index) => ({ ...call, stopover: numbers.includes(index + 1) }));
}

/** `N1` for the first pattern of a route, `N1-2` for the next. */
function newId({ route }: Trip, lines: ReadonlyMap<string, Line>): string {
  const short = (route.short || route.id).toUpperCase().replaceAll(/[^A-Z0-9-]+/g, '-');
  const stem = short.replace(/^-+/, '').slice(0, 14) || 'L';
  let id = stem;
  for (let number = 2; lines.has(id); number += 1) id = `${stem}-${number}`;
  return id;
}

function nameOf({ route, calls }: Trip, { ports, quays }: Places): Line['name'] {
  const last = quays.find(({ id }) => id === calls.at(-1)?.quay)?.port;
  const port = ports.find(({ code }) => code === last);
  if (!port) return route.name;
  return bilingual('feed.towards', { route: route.name, port: { el: port.accusative, en: port.name.en } });
}

function readLineNames(files: ReadonlyMap<string, string>, problems: Problems): Map<string, Line['name']> {
  const table = readTable(files, 'lines.csv', ['line_id', 'name_el', 'name_en'], problems);
  const names = new Map<string, Line['name']>();
  for (const { line, cells } of table?.rows ?? []) {
    const id = cells.line_id ?? '';
    if (names.has(id)) problems.duplicate('lines.csv', line, 'line_id', id);
    names.set(id, { el: cells.name_el ?? '', en: cells.name_en ?? '' });
  }
  return names;
}

/** In the order of `lines.csv`; lines that are missing there come last. */
function inOrder(lines: readonly Line[], order: readonly string[]): Line[] {
  const place = ({ id }: Line) => (order.includes(id) ? order.indexOf(id) : order.length);
  return lines.toSorted((a, b) => place(a) - place(b));
}
