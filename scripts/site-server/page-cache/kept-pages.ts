import { LRUCache } from 'lru-cache';
import { TAGS } from '../pages/answer-page.ts';
import type { FinishedAnswer } from '../pages/finished-answer.ts';
import { secondsOf } from '../pages/shared.ts';
import type { WholeAnswer } from '../pages/whole-answer.ts';

export type KeptPage = {
  page: FinishedAnswer;
  tags: readonly string[];
  keptAt: number;
  /** Until then it is given as it is. */
  freshUntil: number;
  /** Until then it is still given, while a newer one is asked for. */
  staleUntil: number;
  /** Once it ran out: not to be asked for before. */
  refreshAfter: number;
};

const STALE_MARK = 'x-nextjs-cache';
/**
 * Nobody gets to see a page that ran out longer ago: on a site with few visitors it may be hours old. Next would allow a year.
 */
const STALE_SECONDS = 60;
/** What an entry takes besides its bytes. */
const OVERHEAD_BYTES = 1024;

/** Names of the tags of an answer that may be kept; null when it may not: without tags nobody could say that it went stale. */
export function tagsToKeep({ headers }: WholeAnswer): string[] | null {
  const tags = String(headers[TAGS] ?? '')
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');
  return tags.length === 0 || headers[STALE_MARK] === 'STALE' ? null : tags;
}

export function keptPage(page: FinishedAnswer, answer: WholeAnswer, tags: string[], now: number): KeptPage {
  const control = String(answer.headers['cache-control']);
  const fresh = secondsOf(control, 's-maxage') ?? 0;
  const stale = Math.min(secondsOf(control, 'stale-while-revalidate') ?? 0, STALE_SECONDS);
  const freshUntil = now + fresh * 1000;
  return { page, tags, keptAt: now, freshUntil, staleUntil: freshUntil + stale * 1000, refreshAfter: 0 };
}

/** Pages in memory, by what they weigh; those that nobody has asked for longest make room. */
export function createKeptPages(maxBytes: number) {
  const pages = new LRUCache<string, KeptPage>({
    maxSize: maxBytes,
    sizeCalculation: ({ page }, key) =>
      OVERHEAD_BYTES + page.body.length + page.head.join('').length + key.length,
  });
  return {
    get: (key: string) => pages.get(key),
    set: (key: string, kept: KeptPage) => void pages.set(key, kept),
    /** @returns how many had one of these tags */
    purge(tags: readonly string[]): number {
      const stale = new Set(tags);
      const gone = [...pages].filter(([, kept]) => kept.tags.some((tag) => stale.has(tag)));
      for (const [key] of gone) pages.delete(key);
      return gone.length;
    },
    size: () => ({ pages: pages.size, bytes: pages.calculatedSize }),
  };
}

export type KeptPages = ReturnType<typeof createKeptPages>;
