import { bilingual } from '#reservations/messages/texts.ts';
import { addDays } from '#foundation/dates/day.ts';
import type { NetworkContent } from '#contracts/reservations/network-data.ts';
import { passengerCategories, petCategories, vehicleCategories } from '#contracts/reservations/limits.ts';
import { plannedSailings } from '#reservations/network/planned.ts';
import type { Calendars } from './make-calendars.ts';
import type { Problems } from './problems.ts';
import { overlaps, type FileRow } from './read-extra-files.ts';

type Members = ReadonlyMap<string, readonly FileRow[]>;

/** How far ahead sailings are created; more would only fill the database. */
const MAX_DAYS = 1100;

/** Checks across files: every reference exists, and every sailing has a ship, a price and a tax. */
export function checkFeed(
  network: NetworkContent,
  members: Members,
  calendars: Calendars,
  problems: Problems,
): void {
  checkReferences(network, members, problems);
  for (const [member, keys] of uniqueKeys) checkPeriods(member, keys, members.get(member) ?? [], problems);
  checkCategories(members, problems);
  checkFares(network, calendars, problems);
  if (network.policy.horizonDays > MAX_DAYS)
    problems.invalid('policy.csv', 2, 'horizon_days', String(network.policy.horizonDays), `≤ ${MAX_DAYS}`);
  checkShips(network, calendars, problems);
}

/** Keys that must be unique; rows with periods must not overlap instead. */
const uniqueKeys: [string, string[]][] = [
  ['fares', ['from', 'to', 'vessel_kind', 'product']],
  ['dues', ['port', 'kind']],
  ['vat', ['line', 'kind']],
  ['passengerCategories', ['code']],
  ['vehicleCategories', ['code']],
  ['petCategories', ['code']],
  ['discounts', ['id']],
  ['exceptions', ['line', 'date', 'run', 'kind']],
];

function checkReferences(network: NetworkContent, members: Members, problems: Problems): void {
  const ports = { known: new Set(network.ports.map(({ code }) => code)), where: 'stops.txt' };
  const lines = { known: new Set(network.lines.map(({ id }) => id)), where: 'sailings.csv' };
  const vessels = { known: new Set(network.vessels.map(({ id }) => id)), where: 'vessels.csv' };
  const columns = new Map([
    ...['from', 'to', 'port'].map((name) => [name, ports] as const),
    ...['line', 'lines', 'out_lines', 'back_lines'].map((name) => [name, lines] as const),
    ['vessel', vessels] as const,
  ]);
  for (const [member, rows] of members)
    for (const { line, cells } of rows)
      for (const [column, text] of Object.entries(cells)) {
        const target = columns.get(column);
        // JSON in such a column is checked by its own schema.
        if (!target || text === '' || text.startsWith('[')) continue;
        for (const id of text.split('|'))
          if (!target.known.has(id)) problems.unknown(fileOf(member), line, column, id, target.where);
      }
}

function checkPeriods(
  member: string,
  keys: readonly string[],
  rows: readonly FileRow[],
  problems: Problems,
): void {
  const groups = Map.groupBy(rows, ({ cells }) => keys.map((key) => cells[key] ?? '').join(' '));
  for (const [key, same] of groups)
    for (const [index, one] of same.entries())
      if (same.slice(0, index).some((other) => overlaps(periodOf(one), periodOf(other))))
        problems.duplicate(fileOf(member), one.line, keys.join(', '), key.trim());
}

function periodOf({ cells }: FileRow): { validFrom: string; validTo: string | null } {
  return { validFrom: cells.valid_from ?? '', validTo: cells.valid_to || null };
}

/** Every category on offer has a rule, and every kind of item a tax on every line. */
function checkCategories(members: Members, problems: Problems): void {
  const wanted: [string, string, readonly string[], (cells: Record<string, string>) => string | undefined][] =
    [
      ['passengerCategories', 'code', passengerCategories, (cells) => cells.code],
      ['vehicleCategories', 'code', vehicleCategories, (cells) => cells.code],
      ['petCategories', 'code', petCategories, (cells) => cells.code],
      ['vat', 'kind', ['passenger', 'vehicle', 'pet'], (cells) => (cells.line ? undefined : cells.kind)],
    ];
  for (const [member, column, codes, codeOf] of wanted) {
    const known = new Set((members.get(member) ?? []).map(({ cells }) => codeOf(cells)));
    if (!members.has(member)) continue;
    for (const code of codes)
      if (!known.has(code))
        problems.add(
          fileOf(member),
          null,
          bilingual(member === 'vat' ? 'feed.rowForAllLinesMissing' : 'feed.rowMissing', { column, code }),
        );
  }
}

function checkFares(network: NetworkContent, { rows }: Calendars, problems: Problems): void {
  const portOf = new Map(network.quays.map((quay) => [quay.id, quay.port]));
  const kindOf = new Map(network.vessels.map((vessel) => [vessel.id, vessel.kind]));
  const priced = new Set(
    network.fares.flatMap((fare) =>
      fare.product === 'ECO' ? [`${fare.from} ${fare.to} ${fare.vesselKind}`] : [],
    ),
  );
  const reported = new Set<string>();
  for (const { at, calendar } of rows) {
    const calls = network.lines.find(({ id }) => id === calendar.line)?.calls ?? [];
    const ports = calls.flatMap(({ quay }) => portOf.get(quay) ?? []);
    for (const [index, from] of ports.entries())
      for (const to of ports.slice(index + 1)) {
        const key = `${from} ${to} ${kindOf.get(calendar.vessel)}`;
        if (priced.has(key) || reported.has(key)) continue;
        reported.add(key);
        problems.add('trips.txt', at, bilingual('feed.noFare', { journey: key }));
      }
  }
}

/** Without places for its ship on that day, a sailing would silently not be created. */
function checkShips(network: NetworkContent, { rows }: Calendars, problems: Problems): void {
  const reported = new Set<string>();
  for (const { at, calendar } of rows) {
    const vessel = network.vessels.find(({ id }) => id === calendar.vessel);
    const from = calendar.validFrom;
    const year = addDays(from, 366);
    const through = calendar.validTo !== null && calendar.validTo < year ? calendar.validTo : year;
    const sailings = plannedSailings({ calendars: [calendar], exceptions: [] }, from, through);
    const bare = sailings.find(
      ({ day }) =>
        !vessel?.configurations.some(
          ({ validFrom, validTo }) => validFrom <= day && (validTo === null || day <= validTo),
        ),
    );
    if (!bare || reported.has(calendar.vessel)) continue;
    reported.add(calendar.vessel);
    problems.add('trips.txt', at, bilingual('feed.noPlaces', { ship: calendar.vessel, day: bare.day }));
  }
}

function fileOf(member: string): string {
  return `${member.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}.csv`;
}
