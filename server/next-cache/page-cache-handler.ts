import { readEnv } from '#foundation/env.ts';
import { openFileStore } from './file-store.ts';
import { purgeFronts } from './fronts.ts';
import { tagInHeader, withPageTags } from './page-tags.ts';
import { purgePages } from './purge.ts';
import { openSharedStore } from './shared-store.ts';
import { isSoon } from './staleness.ts';
import type { LookupOptions, CacheContext, StoreOptions, CacheEntry, PageStore, Value } from './store.ts';

const env = readEnv(process.env);
/** A build has no caches to notify. */
const building = process.env.NEXT_PHASE === 'phase-production-build';

/**
 * Where Next stores pages and responses (`cacheHandler` of next.config.ts): in its own files, or on a server that several sites
 * share (CACHE_URL). It also sends pages with their tags in `Cache-Tag`, never stores a page that was started before one of its
 * tags went stale, and notifies the caches in front when tags go stale. Next creates an instance for every request, before any
 * lookup.
 */
export default class PageCacheHandler {
  readonly #store: PageStore;

  constructor(context: CacheContext) {
    this.#store =
      env.CACHE_URL && !building
        ? openSharedStore(context, env.CACHE_URL, env)
        : openFileStore(context, building ? null : env);
  }

  async get(key: string, options: LookupOptions): Promise<CacheEntry | null> {
    const kept = await this.#store.get(key, options);
    if (!kept?.value || !('headers' in kept.value) || !kept.value.headers) return kept;
    return { ...kept, value: { ...kept.value, headers: withPageTags(kept.value.headers) } };
  }

  async set(key: string, value: Value, given: StoreOptions): Promise<void> {
    // Next answers the waiting visitor from this same object.
    if (value && 'headers' in value && value.headers) value.headers = withPageTags(value.headers);
    await this.#store.set(key, value, given);
  }

  async revalidateTag(tags: string | string[], durations?: { expire?: number }): Promise<void> {
    const names = [tags].flat();
    await this.#store.revalidateTag(names, durations);
    // Only now: before this, a cache in front would fetch the old page again and keep it.
    const staleTags = names.map(tagInHeader);
    purgePages(staleTags);
    await purgeFronts(env.PAGE_CACHE_PURGE_URLS, { tags: staleTags, soon: isSoon(durations) });
  }

  resetRequestCache(): void {
    this.#store.resetRequestCache();
  }
}
