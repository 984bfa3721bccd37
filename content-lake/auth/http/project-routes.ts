import type { Accounts } from '../accounts.ts';
import type { Origins } from '../origins.ts';
import { roleTitle } from '../roles.ts';
import type { ApiTokens } from '../tokens.ts';
import { mayManage, signedIn } from './account-routes.ts';
import type { Routes } from '#content-lake/http/app.ts';
import { notFound, projectNotFound } from '#content-lake/http/errors.ts';
import type { Member } from '#content-lake/http/principal.ts';

export type ProjectOptions = {
  accounts: Accounts;
  tokens: ApiTokens;
  origins: Origins;
  projectId: string;
};

/** The one project, its tokens, and what the Studio asks in passing. */
export function projectRoutes({ accounts, tokens, origins, projectId }: ProjectOptions): Routes {
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
