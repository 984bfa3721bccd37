import type { Node } from '#content-lake/groq/ast.ts';
import { compile } from '#content-lake/groq/compile.ts';
import { parseTree } from '#content-lake/groq/parse/parse-tree.ts';
import type { Evaluate } from '#content-lake/groq/scope.ts';
import type { Value } from '#content-lake/groq/value.ts';
import { badRequest, LakeError } from '#content-lake/protocol/errors.ts';
import { type Doc, isObject } from '#content-lake/protocol/document.ts';
import type { Operation } from './hook.ts';
import { changedAny, changedOnly, selectedPaths } from './changed-fields.ts';

/** One document before and after a transaction. At least one of them exists. */
export type Delta = { before: Doc | undefined; after: Doc | undefined };

export type DeltaQuery = { evaluate: Evaluate; params(delta: Delta): Map<string, Value> };

type Fact = (delta: Delta) => Value;

export function operationOf({ before, after }: Delta): Operation {
  if (!before) return 'create';
  return after ? 'update' : 'delete';
}

/**
 * GROQ that may refer to a change: `before()`, `after()`, `delta::operation()`, `delta::changedAny()`, `changedOnly()`.
 * They become parameters of an ordinary expression, with names that no query can contain, so the evaluator needs no changes.
 * @throws LakeError 400 if it can't be parsed, 501 for unsupported functions.
 */
export function compileDelta(text: string, what: 'filter' | 'projection'): DeltaQuery {
  const facts = new Map<string, Fact>();
  const ast = parsed(text, what);
  parameterise(ast, facts);
  return {
    evaluate: compile(ast),
    params: (delta) => new Map([...facts].map(([name, fact]) => [name, fact(delta)])),
  };
}

/** Every webhook's rule is evaluated for each commit, so it has to be short. */
const MAX_RULE_LENGTH = 10_000;

function parsed(text: string, what: string): Node {
  if (text.length > MAX_RULE_LENGTH)
    throw badRequest(`The ${what} may have at most ${MAX_RULE_LENGTH} characters`);
  try {
    return parseTree(text, { params: {}, allowsChangeFunctions: true }).tree;
  } catch (error) {
    if (error instanceof LakeError || error instanceof RangeError)
      throw badRequest(`The ${what} cannot be read: ${error.message}`);
    throw error;
  }
}

/** Replaces everything in the tree that depends on the change by parameters. The tree is new and not shared. */
function parameterise(node: unknown, facts: Map<string, Fact>): void {
  if (Array.isArray(node)) {
    for (const item of node) parameterise(item, facts);
    return;
  }
  if (!isObject(node)) return;
  const fact = factOf(node);
  if (!fact) {
    for (const part of Object.values(node)) parameterise(part, facts);
    return;
  }
  const name = `(${facts.size})`;
  facts.set(name, fact);
  for (const key of Object.keys(node)) delete node[key];
  Object.assign(node, { type: 'Parameter', name });
}

function factOf(node: Record<string, unknown>): Fact | undefined {
  if (node['type'] === 'Context') {
    return node['key'] === 'before' ? ({ before }) => before ?? null : ({ after }) => after ?? null;
  }
  if (node['type'] !== 'FuncCall' || node['namespace'] !== 'delta') return undefined;
  const selector = Array.isArray(node['args']) ? node['args'][0] : undefined;
  switch (node['name']) {
    case 'operation':
      return operationOf;
    case 'changedAny': {
      const paths = selectedPaths(selector);
      return ({ before, after }) => changedAny(before, after, paths);
    }
    case 'changedOnly': {
      const paths = selectedPaths(selector);
      return ({ before, after }) => changedOnly(before, after, paths);
    }
  }
  return undefined;
}
