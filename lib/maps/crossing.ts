import { LRUCache } from 'lru-cache';
import { landIn } from './coastline.ts';
import { pathData, simplify, simplifyRing } from './path.ts';
import { extentOf, pictureOf, type Point, toPlane } from './plane.ts';
import { seaTrack } from './sea-track.ts';

type Place = { lat: number; lon: number };
type Port = Place & { code: string };

export type CrossingChart = {
  width: number;
  height: number;
  /** Land and track as SVG path data; the ports are points in the picture. */
  land: string;
  track: string;
  from: Point;
  to: Point;
  /** The calls in between, in order. */
  via: Point[];
};

const PICTURE = { width: 352, height: 176 };
/** Space around the crossing, as a share of its size, so that names and coast fit; the minimum is in units of the plane. */
const MARGIN = 0.42;
const LEAST_ROOM = 6.4;
/** Pixels by which land continues outside the picture: more than the width of the bands along its shore. */
const OUTSIDE = 20;
/** In units of the plane: less than a pixel. */
const TOLERANCE = 0.35;

/** Pages of the booking are rendered for each visitor, and a chart takes some milliseconds and never changes. */
const drawn = new LRUCache<string, CrossingChart>({ max: 200 });

/** The chart of a crossing for a card. */
export function crossingChart(from: Port, to: Port, via: readonly Port[] = []): CrossingChart {
  const key = JSON.stringify([from, ...via, to].map(({ code, lat, lon }) => [code, lat, lon]));
  const chart = drawn.get(key) ?? drawChart(from, to, via);
  drawn.set(key, chart);
  return chart;
}

function drawChart(from: Port, to: Port, via: readonly Port[]): CrossingChart {
  const stops = [from, ...via, to];
  const onPlane = ({ lat, lon }: Place) => toPlane([lon, lat]);
  const tracks = stops
    .slice(1)
    .map((stop, index) => seaTrack(stops[index] ?? from, stop).map((point) => toPlane(point)));
  const box = extentOf([...tracks.flat(), ...stops.map(onPlane)]);
  const roomFor = (size: number) => size * (1 + 2 * MARGIN) + LEAST_ROOM;
  const scale = Math.min(PICTURE.width / roomFor(box.width), PICTURE.height / roomFor(box.height));
  const { place, part } = pictureOf(box, PICTURE, scale);
  return {
    ...PICTURE,
    land: landIn(part(OUTSIDE))
      .map((ring) => pathData(simplifyRing(ring.map(place), TOLERANCE), true))
      .join(''),
    track: tracks.map((track) => pathData(simplify(track.map(place), TOLERANCE))).join(''),
    from: place(tracks[0]?.[0] ?? onPlane(from)),
    to: place(tracks.at(-1)?.at(-1) ?? onPlane(to)),
    via: tracks.slice(0, -1).map((track, index) => place(track.at(-1) ?? onPlane(via[index] ?? to))),
  };
}
