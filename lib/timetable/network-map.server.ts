import 'server-only';
import type { Network, Timetable } from '#contracts/reservations/index.ts';
import type { Locale } from '#foundation/text/locales.ts';
import { mapNames } from '#lib/maps/map-names.ts';
import type { RouteMap } from '#lib/maps/route-map.ts';
import { rememberedRouteMap } from '#lib/maps/route-map.server.ts';
import { callsOf } from './timetable.server.ts';

/** The map of all lines with the short names of its ports, the same on every page. */
export function networkMap(
  { timetable, network }: { timetable: Timetable; network: Network },
  locale: Locale,
): { map: RouteMap; names: ReadonlyMap<string, string> } {
  const ports = network.ports.map((port) => ({ ...port, name: port.name[locale] }));
  const names = mapNames(ports);
  const map = rememberedRouteMap(
    timetable.lines.map((line) => ({ id: line.id, directions: line.directions.map(callsOf) })),
    ports.map((port) => ({ ...port, name: names.get(port.code) ?? port.name })),
  );
  return { map, names };
}
