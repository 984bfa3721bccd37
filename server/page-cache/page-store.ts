import { LRUCache } from 'lru-cache';
import { endOfAthensDay } from '#foundation/dates/athens.ts';
import { TAGS } from '#server/pages/answer-page.ts';
import type { EncodedPage } from '#server/pages/encoded-page.ts';
import { secondsOf } from '#server/pages/shared.ts';
import type { CapturedResponse } from '#server/pages/capture.ts';

export type CachedPage = {
  page: EncodedPage;
  tags: readonly string[];
  keptAt: number;
  /** Until then it is served as it is. */
  freshUntil: number;
  /** Until then it is still served while a newer one is rendered. */
  staleUntil: number;
  /** After it expired: no refresh before this time. */
  refreshAfter: number;
};

const STALE_MARK = 'x-nextjs-cache';
/** A page that expired longer ago isn't served: on a site with few visitors it may be hours old. Next would allow a year. */
const STALE_SECONDS = 60;
/** How many pages' tags are remembered. */
const KNOWN_PAGES = 5_000;
/** Memory of an entry besides its bytes. */
const OVERHEAD_BYTES = 1024;

export function tagsOf({ headers }: CapturedResponse): string[] {
  return String(headers[TAGS] ?? '')
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');
}

/** True if Next is rendering a newer one. */
export function isStale({ headers }: CapturedResponse): boolean {
  return headers[STALE_MARK] === 'STALE';
}

export function cachedPage(
  page: EncodedPage,
  answer: CapturedResponse,
  tags: readonly string[],
  now: number,
): CachedPage {
  const control = String(answer.headers['cache-control']);
  const fresh = secondsOf(control, 's-maxage') ?? 0;
  const stale = Math.min(secondsOf(control, 'stale-while-revalidate') ?? 0, STALE_SECONDS);
  // Its “today” is wrong after midnight.
  const midnight = endOfAthensDay(new Date(now)).getTime();
  const freshUntil = Math.min(now + fresh * 1000, midnight);
  const staleUntil = Math.min(freshUntil + stale * 1000, midnight);
  return { page, tags, keptAt: now, freshUntil, staleUntil, refreshAfter: 0 };
}

/** Shares of the memory. Parts and missing pages have unlimited variants, which must not evict the pages themselves. */
const SHARES = { page: 0.7, part: 0.25, nothing: 0.05 };
type Kind = keyof typeof SHARES;

/**
 * Pages in memory, limited by size; the least recently used are evicted. Pages, their parts for the router, and missing pages each
 * have their own share.
 */
export function createPageStore(maxBytes: number) {
  const storeOf = (kind: Kind) =>
    new LRUCache<string, CachedPage>({
      maxSize: Math.floor(maxBytes * SHARES[kind]),
      sizeCalculation: ({ page }, key) =>
        OVERHEAD_BYTES + page.body.length + page.head.join('').length + key.length,
    });
  const stores = { page: storeOf('page'), part: storeOf('part'), nothing: storeOf('nothing') };
  const all = Object.values(stores);
  const tagsByPage = new LRUCache<string, readonly string[]>({ max: KNOWN_PAGES });
  return {
    /** Remembers a page's tags, for its parts. */
    recordTags: (page: string, tags: readonly string[]) => void tagsByPage.set(page, tags),
    tagsOf: (page: string): readonly string[] => tagsByPage.get(page) ?? [],
    get: (key: string) => stores.page.get(key) ?? stores.part.get(key) ?? stores.nothing.get(key),
    set(key: string, kept: CachedPage, isRouter: boolean): void {
      const kind: Kind = kept.page.status >= 400 ? 'nothing' : isRouter ? 'part' : 'page';
      for (const store of all) if (store !== stores[kind]) store.delete(key);
      stores[kind].set(key, kept);
    },
    /** @returns how many had one of these tags */
    purge(tags: readonly string[]): number {
      const stale = new Set(tags);
      const isOneOf = (tag: string) => stale.has(tag);
      let count = 0;
      for (const store of all) {
        const gone = [...store].filter(([, kept]) => kept.tags.some(isOneOf));
        for (const [key] of gone) store.delete(key);
        count += gone.length;
      }
      // Rendered again, a page may have other tags.
      const changed = [...tagsByPage].filter(([, known]) => known.some(isOneOf));
      for (const [page] of changed) tagsByPage.delete(page);
      return count;
    },
    size: () => ({
      pages: all.reduce((sum, store) => sum + store.size, 0),
      bytes: all.reduce((sum, store) => sum + store.calculatedSize, 0),
    }),
  };
}

export type PageStore = ReturnType<typeof createPageStore>;
