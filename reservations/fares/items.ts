import { share } from '#foundation/money/cents.ts';
import type { QuoteLine } from '#contracts/reservations/booking.ts';
import type { Party } from '#contracts/reservations/party.ts';
import type { Tariff } from './tariff.ts';
import type { PricedSegment } from './segment.ts';
import { bilingual } from '#reservations/messages/texts.ts';

export type Line = Omit<QuoteLine, 'segment' | 'item'>;

/** One traveller, vehicle or pet on one segment, before discounts. */
export type Item = {
  id: string;
  kind: 'passenger' | 'vehicle' | 'pet';
  /** The part that discounts apply to: the fare by category, without the supplement for a better seat. */
  fareCents: number;
  /** The fare before the category's rule: discounts are computed from it. */
  fullCents: number;
  duesCents: number;
  lines: Line[];
  /** Set only for passengers. */
  category: Party['passengers'][number]['category'] | null;
  entitlement: string | null;
};

/** Every traveller, vehicle and pet with its fare lines; null when a fare is missing from the ship's price list. */
export function itemsOf(tariff: Tariff, segment: PricedSegment, party: Party): Item[] | null {
  const items: (Item | null)[] = [
    ...party.passengers.map((passenger, index) => passengerItem(tariff, segment, passenger, index)),
    ...party.vehicles.map(({ category }, index) => vehicleItem(tariff, segment, category, index)),
    ...party.pets.map(({ category }, index): Item => {
      const { name, cents } = tariff.pet(category);
      return { ...flat('pet', index, cents), lines: [{ kind: 'fare', text: name, cents }] };
    }),
  ];
  const priced = items.filter((item) => item !== null);
  return priced.length === items.length ? priced : null;
}

function passengerItem(
  tariff: Tariff,
  segment: PricedSegment,
  { category, entitlement = null }: Party['passengers'][number],
  index: number,
): Item | null {
  const rule = tariff.passenger(category);
  const adult = tariff.fareCents(segment, 'ECO', segment.day);
  const supplement =
    segment.class === 'VIP' && rule.takesSeat ? tariff.fareCents(segment, 'VIP', segment.day) : 0;
  if (adult === null || supplement === null) return null;
  const text = rule.takesSeat ? bilingual(`fares.inClass.${segment.class}`, { name: rule.name }) : rule.name;
  const cents = share(adult, 100 - rule.discountPercent, 100);
  const lines: Line[] = [{ kind: 'fare', text, cents }];
  if (supplement > 0)
    lines.push({ kind: 'fare', text: bilingual('fares.businessSupplement'), cents: supplement });
  return {
    ...flat('passenger', index, cents),
    fullCents: adult,
    duesCents: rule.paysDues ? tariff.duesCents(segment.from, 'passenger', segment.day) : 0,
    lines,
    category,
    entitlement,
  };
}

function vehicleItem(
  tariff: Tariff,
  segment: PricedSegment,
  category: Party['vehicles'][number]['category'],
  index: number,
): Item | null {
  const rule = tariff.vehicle(category);
  const base = rule.product ? tariff.fareCents(segment, rule.product, segment.day) : 0;
  if (base === null) return null;
  const shareOfFare = share(base, rule.perMille, 1000);
  const cents = rule.flatCents + shareOfFare;
  return {
    // A flat price is the same for everybody; discounts apply only to a share of a fare.
    ...flat('vehicle', index, shareOfFare),
    duesCents: rule.paysDues ? tariff.duesCents(segment.from, 'vehicle', segment.day) : 0,
    lines: [{ kind: 'fare', text: rule.name, cents }],
  };
}

function flat(kind: Item['kind'], index: number, cents: number): Item {
  return {
    id: `${kind}:${index}`,
    kind,
    fareCents: cents,
    fullCents: cents,
    duesCents: 0,
    lines: [],
    category: null,
    entitlement: null,
  };
}
