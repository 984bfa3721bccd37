import type { Node } from './ast.ts';
import { compile } from './compile.ts';
import { parseError } from './parse/parse-error.ts';
import { type ParsedQuery, parseTree } from './parse/parse-tree.ts';
import { QueryCache } from './parse/query-cache.ts';
import type { Evaluate } from './scope.ts';

const MAX_QUERY_LENGTH = 500_000;

export type CompiledQuery = { ast: Node; evaluate: Evaluate };
type CachedQuery = Pick<ParsedQuery, 'required' | 'settled'> & { compiled: CompiledQuery };

const cache = new QueryCache<CachedQuery>();

/**
 * Parses and compiles. Queries are cached without their parameters, except for those that become part of the tree, as in
 * the slice `[0...$limit]`: with another value it is another query and gets its own entry.
 * @throws LakeError 400 with the position of the mistake, which the client displays; 501 for unsupported functions.
 */
export function parseQuery(query: string, params: Record<string, unknown>): CompiledQuery {
  if (query.length > MAX_QUERY_LENGTH) throw parseError('query is too long', query.slice(0, 100), 0, 100);
  const known = cache.get(query);
  if (known && known.settled.length === 0) {
    checkParams(query, known, params);
    return known.compiled;
  }
  const withValues = known && cache.get(keyOf(query, known.settled, params));
  if (withValues) {
    checkParams(query, withValues, params);
    return withValues.compiled;
  }
  const made = compileText(query, params);
  cache.set(query, made);
  if (made.settled.length > 0) cache.set(keyOf(query, made.settled, params), made);
  return made.compiled;
}

function compileText(query: string, params: Record<string, unknown>): CachedQuery {
  try {
    const { tree: ast, required, settled } = parseTree(query, { params });
    checkParams(query, { required }, params);
    return { required, settled, compiled: { ast, evaluate: compile(ast) } };
  } catch (error) {
    // JavaScript's own limit on nested calls.
    if (error instanceof RangeError) throw parseError('query is nested too deeply', query, 0, query.length);
    throw error;
  }
}

/** Only numbers and strings change the tree. The separator character appears in no query outside of a string. */
function keyOf(query: string, settled: readonly string[], params: Record<string, unknown>): string {
  const values = settled.map((name) => params[name]);
  const relevant = values.map((value) =>
    typeof value === 'number' || typeof value === 'string' ? value : null,
  );
  return `${query}\0${JSON.stringify(relevant)}`;
}

/** Like the hosted service, rejects a query with a parameter that wasn't given. */
function checkParams(
  query: string,
  { required }: Pick<CachedQuery, 'required'>,
  params: Record<string, unknown>,
): void {
  const missing = required.find(({ name }) => !Object.hasOwn(params, name));
  if (!missing) return;
  throw parseError(`param $${missing.name} referenced, but not provided`, query, missing.start, missing.end);
}
