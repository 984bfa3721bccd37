import data from './dodecanese.json' with { type: 'json' };

/** A place on the quay; `x` and `y` of the answer stand in the sketch. */
export type Place = { lat: number; lon: number };
export type HarbourSketch = {
  width: number;
  height: number;
  /** Land as one SVG path, cut at the edge of the sketch. */
  land: string;
  /** Where each place stands, in the order asked, moved to the shore: the coastline is simplified and fills in harbours. */
  dots: Spot[];
  /** Where each mark stands, as it is. */
  marks: Spot[];
};
type Spot = { x: number; y: number };

type Point = readonly [x: number, y: number];
type Frame = {
  width: number;
  height: number;
  /** How much of the coast the width shows; without it the whole islands. */
  km?: number;
  marks?: readonly Place[];
};

const KM_PER_DEGREE = 111.2;
/** Room around the island, as a share of its size. */
const MARGIN = 0.14;
/** The outline goes on a little outside, so that the cut never shows as a coast. */
const BLEED = 12;
const LEAST_STEP = 1.1;

const rings: readonly Point[][] = data.land.map((flat) => {
  const ring: Point[] = [];
  for (let index = 0; index + 1 < flat.length; index += 2)
    ring.push([flat[index] ?? 0, flat[index + 1] ?? 0]);
  return ring;
});

/**
 * The coast around some places, as a sketch and not for navigation: the whole islands that they lie on, or with `km` only so
 * much around them and the marks.
 */
export function harbourSketch(places: readonly Place[], frame: Frame): HarbourSketch {
  const { width, height, km, marks = [] } = frame;
  const shore = places.map(({ lat, lon }) => nearestShore([lon, lat]));
  const seen: readonly Point[] =
    km === undefined
      ? shore.flatMap(({ ring }) => ring)
      : [...shore.map(({ point }) => point), ...marks.map(({ lat, lon }): Point => [lon, lat])];
  const box = boxOf(seen);
  const squeeze = Math.cos((((box.top + box.bottom) / 2) * Math.PI) / 180);
  const wide = km === undefined ? (box.right - box.left) * squeeze * (1 + 2 * MARGIN) : km / KM_PER_DEGREE;
  const high = km === undefined ? (box.top - box.bottom) * (1 + 2 * MARGIN) : 0;
  const scale = Math.min(width / wide, high === 0 ? Infinity : height / high);
  const left = ((box.left + box.right) / 2) * squeeze - width / 2 / scale;
  const top = (box.top + box.bottom) / 2 + height / 2 / scale;
  const put = ([lon, lat]: Point): Point => [(lon * squeeze - left) * scale, (top - lat) * scale];
  const edges = { left: -BLEED, top: -BLEED, right: width + BLEED, bottom: height + BLEED };
  return {
    width,
    height,
    land: rings
      .map((ring) => clipped(ring.map(put), edges))
      .map((ring) => (km === undefined ? ring : rounded(ring)))
      .filter((ring) => ring.length > 2)
      .map(pathOf)
      .join(''),
    dots: shore.map(({ point }) => spot(put(point))),
    marks: marks.map(({ lat, lon }) => spot(put([lon, lat]))),
  };
}

function spot([x, y]: Point): Spot {
  return { x: Math.round(x), y: Math.round(y) };
}

type Edges = { left: number; top: number; right: number; bottom: number };

function boxOf(points: readonly Point[]): Edges {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.max(...ys), bottom: Math.min(...ys) };
}

/** The point of the coastline that is nearest to a place, and the island that it belongs to. */
function nearestShore(place: Point): { point: Point; ring: readonly Point[] } {
  const squeeze = Math.cos((place[1] * Math.PI) / 180);
  let best: { point: Point; ring: readonly Point[]; far: number } = {
    point: place,
    ring: [place],
    far: Infinity,
  };
  for (const ring of rings)
    for (let index = 0; index < ring.length; index += 1) {
      const [a, b] = [ring[index], ring[(index + 1) % ring.length]];
      if (!a || !b) continue;
      const point = onSegment(place, a, b, squeeze);
      const far = Math.hypot((point[0] - place[0]) * squeeze, point[1] - place[1]);
      if (far < best.far) best = { point, ring, far };
    }
  return best;
}

function onSegment(place: Point, a: Point, b: Point, squeeze: number): Point {
  const [dx, dy] = [(b[0] - a[0]) * squeeze, b[1] - a[1]];
  const length = dx * dx + dy * dy;
  if (length === 0) return a;
  const along = ((place[0] - a[0]) * squeeze * dx + (place[1] - a[1]) * dy) / length;
  const share = Math.min(1, Math.max(0, along));
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
}

type Side = { inside: (point: Point) => boolean; cross: (a: Point, b: Point) => Point };

/** Sutherland and Hodgman: what of a ring lies within the edges. */
function clipped(ring: readonly Point[], { left, top, right, bottom }: Edges): Point[] {
  const atX =
    (x: number) =>
    (a: Point, b: Point): Point => [x, a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0])];
  const atY =
    (y: number) =>
    (a: Point, b: Point): Point => [a[0] + ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]), y];
  const sides: Side[] = [
    { inside: ([x]) => x >= left, cross: atX(left) },
    { inside: ([x]) => x <= right, cross: atX(right) },
    { inside: ([, y]) => y >= top, cross: atY(top) },
    { inside: ([, y]) => y <= bottom, cross: atY(bottom) },
  ];
  return sides.reduce<Point[]>((kept, side) => cutAt(kept, side), [...ring]);
}

function cutAt(ring: readonly Point[], { inside, cross }: Side): Point[] {
  return ring.flatMap((point, index): Point[] => {
    const before = ring[(index + ring.length - 1) % ring.length];
    if (!before) return [];
    const entering = inside(point) !== inside(before) ? [cross(before, point)] : [];
    return inside(point) ? [...entering, point] : entering;
  });
}

/** Seen from near, the simplified coast has corners that no coast has: each is cut once (Chaikin). */
function rounded(ring: readonly Point[]): Point[] {
  return ring.flatMap((point, index): Point[] => {
    const next = ring[(index + 1) % ring.length] ?? point;
    const between = (share: number): Point => [
      point[0] + (next[0] - point[0]) * share,
      point[1] + (next[1] - point[1]) * share,
    ];
    return [between(0.2), between(0.8)];
  });
}

function pathOf(ring: readonly Point[]): string {
  const kept: Point[] = [];
  for (const point of ring) {
    const last = kept.at(-1);
    if (!last || Math.hypot(point[0] - last[0], point[1] - last[1]) >= LEAST_STEP) kept.push(point);
  }
  if (kept.length < 3) return '';
  return `${kept.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')}Z`;
}
