import 'server-only';
import { stegaClean } from '@sanity/client/stega';
import type { Locale } from '#foundation/text/locales.ts';
import { formatPrice } from '#foundation/money/price.ts';
import { paths } from '#lib/routes/paths.ts';
import type { TravelClass } from '#contracts/reservations/index.ts';
import { formatDuration } from '#foundation/dates/duration.ts';
import { fromPrice, fromPriceMark } from './from-price.ts';
import type { FareRow } from './fare-row.ts';
import { readNetwork, readWays } from '#lib/reservations/cached-reads.server.ts';

type Port = { title_el: string | null; title_en: string | null };
type Route = {
  _key: string;
  from: string | null;
  to: string | null;
  /** The ports as editors describe them, so that names show even when the service doesn't respond. */
  fromPort: Port | null;
  toPort: Port | null;
};

/**
 * The lowest adult fare of each route, one-way, in one class, at current prices. A route that the service doesn't know,
 * and every route while it doesn't respond, has no price but keeps its link to booking.
 */
export async function readFares(
  routes: readonly Route[],
  travelClass: TravelClass,
  locale: Locale,
): Promise<FareRow[]> {
  const network = await readNetwork();
  const nameOf = (code: string, port: Port | null) =>
    network?.ports.find((known) => known.code === code)?.name[locale] ?? port?.[`title_${locale}`] ?? code;
  const rows = routes.map(async (route): Promise<FareRow[]> => {
    const [from, to] = [stegaClean(route.from), stegaClean(route.to)];
    if (!from || !to) return [];
    const way = (await readWays(to))?.ways.find((candidate) => candidate.from === from);
    const lowest = way ? fromPrice(way, travelClass) : null;
    return [
      {
        key: route._key,
        from: nameOf(from, route.fromPort),
        to: nameOf(to, route.toPort),
        duration: way ? formatDuration(lowest?.minutes ?? way.durationMinutes, locale) : null,
        price: lowest ? formatPrice(lowest.cents, locale) : null,
        mark: fromPriceMark(from, to, travelClass),
        href: paths.booking(locale, { from, to }),
      },
    ];
  });
  return (await Promise.all(rows)).flat();
}
