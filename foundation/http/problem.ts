import { currentRequestId, problemInstance, REQUEST_ID_HEADER, safeRequestId } from './request-id.ts';

export const PROBLEM_TYPE = 'application/problem+json';

type Problem = { title: string; status: number; detail: string; type?: string; [member: string]: unknown };

/** A problem document (RFC 9457) as the services make theirs: `instance` names the request, where there is one. */
export function problemDocument(problem: Problem, requestId: string | null | undefined): Problem {
  return {
    type: 'about:blank',
    ...problem,
    ...(requestId && { instance: problemInstance(requestId) }),
  };
}

/** The answer to whoever sent `asked`: kept by nobody, because it is about this request. */
export function problemAnswer(
  problem: Problem,
  asked: Headers,
  headers: Record<string, string> = {},
): Response {
  return Response.json(problemDocument(problem, requestIdOf(asked)), {
    status: problem.status,
    headers: { 'Content-Type': PROBLEM_TYPE, 'Cache-Control': 'no-store', ...headers },
  });
}

/** On Node the server keeps count; at the edge the worker left the id on the request. */
function requestIdOf(asked: Headers): string | null {
  return currentRequestId() ?? safeRequestId(asked.get(REQUEST_ID_HEADER));
}
