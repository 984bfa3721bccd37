import { GroqSyntaxError, parse } from 'groq-js';
import { dataError, type LakeError } from '../http/errors.ts';
import type { Node } from './ast.ts';
import { compile } from './compile.ts';
import type { Evaluate } from './scope.ts';

const MAX_CACHED = 1000;
const MAX_QUERY_LENGTH = 100_000;

type Required = { name: string; start: number; end: number };
export type CompiledQuery = { ast: Node; evaluate: Evaluate; required: readonly Required[] };

const cache = new Map<string, CompiledQuery>();

/**
 * Parses and compiles. Queries are kept without their parameters: groq-js writes parameters into the tree, and a cached
 * tree would then answer other people's questions. Only a parameter in a slice, `[0...$limit]`, cannot do without; such
 * a query is parsed anew each time.
 * @throws LakeError 400 with the place of the mistake, as the client draws it.
 */
export function parseQuery(query: string, params: Record<string, unknown>): CompiledQuery {
  const cached = cache.get(query);
  if (cached) {
    checkParams(query, cached.required, params);
    return cached;
  }
  if (query.length > MAX_QUERY_LENGTH) throw parseError('query is too long', query, 0, query.length);
  checkParams(query, requiredParams(query), params);
  try {
    const compiled = compileText(query);
    const oldest = cache.keys().next();
    if (cache.size >= MAX_CACHED && !oldest.done) cache.delete(oldest.value);
    cache.set(query, compiled);
    return compiled;
  } catch (error) {
    const needsParams = error instanceof Error && error.message.includes('must use constant');
    return translated(query, () => {
      if (needsParams) return compileText(query, params);
      throw error;
    });
  }
}

function compileText(query: string, params?: Record<string, unknown>): CompiledQuery {
  const ast: Node = parse(query, params ? { params } : {});
  return { ast, evaluate: compile(ast), required: requiredParams(query) };
}

function translated(query: string, run: () => CompiledQuery): CompiledQuery {
  try {
    return run();
  } catch (error) {
    if (error instanceof GroqSyntaxError) {
      const detail = error.message.replace(/^Syntax error in GROQ query at position \d+:?\s*/, '');
      throw parseError(detail, query, error.position, query.length);
    }
    // groq-js has no public class for what it refuses after parsing: unknown functions, wrong numbers of arguments.
    if (error instanceof Error && error.name === 'GroqQueryError')
      throw parseError(error.message, query, 0, query.length);
    if (error instanceof RangeError) throw parseError('query is nested too deeply', query, 0, query.length);
    throw error;
  }
}

/** Every `$name` in the query with its place; those inside texts and comments do not count. */
function requiredParams(query: string): Required[] {
  const code = query.replaceAll(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\/\/[^\n]*/g, (text) =>
    ' '.repeat(text.length),
  );
  return [...code.matchAll(/\$[A-Za-z_]\w*/g)].map(({ 0: name, index }) => ({
    name: name.slice(1),
    start: index,
    end: index + name.length,
  }));
}

/** The hosted service also refuses a query with a parameter that nobody gave. */
function checkParams(query: string, required: readonly Required[], params: Record<string, unknown>): void {
  const missing = required.find(({ name }) => !Object.hasOwn(params, name));
  if (!missing) return;
  throw parseError(`param $${missing.name} referenced, but not provided`, query, missing.start, missing.end);
}

function parseError(description: string, query: string, start: number, end: number): LakeError {
  return dataError(400, 'queryParseError', description, { query, start, end });
}
