import type { Context } from 'hono';
import type { Accounts } from '../accounts.ts';
import type { Origins } from '../origins.ts';
import { documentGrants, roleTitle } from '../roles.ts';
import type { ApiTokens } from '../tokens.ts';
import type { Store } from '#content-lake/store/store.ts';
import { signedIn } from './account-routes.ts';
import type { LakeEnv, Routes } from '#content-lake/http/app.ts';
import {
  badRequest,
  datasetNotFound,
  forbidden,
  notFound,
  notImplemented,
  projectNotFound,
} from '#content-lake/http/errors.ts';
import type { Member } from '#content-lake/http/principal.ts';

export type ProjectOptions = {
  accounts: Accounts;
  tokens: ApiTokens;
  store: Store;
  origins: Origins;
  projectId: string;
};

/** The one project, its data sets, and who may do what in them. */
export function projectRoutes({ accounts, tokens, store, origins, projectId }: ProjectOptions): Routes {
  return ({ api }) => {
    api.use('/projects/:id/*', async (c, next) => {
      assertProject(c.req.param('id'));
      await next();
    });

    api.get('/projects', async (c) => c.json([await project(signedIn(c))]));

    api.get('/projects/:id', async (c) => {
      assertProject(c.req.param('id'));
      return c.json(await project(signedIn(c)));
    });

    api.get('/projects/:id/datasets', (c) => {
      signedIn(c);
      // The comments add-on asks for a data set of its own; there is none.
      if (c.req.query('datasetProfile') === 'comments') return c.json([]);
      return c.json(store.datasets().map((name) => ({ name, aclMode: 'public', tags: [], addonFor: null })));
    });

    api.put('/projects/:id/datasets/:dataset', async (c) => {
      mayManage(c);
      const name = c.req.param('dataset');
      if (!/^[a-z0-9][a-z0-9_-]{0,63}$/.test(name)) {
        throw badRequest(
          'Dataset names have 1 to 64 characters: a-z, 0-9, _ and -, and start with a letter or digit',
        );
      }
      await store.createDataset(name);
      return c.json({ datasetName: name, aclMode: 'public' });
    });

    api.delete('/projects/:id/datasets/:dataset', (c) => {
      mayManage(c);
      throw notImplemented('Deleting a dataset');
    });

    api.get('/projects/:id/datasets/:dataset/acl', (c) => {
      const member = signedIn(c);
      const dataset = c.req.param('dataset');
      if (!store.datasets().includes(dataset)) throw datasetNotFound(dataset, projectId);
      return c.json(documentGrants(member));
    });

    api.get('/projects/:id/grants', (c) => c.json(projectGrants(signedIn(c))));

    api.get('/projects/:id/tokens', async (c) => {
      mayManage(c);
      const list = await tokens.list();
      return c.json(list.map(({ id, name, scopes, createdAt }) => ({ id, label: name, scopes, createdAt })));
    });

    api.delete('/projects/:id/tokens/:token', async (c) => {
      mayManage(c);
      if (!(await tokens.revoke(c.req.param('token')))) throw notFound('Token not found');
      return c.json({ deleted: true });
    });

    api.get('/features', (c) => c.json([]));
    api.get('/intake/telemetry-status', (c) => c.json({ status: 'denied' }));
    // Sent by the Studio when a page closes, whatever the consent says. Nothing is read or kept.
    api.post('/intake/batch', (c) => c.body(null, 204));
    api.get('/ping', (c) => c.json({ pong: true }));
    api.get('/check/cors', (c) => {
      const origin = c.req.header('origin');
      const allowed = origin === undefined || origins.allows(origin);
      return c.json({ result: { allowed, withCredentials: allowed } });
    });
  };

  function assertProject(id: string | undefined): void {
    if (id !== projectId) throw projectNotFound(id ?? '');
  }

  async function project(member: Member) {
    const people = await accounts.all();
    return {
      id: projectId,
      displayName: 'Meltemi Lines',
      studioHost: null,
      organizationId: null,
      isBlocked: false,
      isDisabled: false,
      isDisabledByUser: false,
      metadata: {},
      maxRetentionDays: 365,
      activityFeedEnabled: false,
      features: [],
      pendingInvites: 0,
      members: people.map(({ id, role }) => ({
        id,
        isCurrentUser: id === member.id,
        isRobot: false,
        role,
        roles: [{ name: role, title: roleTitle(role), description: '' }],
      })),
    };
  }
}

/** Nobody is invited through the Studio: accounts are made where the lake runs. Hence no `sanity.project.members`. */
function projectGrants(member: Member) {
  if (!member.canManage) return {};
  const grant = (name: string) => ({ name, params: {} });
  return {
    'sanity.project.datasets': [{ grants: [grant('create'), grant('read')] }],
    'sanity.project.tokens': [{ grants: [grant('read'), grant('delete')] }],
  };
}

function mayManage(c: Context<LakeEnv>): void {
  if (!signedIn(c).canManage) throw forbidden('Only administrators may do this');
}
