import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { type GenericSchema, getDotPath, type InferOutput, safeParse } from 'valibot';
import { AccountError } from '../accounts.ts';
import type { Requester } from '../members/people.ts';
import type { LakeEnv } from '#content-lake/protocol/routes.ts';
import { assertStorableTexts, parseJson } from '#content-lake/protocol/body.ts';
import { badRequest } from '#content-lake/protocol/errors.ts';

/** For the audit log: who sends this request, and from where. */
export function requesterOf(c: Context<LakeEnv>): Requester {
  const principal = c.get('principal');
  return {
    request: c.req.raw,
    ...(principal.kind !== 'anonymous' && { actor: { id: principal.id, name: principal.name } }),
  };
}

/** No request about people needs more. */
export const smallBody = bodyLimit({ maxSize: 64 * 1024 });

/** @throws LakeError 400 that names the first invalid field. */
export async function readBody<S extends GenericSchema>(
  c: Context<LakeEnv>,
  schema: S,
): Promise<InferOutput<S>> {
  const body = parseJson(await c.req.text());
  assertStorableTexts(body);
  const parsed = safeParse(schema, body);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw badRequest(`"${getDotPath(issue) ?? 'body'}": ${issue.message}`);
}

/** Turns a refusal that the caller can fix into a 400 with its message. */
export async function asBadRequest<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof AccountError ? badRequest(error.message) : error;
  }
}
