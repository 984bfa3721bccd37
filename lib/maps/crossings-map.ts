import { pathData, simplify, smooth } from './path.ts';
import { type Box, boxAround, type Point, toPlane } from './plane.ts';
import { seaTrack } from './sea-track.ts';
import type { Place } from './tracks.ts';

/** The crossings of a port on the plane of the coastline, for a small map beside a list of them. */
export type CrossingsMap = {
  /** The part of the plane that it shows. */
  frame: Box;
  start: Point;
  /** `track` is SVG path data from the start. */
  ports: { code: string; at: Point; track: string }[];
};

const FRAME = { ratio: 0.72, margin: 36, least: 300 } as const;
/** East of this longitude lies Kastellorizo, 70 miles from everything else: its track leads out of the picture. */
const EAST_EDGE = toPlane([29, 36])[0];
/** In units of the plane; the small map shows less than half a pixel for each. */
const TOLERANCE = 0.8;

/** Pure. */
export function crossingsMap(start: Place, others: readonly Place[]): CrossingsMap {
  const from = toPlane([start.lon, start.lat]);
  const ports = others.map((port) => ({
    code: port.code,
    at: rounded(toPlane([port.lon, port.lat])),
    track: pathData(simplify(smooth(simplify(seaTrack(start, port).map(toPlane), TOLERANCE)), TOLERANCE)),
  }));
  const frame = boxAround([from, ...ports.flatMap(({ at }) => (at[0] < EAST_EDGE ? [at] : []))], FRAME);
  return {
    // North of the plane the coast has no data.
    frame: { ...frame, y: Math.max(0, frame.y) },
    start: rounded(from),
    ports,
  };
}

function rounded([x, y]: Point): Point {
  return [Math.round(x), Math.round(y)];
}
