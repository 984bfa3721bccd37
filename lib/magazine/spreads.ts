/** Which pages of a book are open together, and where turning leads. Page 1 is the cover, alone on the right. */

/** The pages of the spread with `page` in a book of `total` pages, left to right. */
export function spreadOf(page: number, total: number): number[] {
  const left = page % 2 === 0 ? page : page - 1;
  return [left, left + 1].filter((number) => number >= 1 && number <= total);
}

/** The nearest existing page. */
function pageWithin(page: number, total: number): number {
  return Math.min(Math.max(Math.trunc(page), 1), total);
}

/**
 * The page after turning: one page further where a single page shows, a whole leaf where two do. At either end nothing
 * moves.
 * @param step 1 forward, -1 back
 */
export function turned(page: number, total: number, step: 1 | -1, wide: boolean): number {
  if (!wide) return pageWithin(page + step, total);
  const open = spreadOf(page, total);
  const next = step === 1 ? (open.at(-1) ?? page) + 1 : (open[0] ?? page) - 1;
  if (next < 1 || next > total) return page;
  return spreadOf(next, total)[0] ?? next;
}

/** The page in an address such as `…#p7`; null for any other hash. */
export function pageOfHash(hash: string, total: number): number | null {
  const match = /^#p(\d{1,4})$/.exec(hash);
  return match ? pageWithin(Number(match[1]), total) : null;
}
