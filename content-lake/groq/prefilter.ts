import type { Doc } from '#content-lake/protocol/document.ts';
import type { Node } from './ast.ts';
import { candidatesFor } from './plan/candidates.ts';
import type { Compile, Scope } from './scope.ts';

/**
 * The documents that `*[filter]` has to test. The caller still evaluates the filter on them, so too many
 * do no harm.
 */
export function prefilter(filter: Node, compile: Compile): (scope: Scope) => readonly Doc[] {
  const candidates = candidatesFor(filter, compile);
  return (scope) => candidates(scope).docs;
}
