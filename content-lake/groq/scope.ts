import type { View } from '../store/view.ts';
import type { Node } from './ast.ts';
import type { Budget } from './budget.ts';
import type { SyncTags } from './sync-tags.ts';
import type { Value } from './value.ts';

/** What stays the same while one query runs. */
export type Environment = {
  view: View;
  params: ReadonlyMap<string, Value>;
  now: Date;
  identity: string;
  projectId: string;
  dataset: string;
  budget: Budget;
  tags: SyncTags;
};

/** Where an expression is evaluated: `@` is `value`, `^` is the value of `parent`. */
export type Scope = {
  value: Value;
  parent: Scope | undefined;
  /** The step of an array traversal: `@` changes, but `^` of what is inside passes it by. */
  hidden: boolean;
  environment: Environment;
};

/** An expression made ready to run. */
export type Evaluate = (scope: Scope) => Value;

export type Compile = (node: Node) => Evaluate;

export function rootScope(environment: Environment, value: Value = null): Scope {
  return { value, parent: undefined, hidden: false, environment };
}

export function nested(scope: Scope, value: Value, hidden = false): Scope {
  return { value, parent: scope.hidden ? scope.parent : scope, hidden, environment: scope.environment };
}
