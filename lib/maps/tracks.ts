import { pathData, shiftSideways, simplify, smooth } from './path.ts';
import { type Point, toPlane } from './plane.ts';
import { seaTrack } from './sea-track.ts';

export type Place = { code: string; lat: number; lon: number };
/** A line as the map needs it: its legs as pairs of ports, both directions together. */
export type Route = { id: string; legs: readonly (readonly [string, string])[] };
/** `points` are those of all `legs`, in no order. */
export type Track = { id: string; path: string; points: Point[]; legs: Point[][] };

/** Distance between lines on the same leg, in units of the plane. */
const LANE = 3.4;
/** In units of the plane: in the largest close-up less than half a pixel. Half of the points say nothing more. */
const TOLERANCE = 0.2;

/** Sea tracks of all lines on the plane. Lines on the same leg run side by side and never hide each other. */
export function tracks(routes: readonly Route[], places: readonly Place[]): Track[] {
  const byCode = new Map(places.map((place) => [place.code, place]));
  const users = new Map<string, string[]>();
  for (const { id, legs } of routes)
    for (const key of new Set(legs.map(keyOf))) users.set(key, [...(users.get(key) ?? []), id]);
  return routes.map(({ id, legs }) => {
    const drawn = [...new Map(legs.map((leg) => [keyOf(leg), leg])).values()].flatMap((leg) => {
      // Ordered by port code, so that "left" is the same side for every line.
      const [from, to] = leg.toSorted().map((code) => byCode.get(code));
      if (!from || !to) return [];
      const lanes = users.get(keyOf(leg)) ?? [id];
      const lane = (lanes.indexOf(id) - (lanes.length - 1) / 2) * LANE;
      const sea = smooth(simplify(seaTrack(from, to).map(toPlane), 0.5));
      return [shiftSideways(sea, lane)];
    });
    return {
      id,
      path: drawn.map((leg) => pathData(simplify(leg, TOLERANCE))).join(''),
      points: drawn.flat(),
      legs: drawn,
    };
  });
}

function keyOf(leg: readonly [string, string]): string {
  return leg.toSorted().join(' ');
}

/** The legs between calls in order, both directions of a line together. */
export function legsOf(directions: readonly (readonly string[])[]): [string, string][] {
  return directions.flatMap((calls) =>
    calls.slice(1).map((code, index): [string, string] => [calls[index] ?? code, code]),
  );
}
