import 'server-only';
import { cookies, draftMode } from 'next/headers';
import { cache } from 'react';
import * as v from 'valibot';
import { contentPlace } from '#lib/content/place.server.ts';
import { openPass, type Pass } from './pass.ts';
import { DRAFTS, layersOf, type Layers } from './perspective.ts';
import { previewLake, previewToken } from './preview-lake.server.ts';
import { shareQuery, validShare, type Share } from './share.ts';

export const PASS_COOKIE = 'preview-pass';
export const PERSPECTIVE_COOKIE = 'sanity-preview-perspective';

export type PreviewState =
  | { kind: 'off' }
  /** The browser was in preview, but its time is over or its link was revoked: it sees published documents. */
  | { kind: 'ended' }
  /** `name` is the person who opened the preview, or who shared it with a guest. */
  | { kind: 'on'; viewer: 'editor' | 'guest'; name: string | null; layers: Layers; until: Date };

const OFF: PreviewState = { kind: 'off' };
const ENDED: PreviewState = { kind: 'ended' };

/**
 * Whether this request may see drafts, determined once per request. Without Next's own cookie, which can't be guessed,
 * nothing else is read, so a prerendered page stays prerendered. With it, the signed pass decides. What the pass
 * depends on (an editor's session, or a guest's link and its creator) is looked up each time: signing out, losing the
 * role or revoking the link takes effect at once.
 */
export const previewState = cache(async (): Promise<PreviewState> => {
  const { isEnabled } = await draftMode();
  if (!isEnabled) return OFF;
  const token = previewToken();
  if (token === null) return OFF;
  const jar = await cookies();
  const pass = openPass(jar.get(PASS_COOKIE)?.value, token, new Date());
  if (!pass || !(await stillHolds(pass))) return ENDED;
  if (pass.viewer === 'editor')
    return {
      kind: 'on',
      viewer: 'editor',
      name: pass.name,
      layers: layersOf(jar.get(PERSPECTIVE_COOKIE)?.value),
      until: new Date(pass.until),
    };
  const share = await readShare(pass.share);
  if (!share) return ENDED;
  return {
    kind: 'on',
    viewer: 'guest',
    name: share.sharedBy,
    layers: DRAFTS,
    until: new Date(share.expiresAt),
  };
});

const Holds = v.object({ active: v.boolean() });

/** @returns false also when the lake doesn't respond: without it there is nothing to preview either */
async function stillHolds(pass: Pass): Promise<boolean> {
  // A hosted project has no such lookup; there the pass simply expires.
  if (contentPlace().hosted) return true;
  const query = pass.viewer === 'guest' ? { document: pass.share } : { [pass.of.kind]: pass.of.id };
  const answer: unknown = await previewLake()
    ?.request({ url: '/auth/previews', query, tag: 'preview.holds' })
    .catch(() => null);
  const holds = v.safeParse(Holds, answer);
  return holds.success && holds.output.active;
}

/** A preview link that is still valid, or null. */
export async function readShare(id: string): Promise<Share | null> {
  const answer: unknown = await previewLake()?.fetch(
    shareQuery,
    { id },
    { perspective: 'raw', cache: 'no-store', tag: 'preview.share' },
  );
  return validShare(answer, new Date());
}
