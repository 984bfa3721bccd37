import { shores } from './coastline.ts';
import { pathData, simplifyRing } from './path.ts';
import { distance, type Point, toPlane } from './plane.ts';

/** Coastline on the map plane as SVG path data (GSHHG, see NOTICE.md): islands we call at, other islands, the mainland. */
export type Coast = { ours: string; others: string; mainland: string };

/** In units of the plane, about pixels of the large map: coasts without our ports may be coarser. */
const TOLERANCE = { ours: 0.34, others: 0.55, mainland: 0.8 } as const;
/** Rocks smaller than this many square units would only be dots. */
const SMALLEST = 1.1;
/** Points on the shore of a harbour are at most this far from the simplified coast. */
const NEAR = 9;

/** Where the coastline data ends. */
const SOUTH = toPlane([27, 35.2])[1];

/** Drawn once per set of ports; the same for every page. */
export function coast(ports: readonly Point[]): Coast {
  const rings = shores.filter((ring) => area(ring) > SMALLEST).toSorted((a, b) => area(b) - area(a));
  const [mainland = [], ...rest] = rings;
  const islands = rest.filter((ring) => !isCut(ring));
  const draw = (list: readonly Point[][], tolerance: number) =>
    list.map((ring) => pathData(simplifyRing(ring, tolerance), true)).join('');
  const isOurs = (ring: readonly Point[]) =>
    ports.some((port) => ring.some((point) => distance(point, port) < NEAR));
  return {
    ours: draw(islands.filter(isOurs), TOLERANCE.ours),
    others: draw(
      islands.filter((ring) => !isOurs(ring)),
      TOLERANCE.others,
    ),
    mainland: draw([mainland], TOLERANCE.mainland),
  };
}

/** Naxos and Crete are cut off at the edge of the data: half an island would look like a mistake. */
function isCut(ring: readonly Point[]): boolean {
  return ring.some(([x, y]) => x < 1 || y > SOUTH - 1);
}

function area(ring: readonly Point[]): number {
  let twice = 0;
  for (const [index, [x, y]] of ring.entries()) {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [0, 0];
    twice += x * nextY - nextX * y;
  }
  return Math.abs(twice) / 2;
}
