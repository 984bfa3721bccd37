import type { Names } from './names.ts';
import type { Problems } from './problems.ts';
import { type Call, readStopTimes } from './read-stop-times.ts';
import type { Service } from './read-services.ts';
import { readTable } from './table.ts';

/** The row of `sailings.csv` for a trip; an empty cell means the trip's own value. */
type SailingsRow = { line: number; cells: Record<string, string> };

/** A trip with its calls, ready to become a run of a line. */
export type Trip = {
  /** Line number in `trips.txt`. */
  at: number;
  id: string;
  route: { id: string; short: string; name: { el: string; en: string } };
  direction: string;
  service: Service;
  calls: Call[];
  own: SailingsRow | null;
};

/** Route types of ships: the basic one, and the extended ones for water and ferries. */
const SHIP = /^(4|1200|10[0-2]\d)$/;

export function readTrips(
  files: ReadonlyMap<string, string>,
  names: Names,
  given: { services: ReadonlyMap<string, Service>; quays: ReadonlySet<string> },
  problems: Problems,
): Trip[] {
  const routes = readRoutes(files, names, problems);
  const own = readSailingsRows(files, problems);
  const table = readTable(files, 'trips.txt', ['route_id', 'service_id', 'trip_id'], problems);
  if (!files.has('trips.txt')) problems.missing('trips.txt');
  const rows = table?.rows ?? [];
  const ids = new Set(rows.map(({ cells }) => cells.trip_id ?? ''));
  for (const [id, { line }] of own)
    if (!ids.has(id)) problems.unknown('sailings.csv', line, 'trip_id', id, 'trips.txt');
  const calls = readStopTimes(files, ids, given.quays, problems);
  const seen = new Set<string>();
  return rows.flatMap(({ line, cells }) => {
    const { trip_id: id = '', route_id: routeId = '', service_id: serviceId = '' } = cells;
    if (seen.has(id)) problems.duplicate('trips.txt', line, 'trip_id', id);
    seen.add(id);
    const route = routes.get(routeId);
    const service = given.services.get(serviceId);
    const stops = calls.get(id);
    if (!route) problems.unknown('trips.txt', line, 'route_id', routeId, 'routes.txt');
    if (!service) problems.unknown('trips.txt', line, 'service_id', serviceId, 'calendar.txt');
    if (!stops) problems.unknown('trips.txt', line, 'trip_id', id, 'stop_times.txt');
    if (!route || !service || !stops) return [];
    const direction = cells.direction_id ?? '';
    return [{ at: line, id, route, direction, service, calls: stops, own: own.get(id) ?? null }];
  });
}

function readRoutes(
  files: ReadonlyMap<string, string>,
  names: Names,
  problems: Problems,
): Map<string, Trip['route']> {
  const table = readTable(files, 'routes.txt', ['route_id', 'route_type'], problems);
  if (!files.has('routes.txt')) problems.missing('routes.txt');
  const routes = new Map<string, Trip['route']>();
  for (const { line, cells } of table?.rows ?? []) {
    const { route_id: id = '', route_type: type = '', route_short_name: short = '' } = cells;
    if (routes.has(id)) problems.duplicate('routes.txt', line, 'route_id', id);
    if (!SHIP.test(type)) problems.invalid('routes.txt', line, 'route_type', type, '4');
    const long = cells.route_long_name || short;
    if (long === '') problems.invalid('routes.txt', line, 'route_long_name', '');
    routes.set(id, { id, short, name: names('routes', 'route_long_name', id, long) });
  }
  return routes;
}

function readSailingsRows(files: ReadonlyMap<string, string>, problems: Problems): Map<string, SailingsRow> {
  const table = readTable(files, 'sailings.csv', ['trip_id'], problems);
  const own = new Map<string, SailingsRow>();
  for (const { line, cells } of table?.rows ?? []) {
    const id = cells.trip_id ?? '';
    if (own.has(id)) problems.duplicate('sailings.csv', line, 'trip_id', id);
    own.set(id, { line, cells });
  }
  return own;
}
