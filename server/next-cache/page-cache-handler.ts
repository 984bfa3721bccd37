import { endOfAthensDay } from '#foundation/dates/athens.ts';
import { readEnv } from '#foundation/env.ts';
import { isGuarded } from '#lib/security/guarded.ts';
import { openFileStore } from './file-store.ts';
import { purgeFronts } from './fronts.ts';
import { policyOf } from './page-policies.ts';
import { tagInHeader, withoutPageTags, withPageTags } from './page-tags.ts';
import { purgePages } from './purge.ts';
import { openSharedStore } from './shared-store.ts';
import { isSoon } from './staleness.ts';
import type { LookupOptions, CacheContext, StoreOptions, CacheEntry, PageStore, Value } from './store.ts';

const env = readEnv(process.env);
/** A build has no caches to notify. */
const building = process.env.NEXT_PHASE === 'phase-production-build';

/**
 * Where Next stores pages and responses (`cacheHandler` of next.config.ts): in its own files, or on a server that several sites
 * share (CACHE_URL). It also never stores a page that was started before one of its tags went stale, and notifies the caches in
 * front when tags go stale. To the site's server it gives pages with their tags in `Cache-Tag`; without that server
 * (`next start`) pages go to visitors as they are, so they get a policy instead. Next creates an instance for every request, before
 * any lookup.
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
    const value = { ...kept.value, headers: await headersOf(kept.value) };
    return { ...kept, value, ...untilMidnight(kept) };
  }

  async set(key: string, value: Value, given: StoreOptions): Promise<void> {
    // What is stored serves both kinds of server.
    const stored = value && { ...value };
    // Next answers the waiting visitor from this same object.
    if (value && 'headers' in value && value.headers) value.headers = await headersOf(value);
    await this.#store.set(key, stored, given);
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

/**
 * Next serves an expired page once more while it renders a new one. After midnight in Greece its “today” would be wrong, so the
 * visitor waits for the new one. A page of the build, whose lifetime only Next knows, stays as it is.
 */
function untilMidnight({ cacheControl, lastModified }: CacheEntry): Pick<CacheEntry, 'cacheControl'> {
  if (!cacheControl || !lastModified || lastModified < 0) return {};
  const midnight = endOfAthensDay(new Date(lastModified)).getTime();
  return { cacheControl: { ...cacheControl, expire: Math.ceil((midnight - lastModified) / 1000) } };
}

type WithHeaders = Extract<NonNullable<Value>, { headers?: unknown }>;

async function headersOf(value: WithHeaders): Promise<NonNullable<WithHeaders['headers']>> {
  const headers = value.headers ?? {};
  if (building || isGuarded(process.env)) return withPageTags(headers);
  const policy = await policyOf(value);
  return { ...withoutPageTags(headers), ...(policy !== null && { 'content-security-policy': policy }) };
}
