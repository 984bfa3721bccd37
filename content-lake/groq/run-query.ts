import type { View } from '../store/view.ts';
import { Budget } from './budget.ts';
import { parseQuery } from './parse-query.ts';
import { rootScope } from './scope.ts';
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
  /** Other than `QUERY_TIME_LIMIT_MS`. */
  timeLimitMs?: number;
};

export type QueryAnswer = { result: Value; syncTags: string[] };

/**
 * Answers one GROQ query.
 * @throws LakeError 400 when it cannot be parsed, 408 when it takes too long, 501 for functions that we do not have.
 */
export function runQuery({ view, query, params, timeLimitMs, ...context }: QueryRequest): QueryAnswer {
  const { evaluate } = parseQuery(query, params);
  const tags = new SyncTags();
  const result = evaluate(
    rootScope({
      ...context,
      view,
      tags,
      params: new Map(Object.entries(params).map(([name, value]) => [name, toValue(value)])),
      budget: new Budget(timeLimitMs ?? QUERY_TIME_LIMIT_MS),
    }),
  );
  return { result, syncTags: tags.list() };
}
