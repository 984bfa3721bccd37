import data from './dodecanese.json' with { type: 'json' };
import { clipRing } from './path.ts';
import { type Box, extentOf, overlaps, pairs, type Point, toPlane } from './plane.ts';

/** Rings of land on the map plane (GSHHG, see NOTICE.md). */
export const shores: readonly Point[][] = data.land.map((ring) => pairs(ring).map(toPlane));

/** Known tracks between neighbouring ports, in degrees: illustrations, not for navigation. */
export const seaLegs = data.legs.map(({ from, to, line }) => ({ from, to, line: pairs(line) }));

const extents = shores.map((ring) => extentOf(ring));

/** The land in a part of the plane, cut at its edges. */
export function landIn(part: Box): Point[][] {
  return shores.flatMap((ring, index) => {
    const extent = extents[index];
    if (!extent || !overlaps(extent, part)) return [];
    const cut = clipRing(ring, part);
    return cut.length > 2 ? [cut] : [];
  });
}
