import type { ChangeQuote } from '#contracts/reservations/index.ts';

/** How a change is told in one word: to be paid on top, nothing, given back, or less to pay of what is still owed. */
export type Difference = { kind: 'more' | 'same' | 'back' | 'less'; cents: number };

export function differenceOf({
  differenceCents,
  refundCents,
}: Pick<ChangeQuote, 'differenceCents' | 'refundCents'>): Difference {
  if (differenceCents === 0) return { kind: 'same', cents: 0 };
  if (differenceCents > 0) return { kind: 'more', cents: differenceCents };
  return refundCents > 0 ? { kind: 'back', cents: refundCents } : { kind: 'less', cents: -differenceCents };
}
