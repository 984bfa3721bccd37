import { createHash, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';

/**
 * A preview link as it is kept in the lake: as a draft, so that strangers never see it and everybody who may edit can make one;
 * the secret is there as a hash
 * only. The Studio makes and deletes these documents (`studio/presentation/share-links.ts`).
 */
const schema = v.object({
  _id: v.pipe(v.string(), v.startsWith('drafts.preview-share.')),
  secretHash: v.string(),
  /** Where the link leads: a path of the site. */
  path: v.string(),
  expiresAt: v.pipe(v.string(), v.isoTimestamp()),
  sharedBy: v.nullable(v.string()),
});
export type Share = v.InferOutput<typeof schema>;

export const shareQuery = `*[_id == $id && _type == "preview.share"][0]{ _id, secretHash, path, expiresAt, sharedBy }`;

/** The link of an answer, or null when it is over, revoked (then the lake has none) or broken. */
export function validShare(answer: unknown, now: Date): Share | null {
  const parsed = v.safeParse(schema, answer);
  return parsed.success && Date.parse(parsed.output.expiresAt) > now.getTime() ? parsed.output : null;
}

/** Parts of the last segment of a link, `<id>.<secret>`; null when it does not look like one. */
export function parseShareKey(key: string): { id: string; secret: string } | null {
  const [, name, secret] = /^([\w-]{8,64})\.([\w-]{32,64})$/.exec(key) ?? [];
  return name && secret ? { id: `drafts.preview-share.${name}`, secret } : null;
}

export function opensShare(share: Share, secret: string): boolean {
  const given = Buffer.from(createHash('sha256').update(secret).digest('base64url'));
  const right = Buffer.from(share.secretHash);
  return given.length === right.length && timingSafeEqual(given, right);
}
