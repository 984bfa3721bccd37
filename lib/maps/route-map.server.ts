import 'server-only';
import { type MapLine, type MapPort, type RouteMap, routeMap } from './route-map.ts';

/** Two languages, for the old and the new network. */
const MOST = 4;
const known = new Map<string, RouteMap>();

/**
 * The map of these lines and ports. Computing it takes a tenth of a second and depends on nothing else, so it is
 * cached.
 */
export function rememberedRouteMap(lines: readonly MapLine[], ports: readonly MapPort[]): RouteMap {
  const key = JSON.stringify([lines, ports.map(({ code, lat, lon, name }) => [code, lat, lon, name])]);
  const old = known.get(key);
  if (old) return old;
  const map = routeMap(lines, ports);
  const [oldest] = known.keys();
  if (known.size >= MOST && oldest !== undefined) known.delete(oldest);
  known.set(key, map);
  return map;
}
