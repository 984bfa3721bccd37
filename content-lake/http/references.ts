import type { Routes } from '#content-lake/protocol/routes.ts';
import type { Core } from '#content-lake/realtime/core.ts';
import { insufficientPermissions } from '#content-lake/protocol/errors.ts';
import { canReadDrafts } from '#content-lake/protocol/principal.ts';
import { isOn } from '#content-lake/protocol/query-params.ts';

/**
 * `GET /data/references/:dataset/documents/:id/to`: which documents refer to this one. The Studio calls it before it
 * deletes or unpublishes, mostly to find references from other datasets, which the lake doesn't have.
 */
export function referenceRoutes({ store }: Core): Routes {
  return ({ api }) => {
    api.get('/data/references/:dataset/documents/:id/to', (c) => {
      if (!canReadDrafts(c.get('principal'))) throw insufficientPermissions('read');
      const address = new URL(c.req.url).searchParams;
      const view = store.replica(c.req.param('dataset')).raw;
      const referrers = isOn(address, 'excludeInternalReferences') ? [] : view.referrersOf(c.req.param('id'));
      const references = referrers.map((doc) => ({ documentId: doc._id, documentType: doc._type }));
      return c.json({ totalCount: references.length, references });
    });
  };
}
