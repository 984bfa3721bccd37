import { LRUCache } from 'lru-cache';
import { athensDay } from '#foundation/dates/athens.ts';
import type { EncodedPage } from '#server/pages/encoded-page.ts';
import type { RecordedRead } from './page-record.ts';

/** A finished page, and what has to be the same for it to be sent again. */
export type KeptPage = { page: EncodedPage; reads: readonly RecordedRead[] };

/** For what a page takes from Next's caches, which is renewed in the background: ports, ships, texts of the frame. */
const KEEP_MS = 30_000;
/**
 * After a purge Next may serve a text once more while it reads the new one. Until this long afterwards a page is kept for a shorter
 * time.
 */
const SETTLING_MS = 5_000;
const KEEP_SETTLING_MS = 1_000;
/** Memory of an entry besides its bytes. */
const OVERHEAD_BYTES = 1024;

/**
 * Finished pages in memory, limited by size; the least recently used are evicted. They are gone after half a minute, at midnight in
 * Greece, from which the page counts its days, and with every purge.
 */
export function createKeptPages({ maxBytes, now }: { maxBytes: number; now: () => number }) {
  const pages = new LRUCache<string, KeptPage & { day: string; until: number }>({
    maxSize: maxBytes,
    sizeCalculation: ({ page, reads }, key) =>
      OVERHEAD_BYTES + page.body.length + page.head.join('').length + key.length + sizeOf(reads),
  });
  let purges = 0;
  let purgedAt = Number.NEGATIVE_INFINITY;
  const today = () => athensDay(new Date(now()));

  return {
    get(key: string): KeptPage | undefined {
      const kept = pages.get(key);
      if (kept === undefined || (now() < kept.until && kept.day === today())) return kept;
      pages.delete(key);
      return undefined;
    },
    /** Call it before a page is rendered, and the result with the page: it isn't kept if a purge or midnight was in between. */
    begin() {
      const [day, before] = [today(), purges];
      return (key: string, kept: KeptPage): void => {
        if (purges !== before || today() !== day) return;
        const keepMs = now() - purgedAt < SETTLING_MS ? KEEP_SETTLING_MS : KEEP_MS;
        pages.set(key, { ...kept, day, until: now() + keepMs });
      };
    },
    delete: (key: string) => void pages.delete(key),
    purge(): void {
      purges += 1;
      purgedAt = now();
      pages.clear();
    },
    size: () => ({ pages: pages.size, bytes: pages.calculatedSize }),
  };
}

function sizeOf(reads: readonly RecordedRead[]): number {
  return reads.reduce((sum, { read }) => sum + read.endpoint.length + (read.body ?? '').length + 100, 0);
}
