import { between, type Box, distance, type Point } from './plane.ts';

/** Drops the points that lie within `tolerance` of the remaining line (Douglas and Peucker). Keeps both ends. */
export function simplify(line: readonly Point[], tolerance: number): Point[] {
  const keep = new Uint8Array(line.length).fill(1, 0, 1).fill(1, line.length - 1);
  const open: [number, number][] = [[0, line.length - 1]];
  for (let span = open.pop(); span; span = open.pop()) {
    const [from, to] = span;
    const farthest = farthestFrom(line, from, to, tolerance);
    if (farthest < 0) continue;
    keep[farthest] = 1;
    open.push([from, farthest], [farthest, to]);
  }
  return line.filter((_, index) => keep[index] === 1);
}

/** The point between two others that is farthest from the segment between them; -1 when all are within `tolerance`. */
function farthestFrom(line: readonly Point[], from: number, to: number, tolerance: number): number {
  const [a, b] = [line[from], line[to]];
  if (!a || !b) return -1;
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = dx * dx + dy * dy;
  // Squared distances, because this runs for each of thousands of points.
  let [worst, at] = [tolerance * tolerance, -1];
  for (let index = from + 1; index < to; index += 1) {
    const point = line[index] ?? a;
    const [x, y] = [point[0] - a[0], point[1] - a[1]];
    const along = length === 0 ? 0 : (x * dx + y * dy) / length;
    const share = along < 0 ? 0 : along > 1 ? 1 : along;
    const [offX, offY] = [x - dx * share, y - dy * share];
    const off = offX * offX + offY * offY;
    if (off > worst) [worst, at] = [off, index];
  }
  return at;
}

/** A ring is simplified as two lines between its first point and the one farthest from it: a single line would collapse. */
export function simplifyRing(ring: readonly Point[], tolerance: number): Point[] {
  const [first] = ring;
  if (!first) return [];
  const far = ring.reduce((best, point, index) => {
    const old = ring[best] ?? first;
    return distance(point, first) > distance(old, first) ? index : best;
  }, 0);
  return [
    ...simplify(ring.slice(0, far + 1), tolerance),
    ...simplify([...ring.slice(far), first], tolerance).slice(1, -1),
  ];
}

/** Cuts corners twice (Chaikin), so that a track of few points looks sailed. Both ends stay. */
export function smooth(line: readonly Point[], times = 2): Point[] {
  let result = [...line];
  for (let round = 0; round < times; round += 1) {
    const cut = result.flatMap((point, index): Point[] => {
      const next = result[index + 1];
      if (!next) return [];
      return [between(point, next, 0.25), between(point, next, 0.75)];
    });
    const [first] = result;
    const last = result.at(-1);
    result = first && last ? [first, ...cut, last] : cut;
  }
  return result;
}

/**
 * In close-ups a simplified coast has sharp corners that no coast has. Each is cut once, a little closer than those of
 * a track.
 */
export function smoothRing(ring: readonly Point[]): Point[] {
  return ring.flatMap((point, index): Point[] => {
    const next = ring[(index + 1) % ring.length] ?? point;
    return [between(point, next, 0.2), between(point, next, 0.8)];
  });
}

type Side = { inside: (point: Point) => boolean; cross: (a: Point, b: Point) => Point };

/** The part of a ring within a box (Sutherland and Hodgman); empty when there is none. */
export function clipRing(ring: readonly Point[], { x, y, width, height }: Box): Point[] {
  const atX =
    (edge: number) =>
    (a: Point, b: Point): Point => [edge, a[1] + ((b[1] - a[1]) * (edge - a[0])) / (b[0] - a[0])];
  const atY =
    (edge: number) =>
    (a: Point, b: Point): Point => [a[0] + ((b[0] - a[0]) * (edge - a[1])) / (b[1] - a[1]), edge];
  const sides: Side[] = [
    { inside: (point) => point[0] >= x, cross: atX(x) },
    { inside: (point) => point[0] <= x + width, cross: atX(x + width) },
    { inside: (point) => point[1] >= y, cross: atY(y) },
    { inside: (point) => point[1] <= y + height, cross: atY(y + height) },
  ];
  return sides.reduce<Point[]>((kept, side) => cutAt(kept, side), [...ring]);
}

function cutAt(ring: readonly Point[], { inside, cross }: Side): Point[] {
  const kept: Point[] = [];
  let before = ring.at(-1);
  if (!before) return kept;
  let wasInside = inside(before);
  for (const point of ring) {
    const isInside = inside(point);
    if (isInside !== wasInside) kept.push(cross(before, point));
    if (isInside) kept.push(point);
    [before, wasInside] = [point, isInside];
  }
  return kept;
}

/** Shifts a line sideways, so that lines that share a leg run side by side. Positive is to the left of its direction. */
export function shiftSideways(line: readonly Point[], by: number): Point[] {
  if (by === 0) return [...line];
  return line.map((point, index) => {
    const [before, after] = [line[index - 1] ?? point, line[index + 1] ?? point];
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
    const length = Math.hypot(dx, dy) || 1;
    return [point[0] + (dy / length) * by, point[1] - (dx / length) * by];
  });
}

/** SVG path data with relative steps of a tenth of a unit: half the bytes of absolute ones. */
export function pathData(line: readonly Point[], isClosed = false): string {
  const tenths = line.map(([x, y]) => [Math.round(x * 10), Math.round(y * 10)] as const);
  let [lastX, lastY] = [0, 0];
  const steps = tenths.flatMap(([x, y], index) => {
    const [dx, dy] = [x - lastX, y - lastY];
    if (index > 0 && dx === 0 && dy === 0) return [];
    [lastX, lastY] = [x, y];
    return `${index === 0 ? 'M' : 'l'}${numeral(dx)}${dy < 0 ? '' : ' '}${numeral(dy)}`;
  });
  return `${steps.join('')}${isClosed ? 'z' : ''}`;
}

function numeral(tenths: number): string {
  return String(tenths / 10).replace(/^(-?)0\./, '$1.');
}
