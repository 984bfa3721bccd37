import type { Context } from 'hono';
import { runQuery } from '../groq/run-query.ts';
import type { ItemNames } from '../groq/source-map/json-path.ts';
import type { LakeEnv, Routes } from './app.ts';
import { readJsonObject } from './body.ts';
import type { Core } from './core.ts';
import { badRequest } from './errors.ts';
import { perspectiveOf } from './perspective.ts';
import { identityOf } from './principal.ts';
import { bodyParams, groqParams } from './query-params.ts';

/** `GET` and, for queries too long for an address, `POST /data/query/:dataset`. */
export function queryRoutes(core: Core): Routes {
  return ({ api }) => {
    api.get('/data/query/:dataset', (c) => {
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

function answer(
  core: Core,
  c: Context<LakeEnv>,
  address: URLSearchParams,
  query: unknown,
  params: Record<string, unknown>,
): Response {
  if (typeof query !== 'string' || query === '') throw badRequest('No query was given');
  const principal = c.get('principal');
  const started = performance.now();
  const dataset = c.req.param('dataset') ?? '';
  const perspective = perspectiveOf(address.get('perspective'), c.req.param('version') ?? '', principal);
  const sourceMap = itemNames(address.get('resultSourceMap'));
  const { result, syncTags, resultSourceMap } = runQuery({
    view: core.store.replica(dataset).view(perspective),
    query,
    params,
    now: core.clock(),
    identity: identityOf(principal),
    projectId: core.projectId,
    dataset,
    ...(sourceMap && { sourceMap }),
  });
  const ms = Math.round(performance.now() - started);
  return c.json({
    ...(address.get('returnQuery') !== 'false' && { query }),
    result,
    syncTags,
    ...(resultSourceMap && { resultSourceMap }),
    ms,
  });
}

/** How a source map is to name the items of arrays; undefined when none is asked for. */
function itemNames(asked: string | null): ItemNames | undefined {
  if (asked === 'withKeyArraySelector') return 'key';
  return asked === 'true' ? 'index' : undefined;
}
