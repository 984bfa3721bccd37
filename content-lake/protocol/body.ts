import type { Context } from 'hono';
import { readText } from '#foundation/limits/read-text.ts';
import { isObject, isStorableText, MAX_DEPTH } from './document.ts';
import { badRequest, tooLarge } from './errors.ts';
import type { LakeEnv } from './routes.ts';

/** The hosted service's limit for a mutation is the same. */
const MAX_BODY_BYTES = 4 * 1024 * 1024;

/** The request's JSON object. @throws LakeError 413 or 400 */
export async function readJsonObject(c: Context<LakeEnv>): Promise<Record<string, unknown>> {
  const text = await readText(c.req.raw, MAX_BODY_BYTES);
  if (text === null) throw tooLarge(`Request body is larger than ${MAX_BODY_BYTES} bytes`);
  const body = parseJson(text);
  if (!isObject(body)) throw badRequest('Request body must be a JSON object');
  return body;
}

/** @throws LakeError 400 for invalid JSON or excessive nesting. */
export function parseJson(text: string): unknown {
  const value = parse(text);
  assertJson(value);
  return value;
}

/**
 * For a body whose texts go into their own columns. Documents may contain any text: they are stored as JSON.
 * @throws LakeError 400
 */
export function assertStorableTexts(whole: unknown): void {
  assertJson(whole, (text) => {
    if (!isStorableText(text))
      throw badRequest('Strings may contain neither the character U+0000 nor half of a surrogate pair');
  });
}

/** Without recursion, since it has to detect nesting that would overflow the stack. */
export function assertJson(whole: unknown, check: (text: string) => void = () => {}): void {
  const waiting: { value: unknown; depth: number }[] = [{ value: whole, depth: 0 }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, depth } = next;
    if (typeof value === 'string') check(value);
    if (typeof value !== 'object' || value === null) continue;
    if (depth >= MAX_DEPTH) throw badRequest(`JSON may be nested at most ${MAX_DEPTH} levels deep`);
    for (const [name, part] of Object.entries(value)) {
      // A field of this name would reach the prototype of any object it is copied into.
      if (name === '__proto__') throw badRequest('"__proto__" is not a valid field name');
      check(name);
      waiting.push({ value: part, depth: depth + 1 });
    }
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw badRequest('Request body is not valid JSON');
  }
}
