import type { PromoRule } from '#contracts/reservations/rules/offer-rules.ts';
import type { PricedSegment } from './segment.ts';

/** Id of a promo code in discount lines. */
export function promoId(code: string): string {
  return `promo:${code}`;
}

/** The code as typed, normalised; null when empty. */
export function normalisePromoCode(typed: string | null | undefined): string | null {
  const code = (typed ?? '').normalize('NFC').trim().toUpperCase();
  return code === '' ? null : code;
}

/** Checks day of travel, line and pair of ports; days of issue, channel and limits are checked elsewhere. */
export function appliesToSegment(rule: PromoRule, segment: PricedSegment): boolean {
  return (
    (rule.travelFrom === null || rule.travelFrom <= segment.day) &&
    (rule.travelTo === null || segment.day <= rule.travelTo) &&
    (rule.lines === null || rule.lines.includes(segment.lineId)) &&
    (rule.pairs === null || rule.pairs.some(({ from, to }) => from === segment.from && to === segment.to))
  );
}
