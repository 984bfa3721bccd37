import type { Context } from 'hono';
import type { LakeEnv, Routes } from '#content-lake/protocol/routes.ts';
import { badRequest } from '#content-lake/protocol/errors.ts';
import { requireAdministrator } from '#content-lake/auth/http/signed-in.ts';
import { actorOf, AUDIT_KINDS, type Audit, type AuditKind } from './audit.ts';

const MAX_LIMIT = 1_000;

/**
 * `GET /audit/events?kind=…&limit=…&before=<id>`: the security events, newest first, for administrators. The hosted
 * service has no such endpoint. Responds with `{events: […], next: <id> | null}`; pass `next` as `before` to continue.
 */
export function auditRoutes(audit: Audit): Routes {
  return ({ api }) => {
    api.get('/audit/events', async (c) => {
      requireAdministrator(c);
      const limit = number(c.req.query('limit')) ?? 100;
      const kind = c.req.query('kind');
      const before = number(c.req.query('before'));
      if (limit > MAX_LIMIT || limit < 1) throw badRequest(`"limit" is 1 to ${MAX_LIMIT}`);
      if (kind !== undefined && !AUDIT_KINDS.some((one) => one === kind)) {
        throw badRequest(`"kind" is one of ${AUDIT_KINDS.join(', ')}`);
      }
      const query = { limit, ...(kind !== undefined && { kind }), ...(before !== undefined && { before }) };
      const events = await audit.read(query);
      return c.json({ events, next: events.length === limit ? (events.at(-1)?.id ?? null) : null });
    });
  };
}

const WATCHED: readonly { method: string; path: RegExp; kind: AuditKind }[] = [
  { method: 'GET', path: /^\/v[^/]+\/data\/export\/([^/]+)$/, kind: 'export' },
  { method: 'PUT', path: /^\/v[^/]+(?:\/projects\/[^/]+)?\/datasets\/([^/]+)$/, kind: 'dataset-made' },
  { method: 'PATCH', path: /^\/v[^/]+(?:\/projects\/[^/]+)?\/datasets\/([^/]+)$/, kind: 'dataset-changed' },
  { method: 'DELETE', path: /^\/v[^/]+(?:\/projects\/[^/]+)?\/datasets\/([^/]+)$/, kind: 'dataset-deleted' },
];

/** Records what other parts of the lake did, judging by their responses, so that they need not know about the audit log. */
export function recordResponses(
  audit: Audit,
  shareLinkTypes: readonly string[],
): (c: Context<LakeEnv>) => Promise<void> {
  return async (c) => {
    if (!c.res.ok) return;
    const from = { ...actorOf(c.get('principal')), request: c.req.raw };
    for (const { before, after } of c.get('committed')?.changes ?? []) {
      if (before || !after || !shareLinkTypes.includes(after._type)) continue;
      const subject = typeof after['path'] === 'string' ? after['path'] : after._id;
      await audit.record({ kind: 'share-link-made', subject, ...from });
    }
    for (const { method, path, kind } of WATCHED) {
      const subject = c.req.method === method ? path.exec(c.req.path)?.[1] : undefined;
      // A cursor export requests page after page; only the first one counts.
      if (subject === undefined || (c.req.query('nextCursor') ?? '') !== '') continue;
      await audit.record({ kind, subject, ...from });
    }
  };
}

function number(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d{1,15}$/.test(text)) throw badRequest('"limit" and "before" are numbers');
  return Number(text);
}
