import { createHmac, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';

const schema = v.variant('viewer', [
  v.object({
    viewer: v.literal('editor'),
    name: v.nullable(v.string()),
    /** What it depends on: the editor's session, or else the account that created the secret. */
    of: v.variant('kind', [
      v.object({ kind: v.literal('session'), id: v.string() }),
      v.object({ kind: v.literal('user'), id: v.string() }),
      /** The secret itself, when it has no account. */
      v.object({ kind: v.literal('document'), id: v.string() }),
    ]),
    until: v.number(),
  }),
  v.object({ viewer: v.literal('guest'), share: v.string(), until: v.number() }),
]);

/**
 * The permission to read drafts, as the browser stores it beside Next's own cookie. That cookie has the same value in
 * every browser and is valid until the next build, so on its own it could neither expire nor tell an editor from a
 * guest.
 * `until` is in milliseconds since 1970.
 */
export type Pass = v.InferOutput<typeof schema>;

/**
 * The pass as a signed cookie value. `secret` is the token with which the site reads drafts; a new token ends every
 * pass.
 */
export function sealPass(pass: Pass, secret: string): string {
  const body = Buffer.from(JSON.stringify(pass)).toString('base64url');
  return `${body}.${sign(body, secret).toString('base64url')}`;
}

/** Null for a pass that is missing, expired, altered or not ours. */
export function openPass(sealed: string | undefined, secret: string, now: Date): Pass | null {
  const [body, signature, ...rest] = (sealed ?? '').split('.');
  if (!body || !signature || rest.length > 0) return null;
  const actual = Buffer.from(signature, 'base64url');
  const right = sign(body, secret);
  if (actual.length !== right.length || !timingSafeEqual(actual, right)) return null;
  const parsed = v.safeParse(schema, parseJson(Buffer.from(body, 'base64url').toString()));
  return parsed.success && parsed.output.until > now.getTime() ? parsed.output : null;
}

function sign(body: string, secret: string): Buffer {
  // The prefix keeps a signature that was made with the same secret for another purpose from passing as one of these.
  return createHmac('sha256', secret).update('preview pass\n').update(body).digest();
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
