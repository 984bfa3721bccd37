import type { Context } from 'hono';

export type FieldProblem = { field: string; code: string; message: string };

/**
 * RFC 9457. `message` repeats the detail under the name that the sign-up form reads (requirement G2), `id` is null for it.
 * `errors` are the wrong fields of a form.
 */
export function problem(
  c: Context,
  status: 400 | 401 | 403 | 404 | 409 | 410 | 412 | 413 | 422 | 429 | 503,
  code: string,
  detail: string,
  errors?: readonly FieldProblem[],
): Response {
  const document = {
    type: `urn:meltemi:desk:${code}`,
    code,
    status,
    title: detail,
    detail,
    id: null,
    message: detail,
    ...(errors ? { errors } : {}),
  };
  return c.body(JSON.stringify(document), status, { 'content-type': 'application/problem+json' });
}
