import { inner, type Node } from './ast.ts';
import { narrow } from './narrow.ts';
import { type Compile, type Evaluate, nested } from './scope.ts';
import { isValueObject, type Value } from './value.ts';

export function compileSlice(
  node: { base: Node; left: number; right: number; isInclusive: boolean },
  compile: Compile,
): Evaluate {
  const base = compile(node.base);
  return (scope) => {
    const value = base(scope);
    if (!Array.isArray(value)) return null;
    const from = node.left < 0 ? node.left + value.length : node.left;
    const to = (node.right < 0 ? node.right + value.length : node.right) + (node.isInclusive ? 1 : 0);
    return value.slice(Math.max(from, 0), Math.max(to, 0));
  };
}

/** `base[expr]`; the documents of `*[expr]` come from an index where there is one for it. */
export function compileFilter(node: { base: Node; expr: Node }, compile: Compile): Evaluate {
  const keeps = compile(node.expr);
  const candidates = inner(node.base).type === 'Everything' ? narrow(node.expr, compile) : compile(node.base);
  return (scope) => {
    const items = candidates(scope);
    if (!Array.isArray(items)) return null;
    const kept: Value[] = [];
    for (const item of items) {
      scope.environment.budget.step();
      if (keeps(nested(scope, item)) === true) kept.push(item);
    }
    return kept;
  };
}

/** `base{…}` on one object; on an array the parser makes a traversal of it. */
export function compileProjection(node: { base: Node; expr: Node }, compile: Compile): Evaluate {
  const [base, shape] = [compile(node.base), compile(node.expr)];
  return (scope) => {
    const value = base(scope);
    return isValueObject(value) ? shape(nested(scope, value)) : null;
  };
}

/** Does `expr` to each item; the results of a flat map that are arrays become one. */
export function compileTraversal(
  node: { type: 'Map' | 'FlatMap'; base: Node; expr: Node },
  compile: Compile,
): Evaluate {
  const [base, step] = [compile(node.base), compile(node.expr)];
  return (scope) => {
    const items = base(scope);
    if (!Array.isArray(items)) return null;
    const results: Value[] = [];
    for (const item of items) {
      scope.environment.budget.step();
      const result = step(nested(scope, item, true));
      if (node.type === 'FlatMap' && Array.isArray(result)) for (const one of result) results.push(one);
      else results.push(result);
    }
    return results;
  };
}
