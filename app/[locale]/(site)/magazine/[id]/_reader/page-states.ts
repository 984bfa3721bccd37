import { spreadOf } from '#lib/magazine/spreads.ts';
import type { Turn } from './use-book.ts';

/**
 * What a page does at this moment: `open` is the page of the address, `beside` its neighbour on a wide screen, `out` and `in` are
 * the two sides of the leaf that turns, `under` stays until the leaf covers it.
 */
export type PageState = 'open' | 'beside' | 'in' | 'out' | 'under';

export function pageState(
  number: number,
  page: number,
  total: number,
  turning: Turn | null,
): PageState | undefined {
  const now = spreadOf(page, total);
  if (turning) {
    const forward = turning.step === 1;
    const before = spreadOf(turning.from, total);
    // The leaf is lifted on one side and comes down on the other.
    const lifted = before.find((one) => isLeft(one) !== forward);
    const landing = now.find((one) => isLeft(one) === forward);
    if (number === lifted) return 'out';
    if (number === landing) return 'in';
    if (before.includes(number)) return 'under';
  }
  if (number === page) return 'open';
  return now.includes(number) ? 'beside' : undefined;
}

export function isLeft(number: number): boolean {
  return number % 2 === 0;
}
