import type { RenderedPage } from './kept-pages.ts';

/** What happens to a page in Next's store; `page` is Next's path. */
export type PageNote =
  | { kind: 'rendered' | 'read'; page: string; rendered: RenderedPage; at: number }
  | { kind: 'gone'; page: string };

/** OpenNext bundles the store apart from the worker; both share state through the global object. */
const SHARED_KEY = Symbol.for('meltemi.page-notes');

/** Called once by the worker. */
export function onPageNote(listen: (note: PageNote) => Promise<void>): void {
  Reflect.set(globalThis, SHARED_KEY, listen);
}

/** Called by the store. Never rejects: what Next does must not depend on it. */
export async function notePage(note: PageNote): Promise<void> {
  const listen: unknown = Reflect.get(globalThis, SHARED_KEY);
  try {
    if (typeof listen === 'function') await listen(note);
  } catch (error) {
    const { kind, page } = note;
    const msg = 'a page could not be kept ready to send';
    console.error(JSON.stringify({ level: 'error', part: 'edge', msg, kind, page, error: String(error) }));
  }
}
