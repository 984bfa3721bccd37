import { parse } from 'groq-js';
import type { Node } from './ast.ts';
import { compile } from './compile.ts';
import { forParser } from './parse/for-parser.ts';
import { lowerFirst, parseError, translated } from './parse/parse-error.ts';
import { boundsIn, type Placeholder, placeholdersIn, withNumbers } from './parse/placeholders.ts';
import { QueryCache } from './parse/query-cache.ts';
import { withinTime } from './parse/watchdog.ts';
import type { Evaluate } from './scope.ts';

const MAX_QUERY_LENGTH = 100_000;
/** The parser's time grows with the square of the length; up to here it needs about a millisecond. */
const UNWATCHED_LENGTH = 2_000;
const PARSE_TIME_LIMIT_MS = 500;

export type CompiledQuery = { ast: Node; evaluate: Evaluate };
type Known = { required: readonly Placeholder[] } & (
  | ({ kind: 'ready' } & CompiledQuery)
  /** The parser wants numbers for these; with them it is another query, kept by itself. */
  | { kind: 'bounded'; bounds: readonly Placeholder[] }
);

const cache = new QueryCache<Known>();

/**
 * Parses and compiles. Queries are kept without their parameters: groq-js writes parameters into the tree, and a cached
 * tree would then answer other people's questions. Only parameters in a slice, `[0...$limit]`, are put in beforehand.
 * @throws LakeError 400 with the place of the mistake, as the client draws it; 408 when parsing alone takes too long.
 */
export function parseQuery(
  query: string,
  params: Record<string, unknown>,
  timeLimitMs = PARSE_TIME_LIMIT_MS,
): CompiledQuery {
  let known = cache.get(query);
  if (!known) {
    if (query.length > MAX_QUERY_LENGTH) throw parseError('query is too long', query, 0, query.length);
    const required = placeholdersIn(query);
    checkParams(query, required, params);
    known = { ...watched(query, timeLimitMs, () => compileText(query)), required };
    cache.set(query, known);
  }
  checkParams(query, known.required, params);
  if (known.kind === 'ready') return known;
  const text = withNumbers(query, known.bounds, params);
  const another = text === undefined || text === query ? undefined : parseBounded(text, params, timeLimitMs);
  return another ?? watched(query, timeLimitMs, () => ready(query, params));
}

/** @returns undefined when there is more to know than the numbers, such as sums in the bounds. */
function parseBounded(
  text: string,
  params: Record<string, unknown>,
  timeLimitMs: number,
): CompiledQuery | undefined {
  const known = cache.get(text) ?? {
    ...watched(text, timeLimitMs, () => compileText(text)),
    required: placeholdersIn(text),
  };
  cache.set(text, known);
  checkParams(text, known.required, params);
  return known.kind === 'ready' ? known : undefined;
}

type Compiled = ({ kind: 'ready' } & CompiledQuery) | { kind: 'bounded'; bounds: readonly Placeholder[] };

function compileText(query: string): Compiled {
  try {
    return ready(query);
  } catch (error) {
    // The parser does not say it in any other way.
    if (error instanceof Error && error.message.includes('must use constant'))
      return { kind: 'bounded', bounds: boundsIn(query) };
    throw error;
  }
}

function ready(query: string, params?: Record<string, unknown>): { kind: 'ready' } & CompiledQuery {
  const ast = treeOf(query, params);
  return { kind: 'ready', ast, evaluate: compile(ast) };
}

function treeOf(query: string, params?: Record<string, unknown>): Node {
  const text = forParser(query);
  try {
    return parse(text, params ? { params } : {});
  } catch (error) {
    // Of selectors and functions that make no sense, the parser complains with errors of no class of their own.
    if (error instanceof Error && error.name === 'Error')
      throw parseError(lowerFirst(error.message), query, 0, query.length);
    throw error;
  }
}

function watched<T>(query: string, timeLimitMs: number, work: () => T): T {
  try {
    return query.length > UNWATCHED_LENGTH && Number.isFinite(timeLimitMs)
      ? withinTime(timeLimitMs, work)
      : work();
  } catch (error) {
    throw translated(error, query);
  }
}

/** The hosted service also refuses a query with a parameter that nobody gave. */
function checkParams(query: string, required: readonly Placeholder[], params: Record<string, unknown>): void {
  const missing = required.find(({ name }) => !Object.hasOwn(params, name));
  if (!missing) return;
  throw parseError(`param $${missing.name} referenced, but not provided`, query, missing.start, missing.end);
}
