import { join } from 'node:path';
import { FileCache, isStaleSince } from './next-own.ts';
import { type PagesEnv, pagesFolder } from './pages-folder.ts';
import { tagsToKeep } from './page-tags.ts';
import { staleTagsFile } from './stale-tags-file.ts';
import { isNoPage } from './no-page.ts';
import { isSoon } from './staleness.ts';
import type { CacheContext, PageStore } from './store.ts';

/**
 * Next's own store: files, the latest of them also in memory; responses that aren't pages of ours only in memory. For a single site
 * process.
 * @param env of the running site; null during a build
 */
export function openFileStore(context: CacheContext, env: PagesEnv | null): PageStore {
  const { fs } = context;
  if (!fs || !context.serverDistDir) throw new Error('Next passed no folder to its cache');
  const build = join(context.serverDistDir, '..');
  const serverDistDir = env ? join(pagesFolder(build, env), 'server') : context.serverDistDir;
  const staleTags = staleTagsFile(join(serverDistDir, '../cache/stale-tags.jsonl'));
  staleTags.recall();
  const files = new FileCache({ ...context, fs, serverDistDir });
  // There is no limit to the addresses that don't exist or redirect; anybody could fill the disk with them.
  const memory = new FileCache({ ...context, fs, serverDistDir, flushToDisk: false });
  // One millisecond earlier, since events within the same millisecond can't be ordered.
  const began = Date.now() - 1;
  return {
    get: (key, options) => files.get(key, options),
    async set(key, value, given) {
      // Images are served by our own route (app/image), never by Next's optimizer.
      if (value && 'extension' in value) return;
      // Next would store a response that was started before a publish as if it were new.
      if (isStaleSince(tagsToKeep(value, given), began)) return;
      await (isNoPage(value) ? memory : files).set(key, value, given);
    },
    async revalidateTag(tags, durations) {
      await files.revalidateTag(tags, durations);
      staleTags.remember({ tags: [tags].flat(), soon: isSoon(durations) });
    },
    resetRequestCache: () => files.resetRequestCache(),
  };
}
