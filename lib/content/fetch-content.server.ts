import 'server-only';
import { ClientError, type ClientReturn, type QueryParams } from '@sanity/client';
import { noteInPage } from '#lib/page-cache/page-notes.ts';
import { readDraft } from './preview/read-draft.server.ts';
import { previewState } from './preview/state.server.ts';
import { cachingOf, type QueryName } from './cache-manifest.ts';
import { contentClient, readAnonymously } from './client.server.ts';
import { contentPlace } from './place.server.ts';

/**
 * Runs one query. The response is cached under the tags of the query (and of `params.permalink`, for queries for one
 * document). A failed read throws, and Next then keeps serving the page that it has. In draft preview it reads drafts
 * and caches nothing.
 */
export async function fetchContent<const Query extends string>(
  name: QueryName,
  query: Query,
  params: QueryParams & { permalink?: string } = {},
): Promise<ClientReturn<Query>> {
  const preview = await previewState();
  if (preview.kind === 'on') return await readDraft(preview, query, params);
  try {
    return await readPublished(name, query, params);
  } catch (error) {
    // Some pages are shown without it.
    noteInPage({ kind: 'problem' });
    throw error;
  }
}

/** The same without preview. Also works where there is no request: while the site is built. */
export async function readPublished<const Query extends string>(
  name: QueryName,
  query: Query,
  params: QueryParams & { permalink?: string } = {},
): Promise<ClientReturn<Query>> {
  const options = { next: cachingOf(name, params.permalink) };
  try {
    return await contentClient().fetch<ClientReturn<Query>>(query, params, options);
  } catch (error) {
    const isRefused = error instanceof ClientError && error.statusCode !== 429;
    if (contentPlace().hosted) {
      // A refusal isn't read anonymously either: a private data set would look empty, and kept pages would become 404s.
      if (isRefused) throw error;
      // The project doesn't answer. Its CDN may have older text, which is better than none.
      return await contentClient().fetch<ClientReturn<Query>>(query, params, { ...options, useCdn: true });
    }
    if (!(error instanceof ClientError && error.statusCode === 401)) throw error;
    readAnonymously();
    return await contentClient().fetch<ClientReturn<Query>>(query, params, options);
  }
}
