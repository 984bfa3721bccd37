import { landIn, shores } from './coastline.ts';
import { pathData, simplifyRing, smoothRing } from './path.ts';
import { between, distance, extentOf, pictureOf, type Point, toPlane, unitsPerKm } from './plane.ts';

/** A place on the quay. */
type Place = { lat: number; lon: number };
export type HarbourSketch = {
  width: number;
  height: number;
  /** Land as one SVG path, clipped at the edge of the sketch. */
  land: string;
  /** Each place in order, moved to the shore: the simplified coastline fills in harbours. */
  dots: Spot[];
  /** Each mark at its own position. */
  marks: Spot[];
  /** Each line as an SVG path. */
  lines: string[];
};
/** In pixels of the sketch. */
type Spot = { x: number; y: number };

type Frame = {
  width: number;
  height: number;
  /** Width of the sketch in kilometres; without it the whole islands are shown. */
  km?: number;
  marks?: readonly Place[];
  /** Roads and walls. They may go on outside the sketch. */
  lines?: readonly (readonly Place[])[];
};

/** Space around the island, as a share of its size. */
const MARGIN = 0.14;
/** The outline continues a little outside, so that the clipping edge never shows as a coast. */
const BLEED = 12;
/** About a pixel: the page of ports has 21 islands, whose outlines are a quarter of it. Close-ups are larger on the screen. */
const TOLERANCE = { whole: 1.2, closeUp: 0.7 } as const;

/**
 * The coast around some places, as a sketch and not for navigation: the whole islands that they are on, or with `km`
 * only that much around them and the marks.
 */
export function harbourSketch(places: readonly Place[], frame: Frame): HarbourSketch {
  const { width, height, km, marks = [], lines = [] } = frame;
  const shore = places.map((place) => nearestShore(onPlane(place)));
  const seen =
    km === undefined
      ? shore.flatMap(({ ring }) => ring)
      : [...shore.map(({ point }) => point), ...marks.map(onPlane)];
  const box = extentOf(seen);
  const scale =
    km === undefined
      ? Math.min(width / (box.width * (1 + 2 * MARGIN)), height / (box.height * (1 + 2 * MARGIN)))
      : width / (km * unitsPerKm(places[0]?.lat ?? 0));
  const { place, part } = pictureOf(box, frame, scale);
  return {
    width,
    height,
    land: landIn(part(BLEED))
      .map((ring) => ring.map(place))
      .map((ring) =>
        km === undefined
          ? simplifyRing(ring, TOLERANCE.whole)
          : simplifyRing(smoothRing(ring), TOLERANCE.closeUp),
      )
      .map((ring) => pathData(ring, true))
      .join(''),
    dots: shore.map(({ point }) => spot(place(point))),
    marks: marks.map((mark) => spot(place(onPlane(mark)))),
    lines: lines.map((line) =>
      pathData(
        line.map((point) => place(onPlane(point))),
        false,
      ),
    ),
  };
}

function onPlane({ lat, lon }: Place): Point {
  return toPlane([lon, lat]);
}

function spot([x, y]: Point): Spot {
  return { x: Math.round(x), y: Math.round(y) };
}

/** The point of the coastline nearest to a place, and the island that it belongs to. */
function nearestShore(place: Point): { point: Point; ring: readonly Point[] } {
  let best: { point: Point; ring: readonly Point[]; far: number } = {
    point: place,
    ring: [place],
    far: Infinity,
  };
  for (const ring of shores)
    for (let index = 0; index < ring.length; index += 1) {
      const [a, b] = [ring[index], ring[(index + 1) % ring.length]];
      if (!a || !b) continue;
      const point = onSegment(place, a, b);
      const far = distance(point, place);
      if (far < best.far) best = { point, ring, far };
    }
  return best;
}

function onSegment(place: Point, a: Point, b: Point): Point {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = dx * dx + dy * dy;
  if (length === 0) return a;
  const along = ((place[0] - a[0]) * dx + (place[1] - a[1]) * dy) / length;
  return between(a, b, Math.min(1, Math.max(0, along)));
}
