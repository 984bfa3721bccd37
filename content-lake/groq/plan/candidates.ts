import type { Doc } from '#content-lake/protocol/document.ts';
import { type Compile, type Evaluate, nested, type Scope } from '../scope.ts';
import { conjuncts, type Node } from '../ast.ts';
import { conditionOf, type IndexMatch } from './condition.ts';

/** Scanning a list this short is cheaper than looking up another index. */
const SHORT_ENOUGH = 16;

export type Candidates = {
  docs: readonly Doc[];
  /** They all have this type, and no other condition was applied to them so far. */
  type?: string;
  /** Every document of the perspective. */
  isEverything: boolean;
  /** What is left of the filter: the parts that no index answered completely. */
  tests: readonly Evaluate[];
};

/**
 * Which documents `*[filter]` has to test, and with which remaining conditions. Every part of the filter that an index
 * can answer gives a list; the shortest one is used.
 */
export function candidatesFor(filter: Node, compile: Compile): (scope: Scope) => Candidates {
  const parts = conjuncts(filter).map((node) => ({
    test: compile(node),
    condition: conditionOf(node, compile),
  }));
  const all = parts.map(({ test }) => test);

  return (scope) => {
    const { budget, view, tags } = scope.environment;
    const inside = nested(scope, null);
    let best: IndexMatch | undefined;
    let bestTest: Evaluate | undefined;
    let tagged = false;
    for (const { test, condition } of parts) {
      if (tagged && best && best.docs.length <= SHORT_ENOUGH) break;
      if (!condition) continue;
      budget.check();
      const found = condition(inside);
      if (!found) continue;
      if (!tagged && found.names) tagged = tag(tags, found.names);
      if (best && best.docs.length <= found.docs.length) continue;
      [best, bestTest] = [found, test];
    }
    if (!tagged) tags.everything();
    if (!best) return { docs: view.all(), isEverything: true, tests: all };
    return {
      docs: best.docs,
      isEverything: false,
      tests: best.settled ? all.filter((test) => test !== bestTest) : all,
      ...(best.type !== undefined && { type: best.type }),
    };
  };
}

export function passes(tests: readonly Evaluate[], scope: Scope, doc: Doc): boolean {
  scope.environment.budget.step();
  if (tests.length === 0) return true;
  const inside = nested(scope, doc);
  return tests.every((test) => test(inside) === true);
}

function tag(tags: Scope['environment']['tags'], { kind, list }: NonNullable<IndexMatch['names']>): boolean {
  for (const name of list) {
    if (kind === 'id') tags.document(name);
    else tags.type(name);
  }
  return true;
}
