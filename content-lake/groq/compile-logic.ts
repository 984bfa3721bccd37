import type { Node } from './ast.ts';
import type { Compile, Evaluate } from './scope.ts';
import { compare } from './value.ts';

/** Three-valued logic: what is neither true nor false is null. */
type Pair = { left: Node; right: Node };

export function compileAnd(node: Pair, compile: Compile): Evaluate {
  const [left, right] = [compile(node.left), compile(node.right)];
  return (scope) => {
    const first = left(scope);
    if (first === false) return false;
    const second = right(scope);
    if (second === false) return false;
    return first === true && second === true ? true : null;
  };
}

export function compileOr(node: Pair, compile: Compile): Evaluate {
  const [left, right] = [compile(node.left), compile(node.right)];
  return (scope) => {
    const first = left(scope);
    if (first === true) return true;
    const second = right(scope);
    if (second === true) return true;
    return first === false && second === false ? false : null;
  };
}

/** `base in left..right`, or `left...right` without the end. */
export function compileInRange(
  node: Pair & { base: Node; isInclusive: boolean },
  compile: Compile,
): Evaluate {
  const [base, left, right] = [compile(node.base), compile(node.left), compile(node.right)];
  return (scope) => {
    const value = base(scope);
    const low = compare(value, left(scope));
    const high = compare(value, right(scope));
    if (low === null || high === null) return null;
    return low >= 0 && (node.isInclusive ? high <= 0 : high < 0);
  };
}

export function compileSelect(
  node: { alternatives: { condition: Node; value: Node }[]; fallback?: Node },
  compile: Compile,
): Evaluate {
  const alternatives = node.alternatives.map(
    ({ condition, value }) => [compile(condition), compile(value)] as const,
  );
  const fallback = node.fallback && compile(node.fallback);
  return (scope) => {
    for (const [condition, value] of alternatives) if (condition(scope) === true) return value(scope);
    return fallback?.(scope) ?? null;
  };
}
