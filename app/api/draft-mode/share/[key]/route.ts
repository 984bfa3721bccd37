import * as v from 'valibot';
import { log } from '#lib/log.server.ts';
import { previewToken } from '#lib/content/preview/preview-lake.server.ts';
import { safePath } from '#lib/routes/safe-path.ts';
import { startPreview } from '#lib/content/preview/session.server.ts';
import { opensShare, parseShareKey } from '#lib/content/preview/share.ts';
import { readShare } from '#lib/content/preview/state.server.ts';
import { previewEndedPath } from '#lib/routes/preview.ts';
import { defineLink, previewRedirect } from '#app/api/_route/form-target.ts';

/**
 * A colleague follows a preview link: it shows the site with drafts until it expires, and allows no changes. An
 * expired, revoked or mistyped link redirects to a page that says so.
 */
export const GET = defineLink({
  input: v.object({ key: v.string() }),
  redirect: previewRedirect,
  handle: async ({ key }) => {
    const parts = parseShareKey(key);
    const token = previewToken();
    const share = parts && token !== null ? await readShare(parts.id) : null;
    if (!parts || token === null || !share || !opensShare(share, parts.secret)) {
      log.info({ link: parts?.id ?? null }, 'preview link refused');
      return previewEndedPath;
    }
    await startPreview({
      pass: { viewer: 'guest', share: share._id, until: Date.parse(share.expiresAt) },
      secret: token,
    });
    return safePath(share.path);
  },
});
