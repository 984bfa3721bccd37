import type { Routes } from './app.ts';
import type { Core } from './core.ts';
import { insufficientPermissions } from './errors.ts';
import { canExport } from './principal.ts';

const DOCUMENTS_PER_CHUNK = 200;

/** `GET /data/export/:dataset`: every document as it is stored, drafts included, one JSON object per line. */
export function exportRoutes({ store }: Core): Routes {
  return ({ api }) => {
    api.get('/data/export/:dataset', (c) => {
      if (!canExport(c.get('principal'))) throw insufficientPermissions('read');
      const types = new URL(c.req.url).searchParams.get('types')?.split(',').filter(Boolean);
      const view = store.replica(c.req.param('dataset')).raw;
      // Documents never change in place: this is a snapshot, whatever is committed while it is sent.
      const docs = types ? types.flatMap((type) => view.ofType(type)) : [...view.all()];
      const encoder = new TextEncoder();
      let at = 0;
      const body = new ReadableStream<Uint8Array>({
        pull(controller) {
          const part = docs.slice(at, at + DOCUMENTS_PER_CHUNK);
          at += part.length;
          if (part.length === 0) controller.close();
          else controller.enqueue(encoder.encode(part.map((doc) => `${JSON.stringify(doc)}\n`).join('')));
        },
      });
      return c.body(body, 200, { 'content-type': 'application/x-ndjson' });
    });
  };
}
