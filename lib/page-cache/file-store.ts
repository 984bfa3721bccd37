import { join } from 'node:path';
import { FileCache, wentStale } from './next-own.ts';
import { tagsToKeep } from './page-tags.ts';
import { staleTagsFile } from './stale-tags-file.ts';
import { isSoon } from './staleness.ts';
import type { CacheContext, PageStore } from './store.ts';

/** Next's own way: files below `.next`, with the latest of them in memory. For one site process. */
export function openFileStore(context: CacheContext): PageStore {
  const { fs, serverDistDir } = context;
  if (!fs || !serverDistDir) throw new Error('Next gave its cache no folder');
  const staleTags = staleTagsFile(join(serverDistDir, '../cache/stale-tags.jsonl'));
  staleTags.recall();
  const files = new FileCache({ ...context, fs, serverDistDir });
  // The millisecond before: two things within one cannot be told apart.
  const began = Date.now() - 1;
  return {
    get: (key, asked) => files.get(key, asked),
    async set(key, value, given) {
      // Pictures go by a route of our own (app/image), never through Next's optimizer.
      if (value && 'extension' in value) return;
      // Next would keep what was begun before a publish as if it were new.
      if (wentStale(tagsToKeep(value, given), began)) return;
      await files.set(key, value, given);
    },
    async revalidateTag(tags, durations) {
      await files.revalidateTag(tags, durations);
      staleTags.remember({ tags: [tags].flat(), soon: isSoon(durations) });
    },
    resetRequestCache: () => files.resetRequestCache(),
  };
}
