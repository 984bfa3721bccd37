import { shores } from './coastline.ts';
import { pathData, simplifyRing } from './path.ts';
import { distance, type Point, toPlane } from './plane.ts';

/** Coastline on the map plane as SVG path data (GSHHG, see NOTICE.md): islands we call at, other islands, the mainland. */
type Coast = { ours: string; others: string; mainland: string };

/** In units of the plane, about pixels of the large map: coasts without our ports may be coarser. */
const TOLERANCE = { ours: 0.34, others: 0.55, mainland: 0.8 } as const;
/** Rocks smaller than this many square units would only be dots. */
const SMALLEST = 1.1;
/** Points on the shore of a harbour are at most this far from the simplified coast. */
const NEAR = 9;

/** Where the coastline data ends. */
const SOUTH = toPlane([27, 35.2])[1];

/**
 * The coastline as an SVG file of shapes that pages refer to with `<use>`, so that no page carries it. Colours come from the page.
 * Strokes keep their width in close-ups; `use` doesn't pass that property on, so each shape has it.
 * @param ports on the plane; their islands are drawn in more detail
 */
export function coastFile(ports: readonly Point[]): string {
  const shapes = Object.entries(coast(ports)).map(
    ([id, path]) => `<path id="${id}" vector-effect="non-scaling-stroke" d="${path}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg"><defs>${shapes.join('')}</defs></svg>\n`;
}

function coast(ports: readonly Point[]): Coast {
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
