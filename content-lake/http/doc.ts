import { isPublicId, variantOf } from '#content-lake/protocol/document-id.ts';
import type { Doc } from '#content-lake/protocol/document.ts';
import type { Replica } from '../store/replica.ts';
import type { Routes } from '#content-lake/protocol/routes.ts';
import type { Core } from '#content-lake/realtime/core.ts';
import { canReadDrafts } from '#content-lake/protocol/principal.ts';
import { isOn } from '#content-lake/protocol/query-params.ts';

/** `GET /data/doc/:dataset/:ids`: documents by their exact ids, in the requested order. */
export function docRoutes({ store }: Core): Routes {
  return ({ api }) => {
    api.get('/data/doc/:dataset/:ids', (c) => {
      const address = new URL(c.req.url).searchParams;
      const replica = store.replica(c.req.param('dataset'));
      const all = canReadDrafts(c.get('principal'));
      const requestedIds = c.req.param('ids').split(',').filter(Boolean);
      const documents: Partial<Doc>[] = [];
      const omitted: { id: string; reason: 'existence' | 'permission' }[] = [];
      for (const id of requestedIds) {
        // Decided by the id alone, so that the response doesn't reveal to strangers whether a draft exists.
        if (!all && !isPublicId(id)) {
          omitted.push({ id, reason: 'permission' });
          continue;
        }
        const found =
          isOn(address, 'includeAllVersions') && all ? versionsOf(replica, id) : listOf(replica.get(id));
        if (found.length === 0) omitted.push({ id, reason: 'existence' });
        documents.push(...(isOn(address, 'excludeContent') ? found.map(withoutContent) : found));
      }
      return c.json({ documents, omitted });
    });
  };
}

function listOf(doc: Doc | undefined): Doc[] {
  return doc ? [doc] : [];
}

function versionsOf(replica: Replica, id: string): Doc[] {
  const { publishedId } = variantOf(id);
  return replica.raw.all().filter((doc) => variantOf(doc._id).publishedId === publishedId);
}

function withoutContent({ _id, _type, _rev, _createdAt, _updatedAt }: Doc): Partial<Doc> {
  return { _id, _type, _rev, _createdAt, _updatedAt };
}
