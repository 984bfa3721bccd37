import 'server-only';
import type { ClientReturn, QueryParams } from '@sanity/client';
import { cachingOf, type Question } from './cache-manifest.ts';
import { lake } from './client.server.ts';

/**
 * Asks the lake one question. The answer is cached under the tags of the question (and of `params.permalink`, for questions
 * about one document). A failed read throws, and Next then keeps serving the page that it has.
 */
export async function read<const Query extends string>(
  question: Question,
  query: Query,
  params: QueryParams & { permalink?: string } = {},
): Promise<ClientReturn<Query>> {
  return await lake().fetch<ClientReturn<Query>>(query, params, {
    next: cachingOf(question, params.permalink),
  });
}
