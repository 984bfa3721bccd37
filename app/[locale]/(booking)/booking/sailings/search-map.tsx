import type { SearchQuery } from '#lib/booking/search-query.ts';
import type { Port } from '#contracts/reservations/index.ts';
import { CrossingMap } from '#app/[locale]/(booking)/booking/_shared/crossing-map.tsx';

type Props = { query: SearchQuery; ports: readonly Port[] };

/** The chart of the whole way before any way back, with a stop where one leg ends and the next begins. */
export function TripMap({ query, ports }: Props) {
  const legs = query.ways.filter(({ direction }) => direction === 'A');
  const codes = [legs[0]?.from, ...legs.map((leg) => leg.to)];
  const stops = codes.flatMap((code) => ports.find((port) => port.code === code) ?? []);
  const [from] = stops;
  const to = stops.at(-1);
  if (!from || !to) return null;
  // A port that is passed twice is named once.
  const via = stops.slice(1, -1).filter((stop, index, all) => all.indexOf(stop) === index && stop !== from);
  return <CrossingMap from={from} to={to} via={via} />;
}
