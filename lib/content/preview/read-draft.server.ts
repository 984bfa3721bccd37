import 'server-only';
import type { ClientReturn, QueryParams } from '@sanity/client';
import { withEditMarks } from './edit-marks.ts';
import { previewLake } from './preview-lake.server.ts';
import type { PreviewState } from './state.server.ts';

/**
 * One query for drafts, never cached. For an editor, the result is marked with where each part is edited; for a guest
 * it isn't, because guests have no access to the Studio.
 */
export async function readDraft<const Query extends string>(
  preview: Extract<PreviewState, { kind: 'on' }>,
  query: Query,
  params: QueryParams,
): Promise<ClientReturn<Query>> {
  const lake = previewLake();
  if (!lake) throw new Error('Draft preview is on, but SANITY_API_READ_TOKEN is missing.');
  const { result, resultSourceMap } = await lake.fetch<ClientReturn<Query>>(query, params, {
    perspective: [...preview.layers],
    cache: 'no-store',
    filterResponse: false,
    resultSourceMap: preview.viewer === 'editor' ? 'withKeyArraySelector' : false,
    tag: 'preview.page',
  });
  return resultSourceMap ? withEditMarks(result, resultSourceMap) : result;
}
