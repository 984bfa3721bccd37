import type { Evaluate, Scope } from '../scope.ts';
import { isValueObject, type Value } from '../value.ts';

type GeoFunction = (args: readonly Evaluate[], scope: Scope) => Value;
type Point = { latitude: number; longitude: number };

/** The earth as the hosted service takes it: a ball with the radius of the equator. */
const EARTH_RADIUS_METRES = 6_378_137;

export const geoFunctions: Record<string, GeoFunction> = {
  /** A point in the form of GeoJSON. */
  'geo::latLng': (args, scope) => {
    const [latitude, longitude] = [args[0]?.(scope), args[1]?.(scope)];
    if (typeof latitude !== 'number' || typeof longitude !== 'number') return null;
    return { type: 'Point', coordinates: [longitude, latitude] };
  },
  /** Metres between two points, along the surface; null when one of the two is no point. */
  'geo::distance': (args, scope) => {
    const [from, to] = [pointOf(args[0]?.(scope)), pointOf(args[1]?.(scope))];
    return from && to ? metresBetween(from, to) : null;
  },
};

/** The Studio's `geopoint`, with `lng` or `lon` but not both, or a GeoJSON point. */
function pointOf(value: Value | undefined): Point | undefined {
  if (!isValueObject(value)) return undefined;
  const { type, coordinates } = value;
  if (type === 'Point' && Array.isArray(coordinates)) return pointAt(coordinates[1], coordinates[0]);
  const { lat, lng, lon } = value;
  return lng !== undefined && lon !== undefined ? undefined : pointAt(lat, lng ?? lon);
}

function pointAt(latitude: Value | undefined, longitude: Value | undefined): Point | undefined {
  return typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : undefined;
}

/** The haversine formula. */
function metresBetween(from: Point, to: Point): number {
  const [fromLatitude, toLatitude] = [radians(from.latitude), radians(to.latitude)];
  const north = Math.sin((toLatitude - fromLatitude) / 2) ** 2;
  const east = Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  const share = north + Math.cos(fromLatitude) * Math.cos(toLatitude) * east;
  return 2 * EARTH_RADIUS_METRES * Math.asin(Math.sqrt(Math.min(share, 1)));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
