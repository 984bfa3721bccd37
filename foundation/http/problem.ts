import { currentRequestId, problemInstance, REQUEST_ID_HEADER, safeRequestId } from './request-id.ts';

export const PROBLEM_TYPE = 'application/problem+json';

type Problem = { title: string; status: number; detail: string; type?: string; [member: string]: unknown };

/** A problem document (RFC 9457) as all services write it: `instance` names the request, if there is one. */
export function problemDocument(problem: Problem, requestId: string | null | undefined): Problem {
  return {
    type: 'about:blank',
    ...problem,
    ...(requestId && { instance: problemInstance(requestId) }),
  };
}

/** The response to the request with these headers. Never cached, because it is about this one request. */
export function problemResponse(
  problem: Problem,
  requestHeaders: Headers,
  headers: Record<string, string> = {},
): Response {
  return Response.json(problemDocument(problem, requestIdOf(requestHeaders)), {
    status: problem.status,
    headers: { 'Content-Type': PROBLEM_TYPE, 'Cache-Control': 'no-store', ...headers },
  });
}

/** On Node the server knows the current request; at the edge the worker has put the id on the request. */
function requestIdOf(requestHeaders: Headers): string | null {
  return currentRequestId() ?? safeRequestId(requestHeaders.get(REQUEST_ID_HEADER));
}
