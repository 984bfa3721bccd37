import { urlSearchParamPreviewSecret, validatePreviewUrl } from '@sanity/preview-url-secret';
import { log } from '#lib/log.server.ts';
import { editorOf } from '#lib/content/preview/editor-of.server.ts';
import { layersOf } from '#lib/content/preview/perspective.ts';
import { previewLake, previewToken } from '#lib/content/preview/preview-lake.server.ts';
import { refusal } from '#lib/content/preview/answers.ts';
import { safePath } from '#lib/routes/safe-path.ts';
import { startPreview } from '#lib/content/preview/session.server.ts';
import { defineLink, previewRedirect } from '#app/api/_route/form-target.ts';
import { noInput } from '#app/api/_route/define-route.ts';

/** A working day; the Presentation tool requests a new one whenever it opens. */
const EDITOR_MS = 10 * 60 * 60 * 1000;

/**
 * The Studio opens a page as a draft: `?sanity-preview-secret=…&sanity-preview-pathname=/…`. The secret is a document
 * that only somebody who may write drafts can have created within the last hour. Responds with 401 without a valid one,
 * 503 when the site may not read drafts.
 */
export const GET = defineLink({
  input: noInput,
  redirect: previewRedirect,
  handle: async (_, request) => {
    const lake = previewLake();
    const token = previewToken();
    if (!lake || token === null) {
      log.warn({}, 'draft preview requested, but SANITY_API_READ_TOKEN is missing');
      return refusal(
        503,
        'Draft preview is off: the site has no token to read drafts (SANITY_API_READ_TOKEN).',
      );
    }
    const {
      isValid,
      redirectTo: path,
      studioPreviewPerspective,
    } = await validatePreviewUrl(lake, request.url);
    if (!isValid)
      return refusal(401, 'This preview address is no longer valid. Open the page from the Studio again.');
    const secret = new URL(request.url).searchParams.get(urlSearchParamPreviewSecret) ?? '';
    await startPreview({
      pass: {
        viewer: 'editor',
        ...(await editorOf(lake, secret, request.headers.get('cookie'))),
        until: Date.now() + EDITOR_MS,
      },
      perspective: studioPreviewPerspective ? layersOf(studioPreviewPerspective).join(',') : null,
      secret: token,
    });
    return safePath(path);
  },
});
