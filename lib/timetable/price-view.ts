import { unbroken } from '#foundation/text/unbroken.ts';
import type { Locale } from '#foundation/text/locales.ts';
import { formatPrice } from '#foundation/money/price.ts';
import { paths } from '#lib/routes/paths.ts';
import type { Network, PriceList, PriceListOffer, VesselKind } from '#contracts/reservations/index.ts';
import { lineFamilies } from './line-families.ts';

/** The prices of one kind of ship in a row; null where the ship doesn't have one. Every text is ready to show. */
type ShipPrices = { adult: string; better: string | null; child: string | null };

type PriceRow = {
  to: string;
  name: string;
  ships: Record<VesselKind, ShipPrices | null>;
  vehicles: { kind: VesselKind; prices: (string | null)[] }[];
  href: string;
};

type PriceGroup = { id: string; name: string; rows: PriceRow[] };

/** Prices from one port, by line. `vehicleColumns` are the names of the vehicles whose price depends on the route. */
export type PriceView = { groups: PriceGroup[]; vehicleColumns: string[]; flat: FlatPrice[] };
/** A price that is the same on every route and every ship. */
type FlatPrice = { name: string; price: string | null };

type Sources = { list: PriceList; network: Network; from: string; locale: Locale };

/** Each destination appears once, under the first line that reaches it. */
export function priceView({ list, network, from, locale }: Sources): PriceView {
  const flat = flatPrices(list);
  const columns = list.vehicleCategories.filter(({ code }) => !flat.has(code) && isSold(list, code));
  const pairs = list.pairs.filter((pair) => pair.from === from);
  const child = childCategory(list);
  const rows = pairs.map((pair): PriceRow & { lines: Set<string> } => {
    const shipOf = (kind: VesselKind) => pair.offers.find((offer) => offer.vesselKind === kind);
    const priced = (offer: PriceListOffer | undefined) => (offer ? shipPrices(offer, child, locale) : null);
    return {
      to: pair.to,
      name: network.ports.find(({ code }) => code === pair.to)?.name[locale] ?? pair.to,
      ships: { fast: priced(shipOf('fast')), ferry: priced(shipOf('ferry')) },
      vehicles: pair.offers
        .map((offer) => ({
          kind: offer.vesselKind,
          prices: columns.map(({ code }) => vehiclePrice(offer, code, locale)),
        }))
        .filter(({ prices }) => prices.some((price) => price !== null)),
      href: paths.booking(locale, { from, to: pair.to }),
      lines: new Set(pair.offers.flatMap(({ lines }) => lines)),
    };
  });
  const placed = new Set<string>();
  const groups = lineFamilies(network.lines, locale).map(({ id, name, lines }) => ({
    id,
    name,
    rows: rows.flatMap(({ lines: own, ...row }) => {
      if (placed.has(row.to) || !lines.some((line) => own.has(line.id))) return [];
      placed.add(row.to);
      return [row];
    }),
  }));
  return {
    groups: groups.filter((group) => group.rows.length > 0),
    vehicleColumns: columns.map(({ name }) => unbroken(name[locale])),
    flat: [...list.vehicleCategories, ...list.petCategories].flatMap(({ code, name }) => {
      const cents = flat.get(code);
      return cents === undefined
        ? []
        : [{ name: name[locale], price: cents === 0 ? null : formatPrice(cents, locale) }];
    }),
  };
}

/** The category with a partial fare. Every price list of ours has one, and it is the one that families look for. */
export function childCategory(list: PriceList): string | undefined {
  return list.passengerCategories.find((each) => each.discountPercent > 0 && each.discountPercent < 100)
    ?.code;
}

function shipPrices(
  { passengers }: PriceListOffer,
  child: string | undefined,
  locale: Locale,
): ShipPrices | null {
  const find = (category: string | undefined, travelClass: 'ECO' | 'VIP') => {
    const found = passengers.find((each) => each.category === category && each.class === travelClass);
    return found ? formatPrice(found.cents, locale) : null;
  };
  const adult = find('ADT', 'ECO');
  return adult === null ? null : { adult, better: find('ADT', 'VIP'), child: find(child, 'ECO') };
}

function vehiclePrice({ vehicles }: PriceListOffer, category: string, locale: Locale): string | null {
  const found = vehicles.find((each) => each.category === category);
  return found ? formatPrice(found.cents, locale) : null;
}

function isSold(list: PriceList, category: string): boolean {
  return list.pairs.some(({ offers }) =>
    offers.some(({ vehicles }) => vehicles.some((each) => each.category === category)),
  );
}

/** Vehicles and pets by code whose price is the same everywhere: a bicycle, a cage on board. */
function flatPrices(list: PriceList): Map<string, number> {
  const seen = new Map<string, Set<number>>();
  for (const { offers } of list.pairs)
    for (const { vehicles, pets } of offers)
      for (const { category, cents } of [...vehicles, ...pets])
        seen.set(category, (seen.get(category) ?? new Set()).add(cents));
  return new Map(
    [...seen].flatMap(([code, prices]): [string, number][] => {
      const [only, ...others] = prices;
      return only !== undefined && others.length === 0 ? [[code, only]] : [];
    }),
  );
}
