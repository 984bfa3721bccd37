import type { SanityClient } from '@sanity/client';
import * as v from 'valibot';
import { previewSharePath } from '#lib/routes/preview.ts';

const TYPE = 'preview.share';
const DAY_MS = 24 * 60 * 60 * 1000;
/** How long an expired link stays in the lake, for questions about it. */
const KEPT_MS = 30 * DAY_MS;

const Links = v.array(
  v.object({
    _id: v.string(),
    path: v.string(),
    title: v.nullable(v.string()),
    sharedBy: v.nullable(v.string()),
    expiresAt: v.string(),
  }),
);
export type ShareLink = v.InferOutput<typeof Links>[number];

type Lake = Pick<SanityClient, 'create' | 'delete' | 'fetch'>;

/**
 * Creates a link and returns its path, which isn't stored anywhere: the lake gets a hash of its secret. It is stored as a draft,
 * because everybody who may write drafts may share them, and the public never sees drafts. The site reads it in
 * `lib/content/preview/share.ts`.
 * @throws if Web Crypto is missing (on a page without https) or the lake refuses
 */
export async function createShareLink(
  lake: Lake,
  link: { path: string; title: string | null; sharedBy: string | null; days: number },
  now: Date,
): Promise<string> {
  const id = crypto.randomUUID();
  const secret = base64url(crypto.getRandomValues(new Uint8Array(32)));
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret));
  await lake.create({
    _id: `drafts.${TYPE.replace('.', '-')}.${id}`,
    _type: TYPE,
    secretHash: base64url(new Uint8Array(hash)),
    path: link.path,
    title: link.title,
    sharedBy: link.sharedBy,
    expiresAt: new Date(now.getTime() + link.days * DAY_MS).toISOString(),
  });
  return previewSharePath(`${id}.${secret}`);
}

/** Links that still work, the newest first. Deletes those that expired long ago. */
export async function listShareLinks(lake: Lake, now: Date): Promise<ShareLink[]> {
  await lake.delete({
    query: `*[_type == "${TYPE}" && expiresAt < $before]`,
    params: { before: new Date(now.getTime() - KEPT_MS).toISOString() },
  });
  const answer: unknown = await lake.fetch(
    `*[_type == "${TYPE}" && expiresAt > $now] | order(_createdAt desc){ _id, path, title, sharedBy, expiresAt }`,
    { now: now.toISOString() },
    { perspective: 'raw', tag: 'preview.links' },
  );
  return v.parse(Links, answer);
}

/** From the next request on the link is invalid, and its visitors see the public content. */
export async function revokeShareLink(lake: Lake, id: string): Promise<void> {
  await lake.delete(id);
}

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
