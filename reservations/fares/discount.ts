import type { Bilingual } from '#contracts/reservations/primitives.ts';
import type { Item, Line } from './items.ts';

/** A rule that would lower the fare of an item. */
export type DiscountRule = {
  /** Stable id: `return`, `early`, `STU`, `promo:SYMI10`, the id of a day trip. */
  rule: string;
  text: Bilingual;
  terms: Bilingual | null;
  refundable: boolean;
  /** The amount it takes off a fare. */
  off: (cents: number) => number;
  /** Can be combined with the best other discount. */
  combinable: boolean;
};

export type Discount = { candidate: DiscountRule; cents: number };

/**
 * Domain 4.6: discounts do not add up, the largest applies. A child already pays half, so a discount counts only with
 * what it takes off beyond that. Between equal discounts, a refundable one is preferred, then the first in the rules.
 * A code that its rule calls combinable is then taken off the rest.
 */
export function chooseDiscounts(item: Item, candidates: readonly DiscountRule[]): Discount[] {
  const best = candidates
    .filter(({ combinable }) => !combinable)
    .map((candidate) => ({ candidate, cents: gain(item, candidate) }))
    .filter(({ cents }) => cents > 0)
    .reduce<Discount | null>((chosen, each) => (chosen && !isBetter(each, chosen) ? chosen : each), null);
  const chosen = best ? [best] : [];
  const left = item.fareCents - (best?.cents ?? 0);
  const extra = candidates.find(({ combinable }) => combinable);
  const cents = extra ? Math.min(left, extra.off(left)) : 0;
  return extra && cents > 0 ? [...chosen, { candidate: extra, cents }] : chosen;
}

export function sumOff(discounts: readonly Discount[]): number {
  return discounts.reduce((sum, { cents }) => sum + cents, 0);
}

export function discountLine({ candidate, cents }: Discount): Line {
  return {
    kind: 'discount',
    text: candidate.text,
    cents: -cents,
    rule: candidate.rule,
    ...(candidate.terms && { why: candidate.terms }),
    ...(!candidate.refundable && { refundable: false }),
  };
}

function gain(item: Item, candidate: DiscountRule): number {
  const beyondCategory = candidate.off(item.fullCents) - (item.fullCents - item.fareCents);
  return Math.min(item.fareCents, beyondCategory);
}

function isBetter(one: Discount, other: Discount): boolean {
  if (one.cents !== other.cents) return one.cents > other.cents;
  return one.candidate.refundable && !other.candidate.refundable;
}
