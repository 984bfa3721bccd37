import { createHash, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';

/**
 * A preview link as stored in the lake: as a draft, so that it is never public and anybody who may edit can create one.
 * Only a hash of the secret is stored. The Studio creates and deletes these documents
 * (`studio/presentation/share-links.ts`).
 */
const schema = v.object({
  _id: v.pipe(v.string(), v.startsWith('drafts.preview-share.')),
  secretHash: v.string(),
  /** Target of the link: a path of the site. */
  path: v.string(),
  expiresAt: v.pipe(v.string(), v.isoTimestamp()),
  sharedBy: v.nullable(v.string()),
});
export type Share = v.InferOutput<typeof schema>;

export const shareQuery = `*[_id == $id && _type == "preview.share"][0]{ _id, secretHash, path, expiresAt, sharedBy }`;

/** The link in a query result, or null when it has expired, was revoked (then the lake has none) or is broken. */
export function validShare(answer: unknown, now: Date): Share | null {
  const parsed = v.safeParse(schema, answer);
  return parsed.success && Date.parse(parsed.output.expiresAt) > now.getTime() ? parsed.output : null;
}

/** The parts of a link's last segment, `<id>.<secret>`; null when it isn't one. */
export function parseShareKey(key: string): { id: string; secret: string } | null {
  const [, name, secret] = /^([\w-]{8,64})\.([\w-]{32,64})$/.exec(key) ?? [];
  return name && secret ? { id: `drafts.preview-share.${name}`, secret } : null;
}

export function opensShare(share: Share, secret: string): boolean {
  const actual = Buffer.from(createHash('sha256').update(secret).digest('base64url'));
  const right = Buffer.from(share.secretHash);
  return actual.length === right.length && timingSafeEqual(actual, right);
}
