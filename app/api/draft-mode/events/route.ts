import { refusal } from '#lib/preview/answers.ts';
import { changesOf } from '#lib/preview/changes.server.ts';
import { previewLake } from '#lib/preview/preview-lake.server.ts';
import { previewState } from '#lib/preview/state.server.ts';

/** Pages in preview listen here for changes of drafts. 204 tells a browser that is not in preview to stop asking. */
export async function GET(request: Request): Promise<Response> {
  const lake = previewLake();
  const preview = await previewState();
  if (!lake || preview.kind === 'off') return new Response(null, { status: 204 });
  if (preview.kind === 'ended') return refusal(403, 'This preview is over.');
  return changesOf(lake, request.signal);
}
