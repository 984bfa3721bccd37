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
/** Radius of a number with its edge. */
const SMALLEST = 11;
const LARGEST = 17;
/** East of this longitude lies Kastellorizo, 70 miles from everything else: its number is at the edge, beside an arrow. */
const EAST_EDGE = toPlane([29, 36])[0];
const EDGE = 26;
/** Names are placed as beside a port's small dot; numbers need more room. */
const ROOM = { start: 9, end: -9, middle: 0 } as const;

/** Points on large islands, which names should leave to the sea: longitude and latitude. */
const LAND: readonly Point[] = [
  // Rhodes.
  '27.72 35.95, 27.75 36.05, 27.75 36.15, 27.73 36.2, 27.85 36.1, 27.85 36.2, 27.85 36.28, 27.95 36.12',
  '27.95 36.22, 27.95 36.32, 28.05 36.15, 28.05 36.25, 28.05 36.35, 28.15 36.3, 28.15 36.4',
  // Kos, Ikaria, Samos.
  '26.95 36.73, 27.02 36.77, 27.1 36.81, 27.2 36.85, 27.28 36.88',
  '26.03 37.56, 26.1 37.58, 26.17 37.61, 26.24 37.64, 26.31 37.66',
  '26.62 37.73, 26.72 37.75, 26.82 37.74, 26.92 37.73',
  // Karpathos, Kasos.
  '27.14 35.45, 27.16 35.53, 27.16 35.62, 27.19 35.72, 26.92 35.39',
].flatMap((row) =>
  row.split(', ').map((pair): Point => {
    const [lon = 0, lat = 0] = pair.split(' ').map(Number);
    return [lon, lat];
  }),
);

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
      radius: Math.min(SMALLEST + place.count, LARGEST),
    };
  });
  const near = placeLabels(
    // Where most are, people look first.
    places
      .filter(({ isFar }) => !isFar)
      .toSorted((a, b) => b.count - a.count)
      .map(({ id, at, name }) => ({ id, at, lines: [name], size: NAME_SIZE })),
    { frame, ports: places.map(({ at }) => at), dot: LARGEST, tracks: LAND.map(toPlane) },
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
