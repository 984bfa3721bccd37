import { notImplemented } from '#content-lake/protocol/errors.ts';
import type { FuncCall } from '../ast.ts';
import type { Budget } from '../budget.ts';
import type { Compile, Evaluate } from '../scope.ts';
import { isEqual, isValueObject, type Value } from '../value.ts';
import { compileSelector, type KeyPath, valueAtKeyPath } from './selector.ts';

/** `diff::changedAny(before, after, selector)` and `diff::changedOnly(…)`. */
export function compileDiff(node: FuncCall, compile: Compile): Evaluate {
  const [before, after, selector] = node.args;
  if (!before || !after || !selector || !(node.name === 'changedAny' || node.name === 'changedOnly'))
    throw notImplemented(`GROQ function diff::${node.name}()`);
  const [left, right, select] = [compile(before), compile(after), compileSelector(selector, compile)];
  if (node.name === 'changedAny')
    return (scope) => {
      const [old, fresh] = [left(scope), right(scope)];
      const paths = select(old, scope);
      return (
        paths.length !== select(fresh, scope).length ||
        paths.some((path) => hasChanged(old, fresh, path, scope.environment.budget))
      );
    };
  return (scope) => {
    const [old, fresh] = [left(scope), right(scope)];
    const allowed = select(old, scope);
    return changes(old, fresh, scope.environment.budget).every((path) =>
      allowed.some((prefix) => prefix.every((step, index) => path[index] === step)),
    );
  };
}

/** Everything selected from an array counts as changed if the array's length changed. */
function hasChanged(old: Value, fresh: Value, path: KeyPath, budget: Budget): boolean {
  const isResized = path.some((step, index) => {
    if (typeof step !== 'number') return false;
    const [a, b] = [old, fresh].map((value) => valueAtKeyPath(value, path.slice(0, index)));
    return !Array.isArray(a) || !Array.isArray(b) || a.length !== b.length;
  });
  return isResized || changes(valueAtKeyPath(old, path), valueAtKeyPath(fresh, path), budget).length > 0;
}

/** The smallest parts that differ. Arrays of different length differ as a whole. */
function changes(old: Value, fresh: Value, budget: Budget): KeyPath[] {
  budget.step();
  if (old === fresh || isEqual(old, fresh)) return [];
  const at = (step: string | number) =>
    changes(valueAtKeyPath(old, [step]), valueAtKeyPath(fresh, [step]), budget).map((path): KeyPath => [
      step,
      ...path,
    ]);
  if (Array.isArray(old) && Array.isArray(fresh))
    return old.length === fresh.length ? old.flatMap((_, index) => at(index)) : [[]];
  if (!isValueObject(old) || !isValueObject(fresh)) return [[]];
  return [...new Set([...Object.keys(old), ...Object.keys(fresh)])].flatMap(at);
}
