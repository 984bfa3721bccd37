import data from './dodecanese.json' with { type: 'json' };
import { clipRing } from './path.ts';
import { type Box, extentOf, overlaps, type Point, toPlane } from './plane.ts';

/** Rings of land on the map plane (GSHHG, see NOTICE.md). */
export const shores: readonly Point[][] = data.land.map((ring) => pointsOf(ring).map(toPlane));

/** Known tracks between neighbouring ports, in degrees: illustrations, not for navigation. */
export const seaLegs = data.legs.map(({ from, to, line }) => ({ from, to, line: pointsOf(line) }));

const extents = shores.map((ring) => extentOf(ring));

/** Steps of ten-thousandths of a degree, from point to point: half the bytes of degrees. */
function pointsOf(steps: readonly number[]): Point[] {
  const points: Point[] = [];
  let [lon, lat] = [0, 0];
  for (let index = 0; index + 1 < steps.length; index += 2) {
    lon += steps[index] ?? 0;
    lat += steps[index + 1] ?? 0;
    points.push([lon / 10_000, lat / 10_000]);
  }
  return points;
}

/** The land in a part of the plane, cut at its edges. */
export function landIn(part: Box): Point[][] {
  return shores.flatMap((ring, index) => {
    const extent = extents[index];
    if (!extent || !overlaps(extent, part)) return [];
    const cut = clipRing(ring, part);
    return cut.length > 2 ? [cut] : [];
  });
}
