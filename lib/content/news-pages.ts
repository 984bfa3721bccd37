/** The number on the front page of the news: a lead, two with a large picture, five rows. */
export const POSTS_ON_A_PAGE = 8;

/** The `entries` on a page of the list; null when there is no such page. The first page exists even when it is empty. */
export function pageOf<Entry>(
  entries: readonly Entry[],
  page: number,
): { entries: readonly Entry[]; pages: number } | null {
  const pages = pagesFor(entries.length);
  if (page < 1 || page > pages) return null;
  const start = (page - 1) * POSTS_ON_A_PAGE;
  return { entries: entries.slice(start, start + POSTS_ON_A_PAGE), pages };
}

export function pagesFor(count: number): number {
  return Math.max(1, Math.ceil(count / POSTS_ON_A_PAGE));
}

/** The page number in an address. Null for anything that we wouldn't have written: `0`, `02`, `2.5`, `two`. */
export function pageNumber(text: string): number | null {
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : null;
}

/** The pages in the pagination: first, last, the current one and its neighbours; null is a gap. */
export function pageLinks(page: number, pages: number): (number | null)[] {
  const named = Array.from({ length: pages }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === pages || Math.abs(number - page) <= 1,
  );
  return named.flatMap((number, index) => {
    const before = named[index - 1];
    if (before === undefined || number - before === 1) return [number];
    // A gap of one page takes as much space as its number.
    return number - before === 2 ? [number - 1, number] : [null, number];
  });
}

/** The first `count` members of the lists, in order, without duplicates and without those in `except`. */
export function firstOf<Entry extends { id: string }>(
  count: number,
  lists: readonly (readonly Entry[])[],
  except: readonly (Entry | null)[] = [],
): Entry[] {
  const taken = new Set(except.flatMap((entry) => entry?.id ?? []));
  const found: Entry[] = [];
  for (const entry of lists.flat()) {
    if (taken.has(entry.id) || found.length === count) continue;
    taken.add(entry.id);
    found.push(entry);
  }
  return found;
}
