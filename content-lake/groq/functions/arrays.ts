import type { Evaluate, Scope } from '../scope.ts';
import { DateTime, isEqual, type Value } from '../value.ts';

type ArrayFunction = (args: readonly Evaluate[], scope: Scope) => Value;

/** Array functions: any other argument gives null. */
export const arrayFunctions: Record<string, ArrayFunction> = {
  'global::count': (args, scope) => arrayIn(args[0]?.(scope))?.length ?? null,
  'array::join': (args, scope) => {
    const items = arrayIn(args[0]?.(scope));
    const separator = args[1]?.(scope);
    if (!items || typeof separator !== 'string') return null;
    const texts = items.map((item) => (item instanceof DateTime ? item.toJSON() : item));
    return texts.every((item) => item !== null && typeof item !== 'object') ? texts.join(separator) : null;
  },
  'array::compact': (args, scope) => arrayIn(args[0]?.(scope))?.filter((item) => item !== null) ?? null,
  'array::unique': (args, scope) => unique(arrayIn(args[0]?.(scope))),
  'array::intersects': (args, scope) => {
    const left = arrayIn(args[0]?.(scope));
    const right = arrayIn(args[1]?.(scope));
    if (!left || !right) return null;
    return left.some((one) => {
      scope.environment.budget.step();
      return right.some((other) => isEqual(one, other));
    });
  },
  'math::min': numbers((list) => list.reduce((least, one) => Math.min(least, one), Infinity)),
  'math::max': numbers((list) => list.reduce((most, one) => Math.max(most, one), -Infinity)),
  'math::sum': numbers(sum),
  'math::avg': numbers((list) => sum(list) / list.length),
};

function arrayIn(value: Value | undefined): Value[] | undefined {
  return Array.isArray(value) ? value : undefined;
}

/** Removes duplicates among comparable values only: objects and arrays all stay. */
function unique(items: Value[] | undefined): Value {
  if (!items) return null;
  const seen = new Set<Value>();
  return items.filter((item) => {
    const key = item instanceof DateTime ? item.toJSON() : item;
    if (key !== null && typeof key === 'object') return true;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** Nulls are skipped; a single value that isn't a number makes the result null. */
function numbers(compute: (list: number[]) => number): ArrayFunction {
  return (args, scope) => {
    const items = arrayIn(args[0]?.(scope))?.filter((item) => item !== null);
    if (!items) return null;
    const list = items.filter((item) => typeof item === 'number');
    if (list.length !== items.length) return null;
    const result = compute(list);
    return Number.isFinite(result) ? result : null;
  };
}

function sum(list: number[]): number {
  return list.reduce((total, one) => total + one, 0);
}
