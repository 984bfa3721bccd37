import { isValueObject, type Value } from '../value.ts';

/** Longitude first, as in GeoJSON. */
export type Position = [longitude: number, latitude: number];

/** The parts that every geometry consists of. */
export type Part =
  | { type: 'Point'; coordinates: Position }
  | { type: 'LineString'; coordinates: Position[] }
  | { type: 'Polygon'; coordinates: Position[][] };

export type Geometry = { value: Value; parts: Part[]; positions: number };

/**
 * A GeoJSON geometry, or a Studio `geopoint` (`lat` with `lng` or `lon`, not both). Undefined for anything else, and for
 * invalid shapes: lines of one point, rings that don't close, points off the earth.
 */
export function geometryOf(value: Value | undefined): Geometry | undefined {
  if (!isValueObject(value)) return undefined;
  if (value['type'] === undefined) return geopoint(value);
  const { type, coordinates } = value;
  const parts = typeof type === 'string' ? partsOf(type, coordinates ?? null) : undefined;
  if (!parts || parts.length === 0) return undefined;
  const positions = parts.reduce((sum, part) => sum + sizeOf(part), 0);
  return { value: { type: type ?? null, coordinates: coordinates ?? null }, parts, positions };
}

function geopoint({ lat, lng, lon }: Record<string, Value>): Geometry | undefined {
  if (lng !== undefined && lon !== undefined) return undefined;
  const at = position([lng ?? lon ?? null, lat ?? null]);
  return at && geometryOf({ type: 'Point', coordinates: at });
}

function partsOf(type: string, coordinates: Value): Part[] | undefined {
  switch (type) {
    case 'Point': {
      const at = position(coordinates);
      return at && [{ type: 'Point', coordinates: at }];
    }
    case 'LineString': {
      const line = positions(coordinates, 2);
      return line && [{ type: 'LineString', coordinates: line }];
    }
    case 'Polygon': {
      const rings = each(coordinates, ring);
      return rings && [{ type: 'Polygon', coordinates: rings }];
    }
    case 'MultiPoint':
    case 'MultiLineString':
    case 'MultiPolygon':
      return each(coordinates, (one) => partsOf(type.slice('Multi'.length), one))?.flat();
  }
  return undefined;
}

/** Closed, with an area inside. */
function ring(value: Value): Position[] | undefined {
  const line = positions(value, 4);
  const [first, last] = [line?.[0], line?.at(-1)];
  const isClosed = first && last && first[0] === last[0] && first[1] === last[1];
  return isClosed ? line : undefined;
}

function positions(value: Value, least: number): Position[] | undefined {
  const all = each(value, position);
  return all && all.length >= least ? all : undefined;
}

function position(value: Value): Position | undefined {
  if (!Array.isArray(value)) return undefined;
  const [longitude, latitude] = value;
  if (typeof longitude !== 'number' || typeof latitude !== 'number') return undefined;
  return Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90 ? [longitude, latitude] : undefined;
}

/** Undefined as soon as one of them is. */
function each<T>(value: Value, read: (item: Value) => T | undefined): T[] | undefined {
  if (!Array.isArray(value) || value.length === 0) return undefined;
  const all: T[] = [];
  for (const item of value) {
    const one = read(item);
    if (one === undefined) return undefined;
    all.push(one);
  }
  return all;
}

function sizeOf(part: Part): number {
  return part.type === 'Polygon' ? part.coordinates.flat().length : part.coordinates.length;
}
