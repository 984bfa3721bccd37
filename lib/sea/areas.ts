import type { SeaArea } from './forecast.ts';

/** The areas that a crossing between these ports meets, by their position in degrees: those around its ports. */
export function areasOf(ports: readonly { lat: number; lon: number }[]): Set<SeaArea> {
  return new Set(ports.map(areaOf));
}

/** Roughly as marine forecasts divide the south-eastern Aegean. */
function areaOf({ lat, lon }: { lat: number; lon: number }): SeaArea {
  if (lon > 28.6) return 'kastellorizo';
  if (lat < 36) return 'karpathos';
  return lat > 37.1 ? 'ikaria' : 'dodecanese';
}
