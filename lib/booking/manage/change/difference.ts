import type { ChangeQuote } from '#contracts/reservations/index.ts';

/** The kind of price difference of a change: to be paid on top, none, refunded, or a lower balance due. */
export type Difference = { kind: 'more' | 'same' | 'back' | 'less'; cents: number };

export function differenceOf({
  differenceCents,
  refundCents,
}: Pick<ChangeQuote, 'differenceCents' | 'refundCents'>): Difference {
  if (differenceCents === 0) return { kind: 'same', cents: 0 };
  if (differenceCents > 0) return { kind: 'more', cents: differenceCents };
  return refundCents > 0 ? { kind: 'back', cents: refundCents } : { kind: 'less', cents: -differenceCents };
}
