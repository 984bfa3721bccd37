import type { SearchQuery } from '#lib/booking/search-query.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { Port } from '#reservations/contract/index.ts';
import { CrossingMap } from '../summary/crossing-map.tsx';

type Props = { query: SearchQuery; ports: readonly Port[]; locale: Locale };

/** The chart from where the search begins to where it leads, before any way back. */
export function TripMap({ query, ports, locale }: Props) {
  const legs = query.ways.filter(({ direction }) => direction === 'A');
  const port = (code: string | undefined) => ports.find((each) => each.code === code);
  const from = port(legs[0]?.from);
  // A round trip over islands ends where it began: then the chart shows its farthest named stop before that.
  const to = port(legs.findLast((leg) => leg.to !== legs[0]?.from)?.to);
  return from && to ? <CrossingMap from={from} to={to} locale={locale} /> : null;
}
