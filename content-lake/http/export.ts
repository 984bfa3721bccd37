import { jsonLine } from '#foundation/text/json-lines.ts';
import type { Doc } from '#content-lake/protocol/document.ts';
import type { View } from '../store/view.ts';
import type { Routes } from '#content-lake/protocol/routes.ts';
import type { Core } from '#content-lake/realtime/core.ts';
import { badRequest, insufficientPermissions } from '#content-lake/protocol/errors.ts';
import { canExport } from '#content-lake/protocol/principal.ts';

const DOCUMENTS_PER_CHUNK = 200;
/**
 * The official reader looks for the cursor in each chunk as it arrives, and takes a cursor cut in two for the end.
 * Chunks are 64 KiB; a page that fits into one is never cut on its path through this machine.
 */
const PAGE_BYTES = 48 * 1024;

/**
 * `GET /data/export/:dataset`: every document as stored, drafts and versions included, one JSON object per line.
 * With `nextCursor` (empty for the first page) it sends one page, by id; its last line contains the next cursor, if any.
 */
export function exportRoutes({ store }: Core): Routes {
  return ({ api }) => {
    api.get('/data/export/:dataset', (c) => {
      if (!canExport(c.get('principal'))) throw insufficientPermissions('read');
      const query = new URL(c.req.url).searchParams;
      const types = query.get('types')?.split(',').filter(Boolean);
      const view = store.replica(c.req.param('dataset')).raw;
      const cursor = query.get('nextCursor');
      const docs = types && types.length > 0 ? ofTypes(view, types) : view.all();
      const body = cursor === null ? whole([...docs]) : page(docs, idOf(cursor));
      return c.body(body, 200, { 'content-type': 'application/x-ndjson' });
    });
  };
}

/** Documents never change in place: this is a snapshot, whatever is committed while it is sent. */
function whole(docs: readonly Doc[]): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let at = 0;
  return new ReadableStream<Uint8Array>({
    pull(controller) {
      const part = docs.slice(at, at + DOCUMENTS_PER_CHUNK);
      at += part.length;
      if (part.length === 0) controller.close();
      else controller.enqueue(encoder.encode(part.map(jsonLine).join('')));
    },
  });
}

/** As many documents after `after` as fit, but at least one. */
function page(docs: readonly Doc[], after: string): string {
  const lines: string[] = [];
  let bytes = 0;
  let last: string | undefined;
  for (let at = firstAfter(docs, after); at < docs.length; at += 1) {
    const doc = docs[at];
    if (!doc) break;
    const line = jsonLine(doc);
    bytes += Buffer.byteLength(line);
    if (last !== undefined && bytes > PAGE_BYTES) return `${lines.join('')}${cursorLine(last)}`;
    lines.push(line);
    last = doc._id;
  }
  return lines.join('');
}

/** The index of the first id that sorts after `id`; the documents are sorted by id. */
function firstAfter(docs: readonly Doc[], id: string): number {
  let [low, high] = [0, docs.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((docs[middle]?._id ?? '') <= id) low = middle + 1;
    else high = middle;
  }
  return low;
}

function ofTypes(view: View, types: readonly string[]): Doc[] {
  const docs = [...new Set(types)].flatMap((type) => view.ofType(type));
  return docs.toSorted((a, b) => (a._id < b._id ? -1 : 1));
}

function cursorLine(id: string): string {
  return jsonLine({ nextCursor: Buffer.from(id).toString('base64url') });
}

function idOf(cursor: string): string {
  if (!/^[\w-]*$/.test(cursor)) throw badRequest('"nextCursor" is not a cursor of this export');
  return Buffer.from(cursor, 'base64url').toString();
}
