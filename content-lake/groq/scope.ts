import type { View } from '../store/view.ts';
import type { Node } from './ast.ts';
import type { Budget } from './budget.ts';
import type { SyncTags } from './sync-tags.ts';
import type { Value } from './value.ts';

/** Constant while one query runs. */
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

/** The context in which an expression is evaluated: `@` is `value`, `^` is the value of `parent`. */
export type Scope = {
  value: Value;
  parent: Scope | undefined;
  /** A step of an array traversal: it changes `@`, but `^` skips it. */
  hidden: boolean;
  environment: Environment;
};

/** A compiled expression. */
export type Evaluate = (scope: Scope) => Value;

export type Compile = (node: Node) => Evaluate;

export function rootScope(environment: Environment, value: Value = null): Scope {
  return { value, parent: undefined, hidden: false, environment };
}

export function nested(scope: Scope, value: Value, hidden = false): Scope {
  return { value, parent: scope.hidden ? scope.parent : scope, hidden, environment: scope.environment };
}
