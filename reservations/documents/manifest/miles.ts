type Place = { lat: number; lon: number };

/** Mean radius of the Earth in nautical miles. */
const RADIUS = 3440.065;

/**
 * Great-circle distance between two places in nautical miles, to a tenth: the fallback where the operator's table of
 * sea miles lacks a pair. Ships go round islands, so it is never too long.
 */
export function straightMiles(from: Place, to: Place): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const [north, east] = [radians(to.lat - from.lat), radians(to.lon - from.lon)];
  const chord =
    Math.sin(north / 2) ** 2 +
    Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * Math.sin(east / 2) ** 2;
  return Math.round(2 * RADIUS * Math.asin(Math.sqrt(chord)) * 10) / 10;
}
