import { object, optional, picklist, string } from 'valibot';
import type { Accounts } from '../accounts.ts';
import type { Roles } from '../grants.ts';
import type { Invitation, Invitations } from '../members/invitations.ts';
import type { People } from '../members/people.ts';
import type { SecondFactors } from '../second-factor/second-factors.ts';
import { asBadRequest, requesterOf, readBody, smallBody } from './requester.ts';
import { INVITATION_PATH } from './password-routes.ts';
import { requireAdministrator, requireMember } from './signed-in.ts';
import type { Routes } from '#content-lake/protocol/routes.ts';
import { badRequest, notFound } from '#content-lake/protocol/errors.ts';

export type MemberOptions = {
  people: People;
  accounts: Accounts;
  factors: SecondFactors;
  invitations: Invitations;
  roles: Roles;
  publicUrl: string;
};

const newMember = object({ email: string(), name: string(), role: string(), password: optional(string()) });
const invitation = object({
  email: string(),
  role: optional(string()),
  purpose: optional(picklist(['join', 'password'])),
});

/**
 * People of the project, for administrators. Roles and invitations have the hosted service's addresses. Where the hosted
 * service sends an email, the response here contains a link to pass on, since the lake sends no mail.
 */
export function memberRoutes(options: MemberOptions): Routes {
  const { people, accounts, factors, invitations, roles, publicUrl } = options;
  return ({ api }) => {
    api.get('/projects/:id/roles', (c) => {
      requireMember(c);
      return c.json(
        roles.all().map(({ name, title, description, isCustom, grants }) => ({
          name,
          title,
          description,
          isCustom,
          appliesToUsers: true,
          appliesToRobots: !isCustom,
          grants: { 'sanity.document.filter': [{ grants }] },
        })),
      );
    });

    api.get('/projects/:id/acl', async (c) => {
      requireAdministrator(c);
      const allAccounts = await accounts.all();
      const withSecondFactor = await factors.withOne(allAccounts.map(({ id }) => id));
      return c.json(
        allAccounts.map(({ id, name, email, role, createdAt, lastSeenAt }) => ({
          projectUserId: id,
          isRobot: false,
          displayName: name,
          email,
          roles: [{ name: role, title: roles.info(role).title }],
          createdAt,
          lastSeenAt,
          // Not in the hosted service.
          secondFactor: withSecondFactor.has(id),
        })),
      );
    });

    api.put('/projects/:id/acl/:user', smallBody, async (c) => {
      requireAdministrator(c);
      const { roleName } = await readBody(c, object({ roleName: string() }));
      const account = await asBadRequest(() => people.setRole(c.req.param('user'), roleName, requesterOf(c)));
      if (!account) throw notFound('User not found');
      return c.json({ projectUserId: account.id, roles: [{ name: account.role }] });
    });

    api.delete('/projects/:id/acl/:user', async (c) => {
      requireAdministrator(c);
      if (!(await asBadRequest(() => people.remove(c.req.param('user'), requesterOf(c))))) {
        throw notFound('User not found');
      }
      return c.json({ deleted: true });
    });

    // Not in the hosted service: creates an account at once, for set-ups where nobody can click a link.
    api.post('/projects/:id/acl', smallBody, async (c) => {
      requireAdministrator(c);
      const { password, ...person } = await readBody(c, newMember);
      const account = await asBadRequest(() =>
        people.add({ ...person, ...(password !== undefined && { password }) }, requesterOf(c)),
      );
      return c.json(
        { projectUserId: account.id, email: account.email, roles: [{ name: account.role }] },
        201,
      );
    });

    // Not in the hosted service: ends all sessions of somebody whose device was lost.
    api.delete('/projects/:id/acl/:user/sessions', async (c) => {
      requireAdministrator(c);
      const [account] = await accounts.byIds([c.req.param('user')]);
      if (!account) throw notFound('User not found');
      return c.json({ ended: await people.endSessions(account, requesterOf(c)) });
    });

    // Not in the hosted service: for somebody who has lost both phone and recovery codes.
    api.delete('/projects/:id/acl/:user/second-factor', async (c) => {
      requireAdministrator(c);
      const [account] = await accounts.byIds([c.req.param('user')]);
      if (!account) throw notFound('User not found');
      if (!(await people.resetSecondFactor(account, requesterOf(c))))
        throw notFound('Second factor not found');
      return c.json({ deleted: true });
    });

    // Not in the hosted service: a new password for somebody who asks an administrator in person.
    api.put('/projects/:id/acl/:user/password', smallBody, async (c) => {
      requireAdministrator(c);
      const { password } = await readBody(c, object({ password: string() }));
      const [account] = await accounts.byIds([c.req.param('user')]);
      if (!account) throw notFound('User not found');
      await asBadRequest(() => people.setPassword(account.email, password, requesterOf(c)));
      return c.json({ ok: true });
    });

    api.get('/invitations/project/:id', async (c) => {
      requireAdministrator(c);
      return c.json((await invitations.list()).map(describe));
    });

    api.post('/invitations/project/:id', smallBody, async (c) => {
      requireAdministrator(c);
      const { email, role, purpose } = await readBody(c, invitation);
      const { code, invitation: made } = await asBadRequest(async () => {
        if (purpose !== 'password') return people.invite({ email, role: role ?? 'editor' }, requesterOf(c));
        const account = await accounts.byEmail(email);
        if (!account) throw badRequest(`There is no account for ${email}.`);
        return people.passwordLink(account, requesterOf(c));
      });
      return c.json({ ...describe(made), acceptUrl: `${publicUrl}/v1${INVITATION_PATH}?code=${code}` }, 201);
    });

    api.delete('/invitations/:invitation', async (c) => {
      requireAdministrator(c);
      if (!(await invitations.revoke(c.req.param('invitation')))) throw notFound('Invitation not found');
      return c.json({ deleted: true });
    });
  };
}

function describe({ id, purpose, email, role, invitedBy, createdAt, expiresAt }: Invitation) {
  return {
    id,
    purpose,
    email,
    roles: [{ name: role }],
    invitedByUserId: invitedBy,
    isAccepted: false,
    isRevoked: false,
    createdAt,
    expiresAt,
  };
}
