import rings from './coastline.json' with { type: 'json' };
import { clipRing } from './path.ts';
import { type Box, extentOf, overlaps, type Point, pointsOf, toPlane } from './plane.ts';

/** Rings of land on the map plane (GSHHG, see NOTICE.md). */
export const shores: readonly Point[][] = rings.map((ring) => pointsOf(ring).map(toPlane));

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
