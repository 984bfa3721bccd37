import type { Accounts } from '../accounts.ts';
import type { Origins } from '../origins.ts';
import type { Roles } from '../grants.ts';
import { requireMember } from './signed-in.ts';
import type { Routes } from '#content-lake/protocol/routes.ts';
import { projectNotFound } from '#content-lake/protocol/errors.ts';
import type { Member } from '#content-lake/protocol/principal.ts';

export type ProjectOptions = {
  accounts: Accounts;
  roles: Roles;
  origins: Origins;
  projectId: string;
};

/** The one project, and endpoints that the Studio calls in passing. Mount before the project's other routes. */
export function projectRoutes({ accounts, roles, origins, projectId }: ProjectOptions): Routes {
  return ({ api }) => {
    api.use('/projects/:id/*', async (c, next) => {
      assertProject(c.req.param('id'));
      await next();
    });

    api.get('/projects', async (c) => c.json([await project(requireMember(c))]));

    api.get('/projects/:id', async (c) => {
      assertProject(c.req.param('id'));
      return c.json(await project(requireMember(c)));
    });

    api.get('/projects/:id/grants', (c) => c.json(projectGrants(requireMember(c))));

    // Without `studioComments` the Studio remounts completely as soon as it learns so, and loses what was typed in its first
    // moments. Whether comments are shown is the workspace's decision, and ours has none.
    api.get('/features', (c) => c.json(['studioComments']));
    api.get('/intake/telemetry-status', (c) => c.json({ status: 'denied' }));
    // Sent by the Studio when a page closes, regardless of consent. Nothing is read or stored.
    api.post('/intake/batch', (c) => c.body(null, 204));
    api.get('/ping', (c) => c.json({ pong: true }));
    api.get('/check/cors', (c) => {
      const origin = c.req.header('origin');
      const allowed = origin === undefined || origins.maySee(origin);
      return c.json({ result: { allowed, withCredentials: origin === undefined || origins.allows(origin) } });
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
        roles: [{ name: role, title: roles.info(role).title, description: roles.info(role).description }],
      })),
    };
  }
}

/**
 * No `sanity.project.members`: with it the Studio shows a button that leads to the hosted service's pages. People are
 * invited through our own endpoints and commands.
 */
function projectGrants(member: Member) {
  if (!member.canManage) return {};
  const grant = (name: string) => ({ name, params: {} });
  return {
    'sanity.project.datasets': [{ grants: [grant('create'), grant('read')] }],
    'sanity.project.tokens': [{ grants: [grant('create'), grant('read'), grant('delete')] }],
  };
}
