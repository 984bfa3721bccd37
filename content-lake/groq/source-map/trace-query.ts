import type { Node } from '../ast.ts';
import { type Environment, rootScope } from '../scope.ts';
import type { Value } from '../value.ts';
import type { ItemNames } from './json-path.ts';
import { COMPUTED, type Trace } from './origin.ts';
import { type SourceMap, sourceMapOf } from './source-map.ts';
import { trace } from './trace.ts';

/** Cached trees are compiled for tracing only when somebody requests a map, and dropped with the tree. */
const traces = new WeakMap<Node, Trace>();

/** Runs a query and also returns where each part of the result comes from. */
export function traceQuery(
  ast: Node,
  environment: Environment,
  names: ItemNames,
): { result: Value; resultSourceMap: SourceMap } {
  let find = traces.get(ast);
  if (!find) traces.set(ast, (find = trace(ast)));
  const answer = find({ ...rootScope(environment), parent: undefined, origin: COMPUTED });
  return { result: answer.value, resultSourceMap: sourceMapOf(answer, names, environment.budget) };
}
