import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { zstdCompress, zstdDecompress } from 'node:zlib';
import type { Env } from '#foundation/env.ts';
import { openFileStore } from './file-store.ts';
import { noteStale } from './next-own.ts';
import { tagInHeader, tagsOfEntry, tagsToKeep } from './page-tags.ts';
import { addressMark } from './pages-folder.ts';
import { purgePages } from './purge.ts';
import { openSharedServer, type Freshness, type SharedServer } from './shared-server.ts';
import { isSoon } from './staleness.ts';
import type { CacheContext, CacheEntry, PageStore } from './store.ts';

/** Longer than any page lives here, shorter than the year after which Next makes visitors wait. */
const OLD_SECONDS = 2 * 24 * 60 * 60;

/** A page of 340 KB of HTML and as much for the router shrinks to a tenth, in a millisecond or two. */
const pack = promisify(zstdCompress);
const unpack = promisify(zstdDecompress);

let connected: SharedServer | undefined;

/** One connection per process: Next creates a store for every request. */
function serverOf(url: string, serverFolder: string, env: Env): SharedServer {
  const build = readFileSync(join(serverFolder, '../BUILD_ID'), 'utf8').trim();
  return openSharedServer(url, `meltemi:${build}-${addressMark(env)}:`, (staleness) => {
    noteStale(staleness, Date.now());
    purgePages(staleness.tags.map(tagInHeader));
  });
}

/**
 * Pages and responses on a Redis-compatible server that several sites share. Pages that the build made for this address are read
 * from its files until they are regenerated. While the server is unavailable every site uses its own files, like a single one.
 */
export function openSharedStore(context: CacheContext, url: string, env: Env): PageStore {
  const files = openFileStore(context, env);
  const server = (connected ??= serverOf(url, context.serverDistDir ?? '', env));
  /** The server's time before the first lookup: what is rendered after that counts as started at this time. */
  let began: string | null = null;

  return {
    async get(key, options) {
      await server.ready;
      const found = await server.read(key);
      began ??= found?.now ?? null;
      if (found?.kept) {
        const kept: CacheEntry = deserialize(await unpack(found.kept.bytes));
        return aged(kept, found.kept.freshness);
      }
      const kept = await files.get(key, options);
      if (!kept?.value || !found) return kept;
      const named = 'tags' in options ? (options.tags ?? []) : [];
      const freshness = await server.freshnessSince('0', [...named, ...tagsOfEntry(kept.value)]);
      return aged(kept, freshness ?? 'fresh');
    },
    async set(key, value, given) {
      const cacheControl = 'cacheControl' in given ? given.cacheControl : undefined;
      const kept: CacheEntry = { value, lastModified: Date.now(), ...(cacheControl && { cacheControl }) };
      const entry = began && { bytes: await pack(serialize(kept)), tags: tagsToKeep(value, given), began };
      if (!entry || !(await server.write(key, entry))) await files.set(key, value, given);
    },
    async revalidateTag(tags, durations) {
      const names = [tags].flat();
      await files.revalidateTag(names, durations);
      await server.markStale({ tags: names, soon: isSoon(durations) });
    },
    resetRequestCache: () => files.resetRequestCache(),
  };
}

/**
 * Null for an entry that must not be served any more; an entry to regenerate in the background gets an age that makes Next do so.
 */
function aged(kept: CacheEntry, freshness: Freshness): CacheEntry | null {
  switch (freshness) {
    case 'fresh':
      return kept;
    case 'expired':
      return null;
    case 'stale':
      return { ...kept, lastModified: Date.now() - lifeSecondsOf(kept) * 1000 - 1 };
  }
}

function lifeSecondsOf({ cacheControl, value }: CacheEntry): number {
  const own = value && 'revalidate' in value ? value.revalidate : cacheControl?.revalidate;
  return typeof own === 'number' ? own : OLD_SECONDS;
}
