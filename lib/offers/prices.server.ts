import 'server-only';
import { readNetwork, readWays } from '#lib/reservations/cached-reads.server.ts';
import { fromPrice, fromPriceMark } from '#lib/timetable/from-price.ts';
import type { Locale } from '#foundation/text/locales.ts';

export type RoutePrice = {
  from: string;
  to: string;
  cents: number;
  /** Attribute of the element that shows it. */
  mark: { 'data-from-price': string };
};

/**
 * Lowest adult fares, one-way in economy, at current prices, with the names of the ports. Routes without a direct ship
 * are left out; empty while the reservation service doesn't respond.
 */
export async function readRoutePrices(
  routes: readonly { from: string; to: string }[],
  locale: Locale,
): Promise<RoutePrice[]> {
  const network = await readNetwork();
  const nameOf = (code: string) => network?.ports.find((port) => port.code === code)?.name[locale] ?? code;
  const prices = routes.map(async ({ from, to }): Promise<RoutePrice[]> => {
    const way = (await readWays(to))?.ways.find((candidate) => candidate.from === from);
    const lowest = way && fromPrice(way);
    return lowest
      ? [{ from: nameOf(from), to: nameOf(to), cents: lowest.cents, mark: fromPriceMark(from, to) }]
      : [];
  });
  return (await Promise.all(prices)).flat();
}
