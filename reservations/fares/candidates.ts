import { daysBetween } from '#foundation/dates/day.ts';
import { percentOf } from '#foundation/money/cents.ts';
import type { DiscountRule } from './discount.ts';
import { type Tariff, isValidOn } from './tariff.ts';
import type { Item } from './items.ts';
import { appliesToSegment, promoId } from './promo.ts';
import type { PricedSegment, QuoteTerms } from './segment.ts';

type Rule = Tariff['discounts'][number];

type Journey = {
  segment: PricedSegment;
  all: readonly PricedSegment[];
  issuedOn: string;
  terms: QuoteTerms;
};

/** Every rule that applies to an item on a segment, in the order of the rules; for day trips see `day-trips.ts`. */
export function candidatesOf(tariff: Tariff, item: Item, journey: Journey): DiscountRule[] {
  return [
    ...offers(tariff, item, journey),
    ...claimed(tariff, item, journey),
    ...coded(tariff, item, journey),
  ];
}

function offers(tariff: Tariff, item: Item, { segment, all, issuedOn }: Journey): DiscountRule[] {
  return tariff.discounts
    .filter(
      (rule) =>
        rule.appliesTo.includes(item.kind) &&
        isValidOn(rule, issuedOn) &&
        applies(rule.condition, segment, all, issuedOn),
    )
    .map((rule) => ({ ...rule, rule: rule.id, off: percentOff(rule.percent), combinable: false }));
}

/** Entitlements that the traveller claims and proves on board. A claim that no rule grants lowers nothing. */
function claimed(tariff: Tariff, item: Item, { issuedOn }: Journey): DiscountRule[] {
  const { category, entitlement } = item;
  if (category === null || entitlement === null) return [];
  return tariff.entitlements
    .filter(
      (rule) => rule.code === entitlement && rule.categories.includes(category) && isValidOn(rule, issuedOn),
    )
    .map((rule) => ({ ...rule, rule: rule.code, off: percentOff(rule.percent), combinable: false }));
}

function coded(tariff: Tariff, item: Item, { segment, issuedOn, terms }: Journey): DiscountRule[] {
  const { promoCode = null, channel = 'online' } = terms;
  const rule = promoCode === null ? null : tariff.promo(promoCode);
  if (!rule?.appliesTo.includes(item.kind) || !rule.channels.includes(channel)) return [];
  if (!isValidOn(rule, issuedOn) || !appliesToSegment(rule, segment)) return [];
  const { gives } = rule;
  const off = gives.kind === 'percent' ? percentOff(gives.percent) : () => gives.cents;
  return [{ ...rule, rule: promoId(rule.code), off }];
}

function percentOff(percent: number): DiscountRule['off'] {
  return (cents) => percentOf(cents, percent);
}

function applies(
  condition: Rule['condition'],
  segment: PricedSegment,
  all: readonly PricedSegment[],
  issuedOn: string,
): boolean {
  switch (condition.kind) {
    case 'return':
      return isReturn(segment, all);
    case 'early':
      return daysBetween(issuedOn, segment.day) >= condition.days;
  }
}

/**
 * Compares islands rather than ports: outbound from one harbour of Leros and inbound to the other is a return trip.
 * Changes of ship don't matter: what counts is where each bound begins and ends.
 */
function isReturn(segment: PricedSegment, all: readonly PricedSegment[]): boolean {
  const way = boundOf(segment.direction, all);
  const back = boundOf(segment.direction === 'A' ? 'R' : 'A', all);
  return (
    isReverse(way, back) ||
    all.some((other) => other.direction !== segment.direction && isReverse(segment, other))
  );
}

type Bound = Pick<PricedSegment, 'fromIsland' | 'toIsland'>;

function boundOf(direction: PricedSegment['direction'], all: readonly PricedSegment[]): Bound | null {
  const way = all.filter((segment) => segment.direction === direction);
  const [first] = way;
  const last = way.at(-1);
  return first && last ? { fromIsland: first.fromIsland, toIsland: last.toIsland } : null;
}

function isReverse(one: Bound | null, other: Bound | null): boolean {
  return (
    one !== null && other !== null && one.fromIsland === other.toIsland && one.toIsland === other.fromIsland
  );
}
