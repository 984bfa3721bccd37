import { daysBetween } from '#lib/dates/day.ts';
import { type FareBook, isValidOn } from './fare-book.ts';
import type { PricedSegment } from './quote.ts';

type Rule = FareBook['discounts'][number];

/** The largest discount that a kind of item gets on a segment; never more than one. */
export function bestDiscount(
  book: FareBook,
  kind: Rule['appliesTo'][number],
  segment: PricedSegment,
  all: readonly PricedSegment[],
  issuedOn: string,
): Rule | null {
  const applicable = book.discounts.filter(
    (rule) =>
      rule.appliesTo.includes(kind) &&
      isValidOn(rule, issuedOn) &&
      applies(rule.condition, segment, all, issuedOn),
  );
  return applicable.reduce<Rule | null>(
    (best, rule) => (best && best.percent >= rule.percent ? best : rule),
    null,
  );
}

function applies(
  condition: Rule['condition'],
  segment: PricedSegment,
  all: readonly PricedSegment[],
  issuedOn: string,
): boolean {
  switch (condition.kind) {
    case 'return':
      return all.some((other) => isWayBack(segment, other));
    case 'early':
      return daysBetween(issuedOn, segment.day) >= condition.days;
  }
}

/** Islands and not ports: out from one harbour of Leros and back to the other is a return. */
function isWayBack(one: PricedSegment, other: PricedSegment): boolean {
  return (
    one.direction !== other.direction &&
    one.fromIsland === other.toIsland &&
    one.toIsland === other.fromIsland
  );
}
