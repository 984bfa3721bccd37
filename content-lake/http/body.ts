import type { Context } from 'hono';
import { isObject } from '../store/document.ts';
import { badRequest, tooLarge } from './errors.ts';
import type { LakeEnv } from './app.ts';

/** The hosted service takes no larger mutation either. */
const MAX_BODY_BYTES = 4 * 1024 * 1024;

/** The request's JSON object. @throws LakeError 413 or 400 */
export async function readJsonObject(c: Context<LakeEnv>): Promise<Record<string, unknown>> {
  const declared = Number(c.req.header('content-length') ?? 0);
  if (declared > MAX_BODY_BYTES) throw tooLarge(`Request body is larger than ${MAX_BODY_BYTES} bytes`);
  const text = await c.req.text();
  if (text.length > MAX_BODY_BYTES) throw tooLarge(`Request body is larger than ${MAX_BODY_BYTES} bytes`);
  // A field of this name would reach the prototype of whatever object it is copied into.
  if (text.includes('"__proto__"')) throw badRequest('"__proto__" is not a valid field name');
  const body = parse(text);
  if (!isObject(body)) throw badRequest('Request body must be a JSON object');
  return body;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw badRequest('Request body is not valid JSON');
  }
}
