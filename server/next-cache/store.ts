import type { CacheHandler } from 'next/dist/server/lib/incremental-cache/index.js';

export type CacheContext = ConstructorParameters<typeof CacheHandler>[0];
export type LookupOptions = Parameters<CacheHandler['get']>[1];
export type CacheEntry = NonNullable<Awaited<ReturnType<CacheHandler['get']>>>;
export type Value = Parameters<CacheHandler['set']>[1];
export type StoreOptions = Parameters<CacheHandler['set']>[2];

/** Where pages and responses are stored: Next's files, or a server that several sites share. */
export type PageStore = Pick<CacheHandler, 'get' | 'set' | 'revalidateTag' | 'resetRequestCache'>;
