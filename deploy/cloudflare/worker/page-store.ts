import r2 from '@opennextjs/cloudflare/overrides/incremental-cache/r2-incremental-cache';

/**
 * Pages in R2, without missing pages, of which anybody could request any number. A page stored earlier at such an address is
 * deleted, or it would be served again.
 */
export const pageStore: Pick<typeof r2, 'name' | 'get' | 'set' | 'delete'> = {
  name: r2.name,
  get: (key, kind) => r2.get(key, kind),
  set: (key, value, kind) =>
    'meta' in value && value.meta?.status === 404 ? r2.delete(key) : r2.set(key, value, kind),
  delete: (key) => r2.delete(key),
};
