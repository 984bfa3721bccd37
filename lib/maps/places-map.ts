import { type Label, placeLabels } from './labels.ts';
import { type Box, boxAround, type Point, toPlane } from './plane.ts';

/** A place with a number of things at it. `at`: longitude and latitude. */
export type NumberedPlace = { id: string; name: string; at: Point; count: number };
export type PlacesMap = {
  /** The part of the plane that the map shows. */
  frame: Box;
  places: { id: string; at: Point; radius: number; count: number }[];
  labels: (Pick<Label, 'id' | 'x' | 'y' | 'anchor'> & { name: string })[];
};

const FRAME = { ratio: 0.9, margin: 40, least: 300 } as const;
const NAME_SIZE = 22;
/** East of this longitude lies Kastellorizo, 70 miles from everything else: its number is at the edge, beside an arrow. */
const EAST_EDGE = toPlane([29, 36])[0];
const EDGE = 26;
/** Names are placed as beside a port's small dot; numbers need more room. */
const ROOM = { start: 9, end: -9, middle: 0 } as const;

/** Places as numbers on the map, the larger the more there are. Pure. */
export function placesMap(all: readonly NumberedPlace[]): PlacesMap {
  const onPlane = all.map((place) => ({ ...place, at: toPlane(place.at) }));
  const frame = boxAround(
    onPlane.flatMap(({ at }) => (at[0] < EAST_EDGE ? [at] : [])),
    FRAME,
  );
  const places = onPlane.map(({ at: [x, y], name, ...place }) => {
    const isFar = x >= EAST_EDGE;
    return {
      ...place,
      isFar,
      name: isFar ? `${name} →` : name,
      at: [isFar ? frame.x + frame.width - EDGE : x, y] as const,
      radius: 11 + Math.min(place.count, 6),
    };
  });
  const near = placeLabels(
    // Where most are, people look first.
    places
      .filter(({ isFar }) => !isFar)
      .toSorted((a, b) => b.count - a.count)
      .map(({ id, at, name }) => ({ id, at, lines: [name], size: NAME_SIZE })),
    { frame, ports: places.map(({ at }) => at), tracks: [] },
  ).map(({ x, ...label }) => ({ ...label, x: x + ROOM[label.anchor] }));
  const far = places.flatMap(({ id, at: [x, y], isFar }) =>
    isFar ? [{ id, x: x + EDGE / 2, y: y + 2 * NAME_SIZE, anchor: 'end' as const }] : [],
  );
  const names = new Map(places.map(({ id, name }) => [id, name]));
  return {
    frame,
    places,
    labels: [...near, ...far].map((label) => ({ ...label, name: names.get(label.id) ?? '' })),
  };
}
