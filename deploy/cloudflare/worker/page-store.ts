import { getCloudflareContext } from '@opennextjs/cloudflare';
import r2 from '@opennextjs/cloudflare/overrides/incremental-cache/r2-incremental-cache';
import type { RenderedPage } from './kept-pages.ts';
import { notePage } from './page-notes.ts';

type Store = Pick<typeof r2, 'name' | 'get' | 'set' | 'delete'>;

/** What follows the route in OpenNext's key of a page: `route-cache/APP_PAGE/<hash>/$/el/news`. */
const PATH = /\/\$(\/.*)$/;

/**
 * Pages in R2, without missing pages, of which anybody could request any number. A page stored earlier at such an address is
 * deleted, or it would be served again. What happens here is noted, so that the worker has each page ready to send.
 */
export const pageStore: Store = {
  name: r2.name,
  async get(key, kind) {
    const entry = await r2.get(key, kind);
    const page = pathOf(key, kind);
    const rendered = page === null ? null : renderedOf(entry?.value);
    if (page !== null && rendered !== null) {
      const note = notePage({ kind: 'read', page, rendered, at: entry?.lastModified ?? 0 });
      getCloudflareContext().ctx.waitUntil(note);
    }
    return entry;
  },
  async set(key, value, kind) {
    const at = Date.now();
    const isGone = 'meta' in value && value.meta?.status === 404;
    const page = pathOf(key, kind);
    const rendered = renderedOf(value);
    await (isGone ? r2.delete(key) : r2.set(key, value, kind));
    if (page === null) return;
    await notePage(rendered === null ? { kind: 'gone', page } : { kind: 'rendered', page, rendered, at });
  },
  async delete(key) {
    await r2.delete(key);
    const page = pathOf(key, 'cache');
    if (page !== null) await notePage({ kind: 'gone', page });
  },
};

function pathOf(key: string, kind: string | undefined): string | null {
  return kind === undefined || kind === 'cache' ? (PATH.exec(key)?.[1] ?? null) : null;
}

type Stored = {
  type?: string;
  html?: string;
  meta?: { status?: number; headers?: RenderedPage['headers'] };
  revalidate?: number | false;
};

/** Headers are copied, because OpenNext takes the tags out of what it gets. */
function renderedOf(value: Stored | null | undefined): RenderedPage | null {
  if (value?.type !== 'app' || value.html === undefined || (value.meta?.status ?? 200) !== 200) return null;
  return { html: value.html, headers: { ...value.meta?.headers }, revalidate: value.revalidate };
}
