import { readEnv } from '#foundation/env.ts';
import { openFileStore } from './file-store.ts';
import { purgeFronts } from './fronts.ts';
import { tagInHeader, withPageTags } from './page-tags.ts';
import { purgePages } from './purge.ts';
import { openSharedStore } from './shared-store.ts';
import { isSoon } from './staleness.ts';
import type { LookupOptions, CacheContext, StoreOptions, CacheEntry, PageStore, Value } from './store.ts';

const env = readEnv(process.env);
/** The build makes pages for everybody and tells nobody. */
const building = process.env.NEXT_PHASE === 'phase-production-build';

/**
 * What Next keeps pages and answers in (`cacheHandler` of next.config.ts): its own files, or a server that several sites share
 * (CACHE_URL). Besides keeping, it lets pages leave with their tags in `Cache-Tag`, never keeps what was begun before one of its
 * tags went stale, and tells the caches in front when that happens. Next makes one for every request, before it looks anything up.
 */
export default class PageCacheHandler {
  readonly #store: PageStore;

  constructor(context: CacheContext) {
    this.#store =
      env.CACHE_URL && !building
        ? openSharedStore(context, env.CACHE_URL, env)
        : openFileStore(context, building ? null : env);
  }

  async get(key: string, asked: LookupOptions): Promise<CacheEntry | null> {
    const kept = await this.#store.get(key, asked);
    if (!kept?.value || !('headers' in kept.value) || !kept.value.headers) return kept;
    return { ...kept, value: { ...kept.value, headers: withPageTags(kept.value.headers) } };
  }

  async set(key: string, value: Value, given: StoreOptions): Promise<void> {
    // The very object from which Next answers the visitor who waited for this page.
    if (value && 'headers' in value && value.headers) value.headers = withPageTags(value.headers);
    await this.#store.set(key, value, given);
  }

  async revalidateTag(tags: string | string[], durations?: { expire?: number }): Promise<void> {
    const names = [tags].flat();
    await this.#store.revalidateTag(names, durations);
    // Only now: a cache in front that asked before would get the old page once more and keep it.
    const told = names.map(tagInHeader);
    purgePages(told);
    await purgeFronts(env.PAGE_CACHE_PURGE_URLS, { tags: told, soon: isSoon(durations) });
  }

  resetRequestCache(): void {
    this.#store.resetRequestCache();
  }
}
