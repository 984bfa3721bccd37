import { defaultLocale } from '#foundation/text/locales.ts';
import { text } from '#reservations/messages/texts.ts';
import { createTariff } from '#reservations/fares/tariff.ts';
import { quote } from '#reservations/fares/quote.ts';
import type { FeedFile } from '#reservations/network/gtfs/csv/feed-file.ts';
import type { FeedPlan } from './plan.ts';

/**
 * One-way economy fares of every pair of ports and kind of ship, all charges included, for each age: the price on the
 * day of travel. Everything else (seats, vehicles, offers) is available from the service.
 */
export function fareFiles({ network, trips, from: today, portOf }: FeedPlan): FeedFile[] {
  const tariff = createTariff(network);
  const islands = new Map(network.ports.map(({ code, island }) => [code, island]));
  const products = new Map<string, FeedFile['rows']>();
  const rules = new Map<string, FeedFile['rows'][number]>();
  for (const { line, vessel } of trips) {
    const ports = line.calls.map((call) => portOf(call.quay));
    for (const [index, from] of ports.entries())
      for (const to of ports.slice(index + 1)) {
        const key = `${vessel.kind} ${from} ${to}`;
        if (from === to || rules.has(key)) continue;
        const segment = {
          direction: 'A' as const,
          class: 'ECO' as const,
          from,
          to,
          fromIsland: islands.get(from) ?? from,
          toIsland: islands.get(to) ?? to,
          lineId: line.id,
          vesselKind: vessel.kind,
          day: today,
        };
        const prices = network.passengerCategories.flatMap(({ code }) => {
          const party = { passengers: [{ category: code }], vehicles: [], pets: [] };
          const cents = quote(tariff, [segment], party, today)?.totalCents;
          return cents === undefined ? [] : [{ code, cents }];
        });
        if (prices.length === 0) continue;
        const id = `eco-${prices.map(({ cents }) => cents).join('-')}`;
        rules.set(key, {
          network_id: vessel.kind,
          from_area_id: from,
          to_area_id: to,
          fare_product_id: id,
        });
        products.set(
          id,
          prices.map(({ code, cents }) => ({
            fare_product_id: id,
            fare_product_name: text(defaultLocale, 'feed.economy'),
            rider_category_id: code,
            amount: `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`,
            currency: 'EUR',
          })),
        );
      }
  }
  return [
    {
      name: 'rider_categories.txt',
      columns: ['rider_category_id', 'rider_category_name', 'is_default_fare_category'],
      rows: network.passengerCategories.map(({ code, name }, index) => ({
        rider_category_id: code,
        rider_category_name: name.el,
        is_default_fare_category: index === 0 ? '1' : '0',
      })),
    },
    {
      name: 'fare_products.txt',
      columns: ['fare_product_id', 'fare_product_name', 'rider_category_id', 'amount', 'currency'],
      rows: [...products.values()].flat(),
    },
    {
      name: 'fare_leg_rules.txt',
      columns: ['network_id', 'from_area_id', 'to_area_id', 'fare_product_id'],
      rows: [...rules.values()],
    },
  ];
}
