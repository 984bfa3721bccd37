import { dataError } from '#content-lake/protocol/errors.ts';
import type { View } from '../store/view.ts';
import { Budget } from './budget.ts';
import { parseQuery } from './parse-query.ts';
import { rootScope } from './scope.ts';
import type { ItemNames } from './source-map/json-path.ts';
import type { SourceMap } from './source-map/source-map.ts';
import { traceQuery } from './source-map/trace-query.ts';
import { SyncTags } from './sync-tags.ts';
import { toValue, type Value } from './value.ts';

/** A query that is still running after this is stopped. */
export const QUERY_TIME_LIMIT_MS = 2_000;

export type QueryRequest = {
  view: View;
  query: string;
  params: Record<string, unknown>;
  now: Date;
  identity: string;
  projectId: string;
  dataset: string;
  /** Default: `QUERY_TIME_LIMIT_MS`. */
  timeLimitMs?: number;
  /** Limit for all lists that the query creates, together; none if absent. */
  maxItems?: number;
  /** The clock for the time limit, in milliseconds; this thread's CPU time if absent. */
  clock?: () => number;
  /** Requests a source map, and how its paths name the items of arrays. */
  sourceMap?: ItemNames;
};

/** Becomes plain data when serialised as JSON. */
export type QueryAnswer = { result: Value; syncTags: string[]; resultSourceMap?: SourceMap };

/**
 * Runs one GROQ query.
 * @throws LakeError 400 if it can't be parsed, 408 if it takes too long, 501 for unsupported functions.
 */
export function runQuery({
  view,
  query,
  params,
  timeLimitMs,
  maxItems,
  sourceMap,
  clock,
  ...context
}: QueryRequest): QueryAnswer {
  const { ast, evaluate } = parseQuery(query, params);
  const tags = new SyncTags();
  const environment = {
    ...context,
    view,
    tags,
    params: new Map(Object.entries(params).map(([name, value]) => [name, toValue(value)])),
    budget: new Budget(timeLimitMs ?? QUERY_TIME_LIMIT_MS, clock, maxItems),
  };
  const answer = withinBounds(() =>
    sourceMap ? traceQuery(ast, environment, sourceMap) : { result: evaluate(rootScope(environment)) },
  );
  return { ...answer, syncTags: tags.list() };
}

/** JavaScript's own limits on the length of strings and arrays and on the depth of calls. */
function withinBounds<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw dataError(400, 'queryLimitError', 'A value in the query is too large or nested too deeply');
  }
}
