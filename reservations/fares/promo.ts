import type { PromoRule } from '#contracts/reservations/rules/offer-rules.ts';
import type { PricedSegment } from './segment.ts';

/** How a discount line names the code that gave it. */
export function promoId(code: string): string {
  return `promo:${code}`;
}

/** What was meant by what was typed; null for nothing. */
export function normalisePromoCode(typed: string | null | undefined): string | null {
  const code = (typed ?? '').normalize('NFC').trim().toUpperCase();
  return code === '' ? null : code;
}

/** Day of travel, line and pair of ports; days of issue, channel and limits are asked apart. */
export function appliesToSegment(rule: PromoRule, segment: PricedSegment): boolean {
  return (
    (rule.travelFrom === null || rule.travelFrom <= segment.day) &&
    (rule.travelTo === null || segment.day <= rule.travelTo) &&
    (rule.lines === null || rule.lines.includes(segment.lineId)) &&
    (rule.pairs === null || rule.pairs.some(({ from, to }) => from === segment.from && to === segment.to))
  );
}
