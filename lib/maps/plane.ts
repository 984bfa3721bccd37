/** Longitude and latitude in degrees, or a place on the map plane. */
export type Point = readonly [number, number];
export type Box = { x: number; y: number; width: number; height: number };

/** Units of the plane per degree of longitude; a unit is about a pixel on the large map. */
const UNITS = 256;
const KM_PER_DEGREE = 111.2;
/** North-west corner of the coastline data. */
const WEST = 25.5;
const NORTH = 38.1;

/** The Mercator projection of web maps: bearings stay true, and over three degrees of latitude the scale hardly changes. */
export function toPlane([lon, lat]: Point): Point {
  return [(lon - WEST) * UNITS, (mercator(NORTH) - mercator(lat)) * UNITS];
}

/**
 * Longitudes and latitudes in degrees, from how the data files hold them: in ten-thousandths of a degree, the first point as it is and
 * each further one as a step from the one before, which is half the size.
 */
export function pointsOf(steps: readonly number[]): Point[] {
  const points: Point[] = [];
  let [lon, lat] = [0, 0];
  for (let index = 0; index + 1 < steps.length; index += 2) {
    lon += steps[index] ?? 0;
    lat += steps[index + 1] ?? 0;
    points.push([lon / 10_000, lat / 10_000]);
  }
  return points;
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

/** The smallest box around points. */
export function extentOf(points: readonly Point[]): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** A picture of the plane around the centre of `box`: the transform of points, and the visible part of the plane. */
export function pictureOf(
  box: Box,
  { width, height }: { width: number; height: number },
  scale: number,
): { place: (point: Point) => Point; part: (outside: number) => Box } {
  const [left, top] = [
    box.x + box.width / 2 - width / 2 / scale,
    box.y + box.height / 2 - height / 2 / scale,
  ];
  return {
    place: ([x, y]) => [(x - left) * scale, (y - top) * scale],
    /** With this many more pixels on each side. */
    part: (outside) => ({
      x: left - outside / scale,
      y: top - outside / scale,
      width: (width + 2 * outside) / scale,
      height: (height + 2 * outside) / scale,
    }),
  };
}

/** Units of the plane per kilometre at a latitude. */
export function unitsPerKm(lat: number): number {
  return UNITS / (KM_PER_DEGREE * Math.cos((lat * Math.PI) / 180));
}

export function overlaps(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

export function between(a: Point, b: Point, share: number): Point {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
}

export function isInside([x, y]: Point, box: Box): boolean {
  return x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
}

/** Whether a line of points passes through a box, also between two points. @param step how close it looks */
export function crosses(line: readonly Point[], box: Box, step: number): boolean {
  return line.some((point, index) => {
    const next = line[index + 1] ?? point;
    const parts = Math.ceil(distance(point, next) / step);
    return Array.from({ length: parts + 1 }).some((_, part) =>
      isInside(parts === 0 ? point : between(point, next, part / parts), box),
    );
  });
}

function mercator(lat: number): number {
  return (Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) * 180) / Math.PI;
}
