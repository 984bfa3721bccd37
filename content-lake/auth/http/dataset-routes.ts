import type { Context } from 'hono';
import type { LakeEnv, Routes } from '#content-lake/protocol/routes.ts';
import { readJsonObject } from '#content-lake/protocol/body.ts';
import { badRequest, conflict, datasetNotFound, notImplemented } from '#content-lake/protocol/errors.ts';
import { ACL_MODES, type AclMode, type Store } from '#content-lake/store/store.ts';
import type { Roles } from '../grants.ts';
import { requireAdministrator, requireMember } from './signed-in.ts';

const NAME = /^[a-z0-9][a-z0-9_-]{0,63}$/;

/**
 * Datasets and what the caller may do in them. The Studio names the project in the path; the client's `datasets.create`
 * leaves it to the header, as `projects` does on the hosted service.
 */
export function datasetRoutes(options: { store: Store; roles: Roles; projectId: string }): Routes {
  const { store, roles, projectId } = options;
  return ({ api }) => {
    for (const place of ['/datasets', '/projects/:id/datasets'] as const) {
      api.get(place, (c) => {
        requireMember(c);
        // The comments add-on looks for a dataset of its own; there is none.
        if (c.req.query('datasetProfile') === 'comments') return c.json([]);
        const describe = (name: string) => ({ name, aclMode: store.aclMode(name), tags: [], addonFor: null });
        return c.json(store.datasets().map(describe));
      });

      api.put(`${place}/:dataset`, async (c) => {
        requireAdministrator(c);
        const name = c.req.param('dataset');
        if (!NAME.test(name)) {
          throw badRequest(
            'Dataset names have 1 to 64 characters: a-z, 0-9, _ and -, and start with a letter or digit',
          );
        }
        const aclMode = (await requestedMode(c)) ?? 'public';
        if (!(await store.createDataset(name, aclMode))) throw conflict('Dataset already exists');
        return c.json({ datasetName: name, aclMode });
      });

      api.patch(`${place}/:dataset`, async (c) => {
        requireAdministrator(c);
        const name = c.req.param('dataset');
        const aclMode = (await requestedMode(c)) ?? store.aclMode(name);
        if (aclMode !== store.aclMode(name)) await store.setAclMode(name, aclMode);
        return c.json({ datasetName: name, aclMode });
      });

      api.delete(`${place}/:dataset`, async (c) => {
        requireAdministrator(c);
        await store.deleteDataset(c.req.param('dataset'));
        return c.json({ deleted: true });
      });

      api.get(`${place}/:dataset/acl`, (c) => {
        const member = requireMember(c);
        const dataset = c.req.param('dataset');
        if (!store.datasets().includes(dataset)) throw datasetNotFound(dataset, projectId);
        return c.json(member.canReadDrafts ? roles.studioGrants(member.roles[0]) : []);
      });
    }
  };
}

/** The mode requested in the body; undefined without one. The custom mode needs rules per document, which the lake doesn't have. */
async function requestedMode(c: Context<LakeEnv>): Promise<AclMode | undefined> {
  if (c.req.header('content-type') === undefined) return undefined;
  const { aclMode } = await readJsonObject(c);
  if (aclMode === undefined) return undefined;
  if (aclMode === 'custom') throw notImplemented('the access mode "custom" of a dataset');
  const known = ACL_MODES.find((mode) => mode === aclMode);
  if (!known) throw badRequest(`"aclMode" is one of ${ACL_MODES.join(', ')}`);
  return known;
}
