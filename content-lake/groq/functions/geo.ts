import { booleanContains } from '@turf/boolean-contains';
import { booleanIntersects } from '@turf/boolean-intersects';
import type { Evaluate, Scope } from '../scope.ts';
import type { Value } from '../value.ts';
import { type Geometry, geometryOf, type Part, type Position } from './geometry.ts';

type GeoFunction = (args: readonly Evaluate[], scope: Scope) => Value;

/** The earth as the hosted service models it: a sphere with the radius of the equator. */
const EARTH_RADIUS_METRES = 6_378_137;

export const geoFunctions: Record<string, GeoFunction> = {
  /** A geometry, without the object's other fields; null if it isn't one. */
  'global::geo': (args, scope) => geometryOf(args[0]?.(scope))?.value ?? null,
  /** A point in GeoJSON form. */
  'geo::latLng': (args, scope) => {
    const [latitude, longitude] = [args[0]?.(scope), args[1]?.(scope)];
    if (typeof latitude !== 'number' || typeof longitude !== 'number') return null;
    return { type: 'Point', coordinates: [longitude, latitude] };
  },
  /** Metres between two points, along the surface; null if either isn't a point. */
  'geo::distance': (args, scope) => {
    const [from, to] = [pointOf(args[0]?.(scope)), pointOf(args[1]?.(scope))];
    return from && to ? metresBetween(from, to) : null;
  },
  /** Whether the second lies inside the first: each of its parts inside one of the first's. */
  'geo::contains': onTwo((outer, inside) =>
    inside.parts.every((part) => outer.parts.some((around) => contains(around, part))),
  ),
  /** Whether they have a point in common. */
  'geo::intersects': onTwo((one, other) =>
    one.parts.some((part) => other.parts.some((another) => booleanIntersects(part, another))),
  ),
};

/** Null if either isn't a geometry. Every position of one may be compared with every one of the other. */
function onTwo(compute: (one: Geometry, other: Geometry) => boolean): GeoFunction {
  return (args, scope) => {
    const [one, other] = [geometryOf(args[0]?.(scope)), geometryOf(args[1]?.(scope))];
    if (!one || !other) return null;
    scope.environment.budget.work(one.positions * other.positions);
    return compute(one, other);
  };
}

/** The library rejects a shape with too few dimensions to contain the other. */
const DIMENSIONS: Record<Part['type'], number> = { Point: 0, LineString: 1, Polygon: 2 };

function contains(around: Part, part: Part): boolean {
  return DIMENSIONS[around.type] >= DIMENSIONS[part.type] && booleanContains(around, part);
}

function pointOf(value: Value | undefined): Position | undefined {
  const [part, ...more] = geometryOf(value)?.parts ?? [];
  return part?.type === 'Point' && more.length === 0 ? part.coordinates : undefined;
}

/** The haversine formula. */
function metresBetween([fromLongitude, fromLatitude]: Position, [toLongitude, toLatitude]: Position): number {
  const [south, north] = [radians(fromLatitude), radians(toLatitude)];
  const up = Math.sin((north - south) / 2) ** 2;
  const across = Math.sin(radians(toLongitude - fromLongitude) / 2) ** 2;
  const share = up + Math.cos(south) * Math.cos(north) * across;
  return 2 * EARTH_RADIUS_METRES * Math.asin(Math.sqrt(Math.min(share, 1)));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
