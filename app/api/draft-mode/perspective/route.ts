import { defineRoute, noInput } from '#app/api/_route/define-route.ts';
import { refusal } from '#lib/content/preview/answers.ts';
import { layersOf } from '#lib/content/preview/perspective.ts';
import { setPerspective } from '#lib/content/preview/session.server.ts';
import { previewState } from '#lib/content/preview/state.server.ts';

/**
 * The Studio has switched its perspective, and the page in its frame follows. The body is its name, or several joined
 * by commas.
 */
export const POST = defineRoute({
  input: noInput,
  handle: async (_, request) => {
    const preview = await previewState();
    if (preview.kind !== 'on' || preview.viewer !== 'editor') return refusal(403, 'Not in preview.');
    const perspective = await request.text();
    if (perspective.length > 1_000) return refusal(413, 'Too long.');
    await setPerspective(layersOf(perspective).join(','));
    return new Response(null, { status: 204, headers: { 'cache-control': 'private, no-store' } });
  },
});
