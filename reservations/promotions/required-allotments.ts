import type { Quote } from '#contracts/reservations/booking.ts';
import type { DayTripRule } from '#contracts/reservations/rules/offer-rules.ts';
import type { Tariff } from '#reservations/fares/tariff.ts';
import { promoId } from '#reservations/fares/promo.ts';
import type { Segment } from '#reservations/sailings/segments.ts';
import type { Allotment } from './allotments.ts';

/** The scope of allotments counted over all sailings. */
export const EVERYWHERE = '*';

/** The id under which a rule's day-trip seats are counted. */
export function poolOf({ pool, id }: DayTripRule): string {
  return pool ?? id;
}

/**
 * The allotments a price depends on: one seat per day-trip ticket and sailing, and the use of a code that lowered
 * something.
 */
export function allotmentsOf(
  tariff: Tariff,
  quote: Quote,
  segments: readonly Pick<Segment, 'sailingId'>[],
): Allotment[] {
  const perRule = tariff.dayTrips.flatMap((rule) =>
    segments.flatMap(({ sailingId }, segment) => {
      const quantity = quote.lines.filter((line) => line.rule === rule.id && line.segment === segment).length;
      return quantity > 0 ? [{ rule: poolOf(rule), scope: sailingId, seats: rule.seats, quantity }] : [];
    }),
  );
  const seats = [...Map.groupBy(perRule, ({ rule, scope }) => `${rule} ${scope}`).values()].flatMap((same) =>
    same
      .slice(0, 1)
      .map((each) => ({ ...each, quantity: same.reduce((sum, { quantity }) => sum + quantity, 0) })),
  );
  const promo = quote.promo && quote.promo.cents > 0 ? tariff.promo(quote.promo.code) : null;
  if (!promo) return seats;
  return [...seats, codeUse(promo, quote)];
}

type Promo = NonNullable<ReturnType<Tariff['promo']>>;

function codeUse(rule: Promo, quote: Quote): Allotment {
  const id = promoId(rule.code);
  const people = new Set(
    quote.lines
      .filter((line) => line.rule === id && line.item.startsWith('passenger:'))
      .map((line) => line.item),
  );
  const quantity = rule.counts === 'passengers' ? Math.max(1, people.size) : 1;
  return { rule: id, scope: EVERYWHERE, seats: rule.maxUses, quantity };
}
