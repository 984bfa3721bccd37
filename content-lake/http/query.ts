import type { Context } from 'hono';
import { visitorNetwork } from '#content-lake/protocol/visitor.ts';
import type { ItemNames } from '../groq/source-map/json-path.ts';
import type { Bytes } from '../queries/chunks.ts';
import type { QueryResponse } from '../queries/create-queries.ts';
import type { LakeEnv, Routes } from '#content-lake/protocol/routes.ts';
import { readJsonObject } from '#content-lake/protocol/body.ts';
import type { Core } from '#content-lake/realtime/core.ts';
import { badRequest, LakeError } from '#content-lake/protocol/errors.ts';
import { perspectiveOf } from './perspective.ts';
import { identityOf, type Principal } from '#content-lake/protocol/principal.ts';
import { bodyParams, groqParams } from '#content-lake/protocol/query-params.ts';
import { streamJson } from './stream-json.ts';
import { waitForSequence } from './wait-for-sequence.ts';

const RETRY_SECONDS = '1';

/** `GET` and, for queries too long for an address, `POST /data/query/:dataset`. */
export function queryRoutes(core: Core): Routes {
  return ({ api }) => {
    api.get('/data/query/:dataset', async (c) => {
      const address = new URL(c.req.url).searchParams;
      return answer(core, c, address, address.get('query'), groqParams(address));
    });
    api.post('/data/query/:dataset', async (c) => {
      const address = new URL(c.req.url).searchParams;
      const { query, params } = await readJsonObject(c);
      return answer(core, c, address, query, { ...groqParams(address), ...bodyParams(params) });
    });
  };
}

async function answer(
  core: Core,
  c: Context<LakeEnv>,
  address: URLSearchParams,
  query: unknown,
  params: Record<string, unknown>,
): Promise<Response> {
  if (typeof query !== 'string' || query === '') throw badRequest('No query was given');
  const principal = c.get('principal');
  const started = performance.now();
  const dataset = c.req.param('dataset') ?? '';
  const perspective = perspectiveOf(address.get('perspective'), c.req.param('version') ?? '', principal);
  const sourceMap = itemNames(address.get('resultSourceMap'));
  await waitForSequence(core.store, dataset, address.get('lastLiveEventId'));
  const found = await withRetry(
    c,
    core.queries.answer({
      dataset,
      perspective,
      query,
      params,
      now: core.clock(),
      identity: identityOf(principal),
      ...callerOf(principal, c.req.raw),
      signal: c.req.raw.signal,
      ...(sourceMap && { sourceMap }),
    }),
  );
  const ms = Math.round(performance.now() - started);
  return streamJson(c, envelope(found, address.get('returnQuery') === 'false' ? undefined : query, ms));
}

function* envelope(
  { result, syncTags, resultSourceMap }: QueryResponse,
  query: string | undefined,
  ms: number,
): Generator<string | Bytes, void> {
  yield query === undefined ? '{"result":' : `{"query":${JSON.stringify(query)},"result":`;
  yield* result;
  if (resultSourceMap !== undefined) yield `,"resultSourceMap":${resultSourceMap}`;
  yield `,"syncTags":${JSON.stringify(syncTags)},"ms":${ms}}`;
}

/** Strangers are counted by network, and their queries run where they can do no harm. */
function callerOf(principal: Principal, request: Request): { caller: string; isTrusted: boolean } {
  return principal.kind === 'anonymous'
    ? { caller: `anonymous ${visitorNetwork(request)}`, isTrusted: false }
    : { caller: principal.id, isTrusted: true };
}

/** Tells callers when to retry after a temporary failure; the official client does so. */
async function withRetry<T>(c: Context<LakeEnv>, answering: Promise<T>): Promise<T> {
  try {
    return await answering;
  } catch (error) {
    const isBusy = error instanceof LakeError && (error.status === 429 || error.status === 503);
    if (isBusy && error.retryAfter === undefined) c.header('retry-after', RETRY_SECONDS);
    throw error;
  }
}

/** How a source map names the items of arrays; undefined when none is requested. */
function itemNames(requested: string | null): ItemNames | undefined {
  if (requested === 'withKeyArraySelector') return 'key';
  return requested === 'true' ? 'index' : undefined;
}
