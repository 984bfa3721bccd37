import { problemResponse } from '#foundation/http/problem.ts';

export type FieldProblem = { field: string; code: string; message: string };

/**
 * RFC 9457. `message` repeats the detail under the name that the sign-up form reads (requirement G2), and `id` is null for it.
 * @param more `errors`: the invalid fields of a form; `retryAfterSeconds`: when to retry
 */
export function problem(
  request: Request,
  status: 400 | 401 | 403 | 404 | 409 | 410 | 412 | 413 | 422 | 429 | 503,
  code: string,
  detail: string,
  more: { errors?: readonly FieldProblem[]; retryAfterSeconds?: number } = {},
): Response {
  const { errors, retryAfterSeconds } = more;
  return problemResponse(
    {
      type: `urn:meltemi:desk:${code}`,
      code,
      status,
      title: detail,
      detail,
      id: null,
      message: detail,
      ...(errors && { errors }),
    },
    request.headers,
    retryAfterSeconds === undefined ? {} : { 'Retry-After': String(retryAfterSeconds) },
  );
}
