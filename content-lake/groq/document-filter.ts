import { badRequest } from '#content-lake/protocol/errors.ts';
import type { Doc } from '#content-lake/protocol/document.ts';
import { View } from '../store/view.ts';
import type { Node } from './ast.ts';
import { Budget } from './budget.ts';
import { compile } from './compile.ts';
import { parseQuery } from './parse-query.ts';
import { nested, rootScope } from './scope.ts';
import { SyncTags } from './sync-tags.ts';
import { toValue } from './value.ts';

/** Per document. A filter that needed more would delay every commit by as much. */
const TIME_LIMIT_MS = 20;
/** Every listener's filter is evaluated for every change. */
const MAX_FILTER_LENGTH = 4_000;

export type FilterContext = {
  identity: string;
  projectId: string;
  dataset: string;
  clock: () => Date;
  timeLimitMs?: number;
};

/**
 * The condition of `*[filter]`, for one document at a time. Order, slices and projections of the query are ignored.
 * The filter sees no other documents: `->` in it gives null.
 * @throws LakeError 400 if the query isn't a filter of documents.
 */
export function documentFilter(
  query: string,
  params: Record<string, unknown>,
  { clock, timeLimitMs = TIME_LIMIT_MS, ...context }: FilterContext,
): (doc: Doc) => boolean {
  if (query.length > MAX_FILTER_LENGTH)
    throw badRequest(`A query for a listener may have at most ${MAX_FILTER_LENGTH} characters`);
  const conditions = filtersOf(parseQuery(query, params).ast).map(compile);
  const emptyView = new View();
  const values = new Map(Object.entries(params).map(([name, value]) => [name, toValue(value)]));
  return (doc) => {
    const scope = rootScope({
      ...context,
      view: emptyView,
      params: values,
      now: clock(),
      budget: new Budget(timeLimitMs),
      tags: new SyncTags(),
    });
    return conditions.every((condition) => condition(nested(scope, doc)) === true);
  };
}

function filtersOf(node: Node): Node[] {
  switch (node.type) {
    case 'Everything':
      return [];
    case 'Filter':
      return [...filtersOf(node.base), node.expr];
    case 'Group':
    case 'Projection':
    case 'Map':
    case 'FlatMap':
    case 'Slice':
    case 'ArrayCoerce':
    case 'AccessElement':
    case 'PipeFuncCall':
      return filtersOf(node.base);
    case 'AccessAttribute':
      if (node.base) return filtersOf(node.base);
  }
  throw badRequest('Only queries of the form *[filter] can be listened to');
}
