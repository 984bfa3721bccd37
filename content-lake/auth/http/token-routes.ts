import { array, number, object, optional, picklist, string } from 'valibot';
import type { Roles } from '../grants.ts';
import type { People } from '../members/people.ts';
import { roleOfScopes, SCOPES } from '../roles.ts';
import { TokenError, type ApiTokens, type NewToken, type TokenInfo } from '../tokens.ts';
import { requireAdministrator } from './signed-in.ts';
import { requesterOf, readBody } from './requester.ts';
import type { Routes } from '#content-lake/protocol/routes.ts';
import { badRequest, datasetNotFound, notFound } from '#content-lake/protocol/errors.ts';
import type { Store } from '#content-lake/store/store.ts';

export type TokenOptions = {
  people: People;
  tokens: ApiTokens;
  roles: Roles;
  store: Store;
  projectId: string;
};

const TOKEN_ROLES = ['administrator', 'editor', 'contributor', 'viewer'] as const;
/** `label` and `roleName` are the hosted service's; the other fields are our own. */
const newToken = object({
  label: string(),
  roleName: optional(picklist(TOKEN_ROLES)),
  scopes: optional(array(picklist(SCOPES))),
  dataset: optional(string()),
  expiresInSeconds: optional(number()),
});

/** Tokens of programs, for administrators: `/projects/:id/tokens`. */
export function tokenRoutes({ people, tokens, roles, store, projectId }: TokenOptions): Routes {
  return ({ api }) => {
    api.get('/projects/:id/tokens', async (c) => {
      requireAdministrator(c);
      return c.json((await tokens.list()).map(describe));
    });

    api.post('/projects/:id/tokens', async (c) => {
      requireAdministrator(c);
      const body = await readBody(c, newToken);
      if (!body.roleName && !body.scopes) throw badRequest('Give "roleName" or "scopes"');
      if (body.dataset !== undefined && !store.datasets().includes(body.dataset)) {
        throw datasetNotFound(body.dataset, projectId);
      }
      const token: NewToken = {
        name: body.label,
        ...(body.scopes ? { scopes: body.scopes } : body.roleName && { role: body.roleName }),
        ...(body.dataset !== undefined && { dataset: body.dataset }),
        ...(body.expiresInSeconds !== undefined && { expiresInSeconds: body.expiresInSeconds }),
      };
      try {
        const { secret, info } = await people.makeToken(token, requesterOf(c));
        return c.json({ ...describe(info), key: secret }, 201);
      } catch (error) {
        throw error instanceof TokenError ? badRequest(error.message) : error;
      }
    });

    api.delete('/projects/:id/tokens/:token', async (c) => {
      requireAdministrator(c);
      if (!(await people.revokeToken(c.req.param('token'), requesterOf(c))))
        throw notFound('Token not found');
      return c.json({ deleted: true });
    });
  };

  function describe(token: TokenInfo) {
    const role = roleOfScopes(token.scopes);
    return {
      id: token.id,
      label: token.name,
      projectUserId: token.id,
      roles: role ? [{ name: role, title: roles.info(role).title }] : [],
      scopes: token.scopes,
      dataset: token.dataset,
      createdBy: token.createdBy,
      createdAt: token.createdAt,
      lastUsedAt: token.lastUsedAt,
      expiresAt: token.expiresAt,
    };
  }
}
