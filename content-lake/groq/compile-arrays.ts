import { inner, type Node } from './ast.ts';
import { compileLeading } from './plan/leading.ts';
import { compileDocuments } from './plan/rows.ts';
import { type Compile, type Evaluate, nested } from './scope.ts';
import { isValueObject, type Value } from './value.ts';

export type SliceNode = { base: Node; left: number; right: number; isInclusive: boolean };

export function compileSlice(node: SliceNode, compile: Compile): Evaluate {
  const { left, right, isInclusive } = node;
  const leading = left >= 0 && compileLeading(node.base, right + (isInclusive ? 1 : 0), compile);
  const base = leading || compile(node.base);
  return (scope) => {
    const value = base(scope);
    return Array.isArray(value) ? value.slice(...sliceBounds(node, value.length)) : null;
  };
}

/** `base[0]`; a negative index counts from the end. */
export function compileElement(node: { base: Node; index: number }, compile: Compile): Evaluate {
  const base = compileLeading(node.base, node.index + 1, compile) || compile(node.base);
  return (scope) => {
    const value = base(scope);
    return Array.isArray(value) ? (value.at(node.index) ?? null) : null;
  };
}

/** Start and end of the slice in an array of this length; negative numbers count from its end. */
export function sliceBounds({ left, right, isInclusive }: SliceNode, length: number): [number, number] {
  const from = left < 0 ? left + length : left;
  const to = (right < 0 ? right + length : right) + (isInclusive ? 1 : 0);
  return [Math.max(from, 0), Math.max(to, 0)];
}

/** `base[expr]`; the documents of `*[expr]` come from an index if there is one. */
export function compileFilter(node: { base: Node; expr: Node }, compile: Compile): Evaluate {
  if (inner(node.base).type === 'Everything') return compileDocuments(node.expr, compile);
  const [candidates, keeps] = [compile(node.base), compile(node.expr)];
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

/** `base{…}` on one object; for an array the parser produces a traversal. */
export function compileProjection(node: { base: Node; expr: Node }, compile: Compile): Evaluate {
  const [base, shape] = [compile(node.base), compile(node.expr)];
  return (scope) => {
    const value = base(scope);
    return isValueObject(value) ? shape(nested(scope, value)) : null;
  };
}

/** Evaluates `expr` for each item; a flat map joins results that are arrays. */
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
