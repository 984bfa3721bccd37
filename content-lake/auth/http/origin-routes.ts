import type { Audit } from '#content-lake/auth/audit/audit.ts';
import type { Routes } from '#content-lake/protocol/routes.ts';
import { readJsonObject } from '#content-lake/protocol/body.ts';
import { badRequest, conflict, notFound } from '#content-lake/protocol/errors.ts';
import { type AllowedOrigin, originOf, type OriginList } from '../origin-list.ts';
import { requireAdministrator } from './signed-in.ts';

/** More sites than an operator has; each browser request checks its origin against the list. */
const MAX_ORIGINS = 100;

type Options = { list: OriginList; audit: Audit; projectId: string };

/** `/projects/:id/cors`, as on the hosted service: the sites whose pages may call this lake. For administrators. */
export function originRoutes({ list, audit, projectId }: Options): Routes {
  const entry = ({ id, origin, allowCredentials, createdAt }: AllowedOrigin) => ({
    id,
    origin,
    allowCredentials,
    createdAt: createdAt.toISOString(),
    updatedAt: null,
    deletedAt: null,
    projectId,
  });
  return ({ api }) => {
    api.get('/projects/:id/cors', async (c) => {
      requireAdministrator(c);
      return c.json((await list.all()).map(entry));
    });

    api.post('/projects/:id/cors', async (c) => {
      const actor = requireAdministrator(c);
      const { origin: given, allowCredentials = false } = await readJsonObject(c);
      const origin = typeof given === 'string' ? originOf(given) : undefined;
      if (origin === undefined)
        throw badRequest('"origin" is an http or https origin without a path, such as https://example.com');
      if (typeof allowCredentials !== 'boolean') throw badRequest('"allowCredentials" is true or false');
      if ((await list.all()).length >= MAX_ORIGINS)
        throw conflict(`There are ${MAX_ORIGINS} origins already`);
      const made = await list.add(origin, allowCredentials, actor.id);
      if (!made) throw conflict('CORS origin already exists for this project');
      const details = { credentials: String(allowCredentials) };
      await audit.record({ kind: 'origin-allowed', actor, subject: origin, request: c.req.raw, details });
      return c.json(entry(made));
    });

    api.delete('/projects/:id/cors/:origin', async (c) => {
      const actor = requireAdministrator(c);
      const id = Number(c.req.param('origin'));
      const gone = Number.isSafeInteger(id) ? await list.remove(id) : undefined;
      if (gone === undefined) throw notFound('CORS origin not found');
      await audit.record({ kind: 'origin-removed', actor, subject: gone, request: c.req.raw });
      return c.json({ id, deleted: true });
    });
  };
}
