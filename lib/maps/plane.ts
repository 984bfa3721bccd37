/** Longitude and latitude in degrees, or a place on the map plane. */
export type Point = readonly [number, number];
export type Box = { x: number; y: number; width: number; height: number };

/** Units of the plane per degree of longitude; about a pixel on the large map. */
const UNITS = 256;
/** North-west corner of the coastline data. */
const WEST = 25.5;
const NORTH = 38.1;

/** Web maps' own projection: bearings stay true, and over three degrees of latitude the scale hardly changes. */
export function toPlane([lon, lat]: Point): Point {
  return [(lon - WEST) * UNITS, (mercator(NORTH) - mercator(lat)) * UNITS];
}

export function pairs(flat: readonly number[]): Point[] {
  const list: Point[] = [];
  for (let index = 0; index + 1 < flat.length; index += 2)
    list.push([flat[index] ?? 0, flat[index + 1] ?? 0]);
  return list;
}

/** The smallest box of this shape (width ÷ height) around points, with room at its edges and never closer than `least` wide. */
export function boxAround(
  points: readonly Point[],
  { ratio, margin, least }: { ratio: number; margin: number; least: number },
): Box {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, right] = [Math.min(...xs) - margin, Math.max(...xs) + margin];
  const [top, bottom] = [Math.min(...ys) - margin, Math.max(...ys) + margin];
  const width = Math.max(right - left, (bottom - top) * ratio, least);
  const height = width / ratio;
  return { x: (left + right - width) / 2, y: (top + bottom - height) / 2, width, height };
}

export function isInside([x, y]: Point, box: Box): boolean {
  return x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
}

function mercator(lat: number): number {
  return (Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) * 180) / Math.PI;
}
