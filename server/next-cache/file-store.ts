import { join } from 'node:path';
import { FileCache, wentStale } from './next-own.ts';
import { type PagesEnv, pagesFolder } from './pages-folder.ts';
import { tagsToKeep } from './page-tags.ts';
import { staleTagsFile } from './stale-tags-file.ts';
import { isNoPage } from './no-page.ts';
import { isSoon } from './staleness.ts';
import type { CacheContext, PageStore } from './store.ts';

/**
 * Next's own way: files, with the latest of them in memory, and there alone what is no page of its own. For one site process.
 * @param env of the site that serves; null while the build is made
 */
export function openFileStore(context: CacheContext, env: PagesEnv | null): PageStore {
  const { fs } = context;
  if (!fs || !context.serverDistDir) throw new Error('Next gave its cache no folder');
  const build = join(context.serverDistDir, '..');
  const serverDistDir = env ? join(pagesFolder(build, env), 'server') : context.serverDistDir;
  const staleTags = staleTagsFile(join(serverDistDir, '../cache/stale-tags.jsonl'));
  staleTags.recall();
  const files = new FileCache({ ...context, fs, serverDistDir });
  // Addresses that are not there, or lead elsewhere, are without number: asked for by whoever likes, they would fill the disk.
  const memory = new FileCache({ ...context, fs, serverDistDir, flushToDisk: false });
  // The millisecond before: two things within one cannot be told apart.
  const began = Date.now() - 1;
  return {
    get: (key, asked) => files.get(key, asked),
    async set(key, value, given) {
      // Pictures go by a route of our own (app/image), never through Next's optimizer.
      if (value && 'extension' in value) return;
      // Next would keep what was begun before a publish as if it were new.
      if (wentStale(tagsToKeep(value, given), began)) return;
      await (isNoPage(value) ? memory : files).set(key, value, given);
    },
    async revalidateTag(tags, durations) {
      await files.revalidateTag(tags, durations);
      staleTags.remember({ tags: [tags].flat(), soon: isSoon(durations) });
    },
    resetRequestCache: () => files.resetRequestCache(),
  };
}
