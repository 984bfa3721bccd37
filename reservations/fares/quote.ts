import { sumCents } from '#foundation/money/cents.ts';
import type { Quote } from '#contracts/reservations/booking.ts';
import type { Party } from '#contracts/reservations/party.ts';
import { candidatesOf } from './candidates.ts';
import { type PricedItem, withDayTrips } from './day-trips.ts';
import { chooseDiscounts, discountLine } from './discount.ts';
import type { Tariff } from './tariff.ts';
import { itemsOf, type Line } from './items.ts';
import { normalisePromoCode, promoId } from './promo.ts';
import { proofsOf } from './proofs.ts';
import type { PricedSegment, QuoteTerms } from './segment.ts';
import { bilingual } from '#reservations/messages/texts.ts';
import { totals } from './totals.ts';

export type { PricedSegment, QuoteTerms } from './segment.ts';

/**
 * The one price function: search, week strip, calendar, boards, price list, quotes, holds, changes and refunds all
 * call it (domain 4.8). For every item: fare, the best single discount (never on dues), dues; each line rounded half
 * up to a whole cent. The total is the sum of the lines, and VAT is the share contained in the discounted fares.
 * Pure: the state of limited offers is passed in `terms`. `issuedOn` is the operator's day. Null when a pair of ports
 * is not sold on its day.
 */
export function quote(
  tariff: Tariff,
  segments: readonly PricedSegment[],
  party: Party,
  issuedOn: string,
  terms: QuoteTerms = {},
): Quote | null {
  const normalisedTerms = { ...terms, promoCode: normalisePromoCode(terms.promoCode) };
  const priced: PricedItem[] = [];
  for (const [index, segment] of segments.entries()) {
    const items = itemsOf(tariff, segment, party);
    if (!items) return null;
    for (const item of items) {
      const candidates =
        item.fareCents > 0
          ? candidatesOf(tariff, item, { segment, all: segments, issuedOn, terms: normalisedTerms })
          : [];
      priced.push({ segment: index, item, candidates, discounts: chooseDiscounts(item, candidates) });
    }
  }
  const receipts = withDayTrips(tariff, segments, priced, normalisedTerms).flatMap((each) => {
    const segment = segments[each.segment];
    if (!segment) return [];
    const lines = linesOf(each).map((line) => ({ ...line, segment: each.segment, item: each.item.id }));
    return [{ lines, perMille: tariff.vatPerMille(segment.lineId, each.item.kind, segment.day) }];
  });
  const result = totals(receipts, segments.length);
  const rule = normalisedTerms.promoCode === null ? null : tariff.promo(normalisedTerms.promoCode);
  return {
    ...result,
    proofs: proofsOf(tariff, party, result),
    ...(rule && {
      promo: { code: rule.code, text: rule.text, cents: discountCentsOf(result, promoId(rule.code)) },
    }),
  };
}

function linesOf({ item, discounts }: PricedItem): Line[] {
  const dues: Line[] =
    item.duesCents > 0 ? [{ kind: 'dues', text: bilingual('fares.portDues'), cents: item.duesCents }] : [];
  return [...item.lines, ...discounts.map(discountLine), ...dues];
}

function discountCentsOf({ lines }: Quote, rule: string): number {
  return 0 - sumCents(lines.filter((line) => line.rule === rule).map((line) => line.cents));
}
