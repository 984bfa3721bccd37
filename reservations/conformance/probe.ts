import type { Locale } from '#foundation/text/locales.ts';
import * as v from 'valibot';
import { Problem, type ProblemCode, problemCodes } from '#contracts/reservations/problem.ts';

/** The system's response to one request. */
export type Reply = { status: number; type: string; text: string; json: unknown };

type RequestOptions = {
  body?: unknown;
  /** Sent as it is, for requests that are not JSON. */
  raw?: string;
  key?: string;
  token?: string;
  language?: Locale;
};

export type Call = (method: string, path: string, given?: RequestOptions) => Promise<Reply>;

/** The system violates the contract; the message says where. */
export class Breach extends Error {}

export function require(holds: boolean, message: string): asserts holds {
  if (!holds) throw new Breach(message);
}

/** Calls the system at `base`, e.g. `https://reservations.operator.example`. @throws Breach when it cannot be reached */
export function callerOf(base: string, send: (url: string, init: RequestInit) => Promise<Response>): Call {
  return async (method, path, given = {}) => {
    const headers = new Headers({ 'Accept-Locale': given.language ?? 'en' });
    if (given.key) headers.set('Idempotency-Key', given.key);
    if (given.token) headers.set('Authorization', `Bearer ${given.token}`);
    const body = given.raw ?? (given.body === undefined ? undefined : JSON.stringify(given.body));
    if (body !== undefined) headers.set('Content-Type', 'application/json');
    const response = await send(`${base.replace(/\/$/, '')}${path}`, { method, headers, body }).catch(
      (error: unknown) => {
        throw new Breach(`${method} ${path} got no response: ${String(error)}`);
      },
    );
    const text = await response.text();
    const type = response.headers.get('Content-Type')?.split(';')[0] ?? '';
    return { status: response.status, type, text, json: parsed(text) };
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The response, parsed by the contract's schema. @throws Breach that names the first invalid member */
export function expectResponse<S extends v.GenericSchema>(
  reply: Reply,
  status: number,
  schema: S,
): v.InferOutput<S> {
  require(reply.status ===
    status, `returned ${reply.status} instead of ${status}: ${reply.text.slice(0, 200)}`);
  const result = v.safeParse(schema, reply.json);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new Breach(`the response has an invalid ${v.getDotPath(issue) ?? 'shape'}: ${issue.message}`);
}

/** The refusal, as the contract defines it: a problem document with a known code. @throws Breach */
export function expectProblem(
  reply: Reply,
  status: number,
  code: ProblemCode,
): v.InferOutput<typeof Problem> {
  require(reply.type ===
    'application/problem+json', `refuses with ${reply.type || 'no type'} instead of application/problem+json`);
  const problem = expectResponse(reply, status, Problem);
  require(problemCodes.includes(problem.code) &&
    problem.code === code, `refuses with ${problem.code} instead of ${code}`);
  return problem;
}
