import { AREAS, type SeaArea } from './forecast.ts';

/** Points of each area, longitude and latitude: where the map shows its wind, away from tracks and names. */
export const AREA_POINTS: Readonly<Record<SeaArea, readonly (readonly [number, number])[]>> = {
  ikaria: [
    [25.92, 37.35],
    [26.22, 37.0],
  ],
  dodecanese: [
    [26.72, 36.72],
    [26.6, 36.3],
    [27.42, 36.02],
  ],
  karpathos: [
    [26.7, 35.72],
    [27.55, 35.5],
  ],
  kastellorizo: [[28.5, 36.02]],
};

/** Degrees of longitude are shorter than those of latitude here. */
const LONGITUDE = Math.cos((36.5 * Math.PI) / 180);

/** The areas whose wind a crossing between these ports meets: the nearest of each port. */
export function areasOf(ports: readonly { lat: number; lon: number }[]): Set<SeaArea> {
  return new Set(
    ports.flatMap(({ lat, lon }) => {
      const distance = (area: SeaArea) =>
        Math.min(
          ...AREA_POINTS[area].map(([east, north]) => Math.hypot((east - lon) * LONGITUDE, north - lat)),
        );
      const [nearest] = AREAS.toSorted((one, other) => distance(one) - distance(other));
      return nearest ?? [];
    }),
  );
}
