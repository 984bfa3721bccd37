import 'server-only';
import type { VesselKind } from '#contracts/reservations/index.ts';
import { readNetwork, readPartyFares, readWays } from '#lib/reservations/cached-reads.server.ts';
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

export type ReturnPrice = {
  vesselKind: VesselKind;
  /** What one adult pays for both ways in economy, and what both ways cost without the discount. */
  cents: number;
  fullCents: number;
};

/**
 * What an adult pays there and back, by kind of ship, where the return is discounted; cheapest first. Empty without a discount and
 * while the reservation service doesn't respond.
 */
export async function readReturnPrices({ from, to }: { from: string; to: string }): Promise<ReturnPrice[]> {
  const fares = await readPartyFares({ from, to, class: 'ECO', isReturn: true, adults: 1, children: 0 });
  return (fares?.options ?? [])
    .flatMap(({ vesselKind, quote: { totalCents, discountCents } }) =>
      discountCents < 0 ? [{ vesselKind, cents: totalCents, fullCents: totalCents - discountCents }] : [],
    )
    .toSorted((a, b) => a.cents - b.cents);
}

/** The lowest of these, with the names of the ports, and how many kinds of ships there are to choose from. */
export async function readLowestReturn(route: { from: string; to: string }, locale: Locale) {
  const [network, prices] = await Promise.all([readNetwork(), readReturnPrices(route)]);
  const nameOf = (code: string) => network?.ports.find((port) => port.code === code)?.name[locale] ?? code;
  const [lowest] = prices;
  return lowest ? { ...lowest, from: nameOf(route.from), to: nameOf(route.to), ships: prices.length } : null;
}

/** Marks an element that shows the prices with a return; a test compares them with the service. */
export function returnPriceMark({ from, to }: { from: string; to: string }) {
  return { 'data-return-price': `${from} ${to}` };
}
