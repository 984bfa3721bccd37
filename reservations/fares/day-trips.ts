import type { DayTripRule } from '#contracts/reservations/rules/offer-rules.ts';
import { type DiscountRule, chooseDiscounts, type Discount, sumOff } from './discount.ts';
import { type Tariff, isValidOn } from './tariff.ts';
import type { Item } from './items.ts';
import type { PricedSegment, QuoteTerms } from './segment.ts';

/** An item of a segment with the rules that apply to it and the discounts chosen so far. */
export type PricedItem = { segment: number; item: Item; candidates: DiscountRule[]; discounts: Discount[] };

type DayTrip = { rule: DayTripRule; out: number; back: number };

/**
 * Gives the day-trip tickets that are left to those in the party who save most with them. Both bounds or neither: the
 * price is for the whole day. Returns the same items, some with other discounts.
 */
export function withDayTrips(
  tariff: Tariff,
  segments: readonly PricedSegment[],
  priced: readonly PricedItem[],
  terms: QuoteTerms,
): PricedItem[] {
  const changed = new Map<PricedItem, PricedItem>();
  for (const trip of tripsOf(tariff, segments)) {
    const seats = Math.min(
      ...[trip.out, trip.back].map((way) => terms.dayTripSeats?.(trip.rule.id, way) ?? 0),
    );
    const chosen = priced
      .filter(({ segment, item }) => segment === trip.out && item.kind === 'passenger')
      .flatMap((out) => ticket(trip, out, partner(priced, out, trip.back)) ?? [])
      .toSorted((a, b) => b.saves - a.saves)
      .slice(0, Math.max(0, seats));
    for (const { ways } of chosen) for (const { before, after } of ways) changed.set(before, after);
  }
  return priced.map((each) => changed.get(each) ?? each);
}

/** Pairs of segments that form such a day trip; a segment belongs to one at most. */
function tripsOf(tariff: Tariff, segments: readonly PricedSegment[]): DayTrip[] {
  const taken = new Set<number>();
  return segments.flatMap((there, out) => {
    for (const rule of tariff.dayTrips) {
      const back = segments.findIndex(
        (home, index) => !taken.has(index) && !taken.has(out) && isDayTrip(rule, there, home),
      );
      if (back < 0) continue;
      taken.add(out).add(back);
      return [{ rule, out, back }];
    }
    return [];
  });
}

function isDayTrip(rule: DayTripRule, there: PricedSegment, home: PricedSegment): boolean {
  return (
    there.direction === 'A' &&
    home.direction === 'R' &&
    there.day === home.day &&
    isValidOn(rule, there.day) &&
    [there, home].every((way) => way.class === 'ECO') &&
    there.from === rule.from &&
    there.to === rule.to &&
    home.from === rule.to &&
    home.to === rule.from &&
    rule.outLines.includes(there.lineId) &&
    rule.backLines.includes(home.lineId)
  );
}

function partner(priced: readonly PricedItem[], out: PricedItem, back: number): PricedItem | null {
  return priced.find(({ segment, item }) => segment === back && item.id === out.item.id) ?? null;
}

/** What one traveller saves with the day-trip price; null when that is nothing. */
function ticket({ rule }: DayTrip, out: PricedItem, back: PricedItem | null) {
  if (!back) return null;
  // An odd cent goes to the outbound fare. Dues are included in the price and remain a separate line.
  const fares = [Math.ceil(rule.returnCents / 2), Math.floor(rule.returnCents / 2)];
  const ways = [out, back].map((before, index) => {
    const fare = Math.max(0, (fares[index] ?? 0) - before.item.duesCents);
    const candidate: DiscountRule = {
      ...rule,
      rule: rule.id,
      off: (cents) => cents - fare,
      combinable: false,
    };
    const others = before.candidates.filter(({ combinable }) => combinable);
    return { before, after: { ...before, discounts: chooseDiscounts(before.item, [candidate, ...others]) } };
  });
  const saves = ways.reduce(
    (sum, { before, after }) => sum + sumOff(after.discounts) - sumOff(before.discounts),
    0,
  );
  return saves > 0 ? { ways, saves } : null;
}
