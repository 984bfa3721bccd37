import { defineRoute, noInput } from '#app/api/_route/define-route.ts';
import { refusal } from '#lib/content/preview/answers.ts';
import { changesOf } from '#lib/content/preview/changes.server.ts';
import { previewLake } from '#lib/content/preview/preview-lake.server.ts';
import { previewState } from '#lib/content/preview/state.server.ts';

/**
 * The event stream of draft changes for pages in preview. 204 tells a browser that isn't in preview to stop
 * reconnecting.
 */
export const GET = defineRoute({
  input: noInput,
  handle: async (_, request) => {
    const lake = previewLake();
    const preview = await previewState();
    if (!lake || preview.kind === 'off') return new Response(null, { status: 204 });
    if (preview.kind === 'ended') return refusal(403, 'This preview is over.');
    return changesOf(lake, request.signal);
  },
});
