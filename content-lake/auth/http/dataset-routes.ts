import type { Routes } from '#content-lake/http/app.ts';
import { badRequest, datasetNotFound } from '#content-lake/http/errors.ts';
import type { Store } from '#content-lake/store/store.ts';
import type { Roles } from '../grants.ts';
import { mayManage, signedIn } from './signed-in.ts';

const NAME = /^[a-z0-9][a-z0-9_-]{0,63}$/;

/**
 * Data sets and what somebody may do in them. The Studio names the project in the path; the client's `datasets.create`
 * leaves it to the header, as `projects` does on the hosted service.
 */
export function datasetRoutes(options: { store: Store; roles: Roles; projectId: string }): Routes {
  const { store, roles, projectId } = options;
  return ({ api }) => {
    for (const place of ['/datasets', '/projects/:id/datasets'] as const) {
      api.get(place, (c) => {
        signedIn(c);
        // The comments add-on asks for a data set of its own; there is none.
        if (c.req.query('datasetProfile') === 'comments') return c.json([]);
        const describe = (name: string) => ({ name, aclMode: 'public', tags: [], addonFor: null });
        return c.json(store.datasets().map(describe));
      });

      api.put(`${place}/:dataset`, async (c) => {
        mayManage(c);
        const name = c.req.param('dataset');
        if (!NAME.test(name)) {
          throw badRequest(
            'Dataset names have 1 to 64 characters: a-z, 0-9, _ and -, and start with a letter or digit',
          );
        }
        await store.createDataset(name);
        return c.json({ datasetName: name, aclMode: 'public' });
      });

      api.delete(`${place}/:dataset`, async (c) => {
        mayManage(c);
        await store.deleteDataset(c.req.param('dataset'));
        return c.json({ deleted: true });
      });

      api.get(`${place}/:dataset/acl`, (c) => {
        const member = signedIn(c);
        const dataset = c.req.param('dataset');
        if (!store.datasets().includes(dataset)) throw datasetNotFound(dataset, projectId);
        return c.json(member.canReadDrafts ? roles.studioGrants(member.roles[0]) : []);
      });
    }
  };
}
