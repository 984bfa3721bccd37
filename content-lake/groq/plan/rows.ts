import type { Doc } from '#content-lake/protocol/document.ts';
import { inner, type Node } from '../ast.ts';
import type { Compile, Evaluate, Scope } from '../scope.ts';
import type { Value } from '../value.ts';
import { candidatesFor, type Candidates, passes } from './candidates.ts';

/** The source of documents: `*` or `*[filter]`. */
export function documentSource(node: Node, compile: Compile): ((scope: Scope) => Candidates) | undefined {
  const plain = inner(node);
  if (plain.type === 'Everything')
    return ({ environment }) => {
      environment.tags.everything();
      return { docs: environment.view.all(), isEverything: true, tests: [] };
    };
  if (plain.type !== 'Filter' || inner(plain.base).type !== 'Everything') return undefined;
  return candidatesFor(plain.expr, compile);
}

/** The first `limit` documents of `*[filter]`, in the order of ids; all without `limit`. */
export function firstOf(
  { docs, tests }: Pick<Candidates, 'docs' | 'tests'>,
  scope: Scope,
  limit = Infinity,
): Doc[] {
  if (tests.length === 0) {
    scope.environment.budget.copy(Math.min(docs.length, limit));
    return docs.slice(0, limit);
  }
  const kept: Doc[] = [];
  for (const doc of docs) {
    if (kept.length >= limit) break;
    if (passes(tests, scope, doc)) kept.push(doc);
  }
  return kept;
}

export function compileDocuments(filter: Node, compile: Compile): Evaluate {
  const source = candidatesFor(filter, compile);
  return (scope): Value => firstOf(source(scope), scope);
}
