import type { Node } from './ast.ts';
import { type Compile, type Evaluate, nested, type Scope } from './scope.ts';
import { compareForOrder, type Value } from './value.ts';

export function compileOrder(node: { base: Node; args: Node[] }, compile: Compile): Evaluate {
  const base = compile(node.base);
  const ordered = compileOrdering(node.args, compile);
  return (scope) => {
    const items = base(scope);
    return Array.isArray(items) ? ordered(scope, items, (item) => item) : null;
  };
}

/** Sorts things by the value that `valueOf` gives for them. */
type Ordering = <T>(scope: Scope, items: readonly T[], valueOf: (item: T) => Value) => T[];

/** `order(a desc, b)`: stable, so that equal items keep their order. */
export function compileOrdering(args: readonly Node[], compile: Compile): Ordering {
  const terms = args.map((arg) => {
    const sorted = arg.type === 'Asc' || arg.type === 'Desc' ? arg.base : arg;
    return { key: compile(sorted), sign: arg.type === 'Desc' ? -1 : 1 };
  });
  return (scope, items, valueOf) => {
    const { budget } = scope.environment;
    const keyed = items.map((item) => {
      budget.step();
      const inside = nested(scope, valueOf(item));
      return { item, keys: terms.map(({ key }) => key(inside)) };
    });
    keyed.sort((a, b) => {
      budget.step();
      for (const [index, { sign }] of terms.entries()) {
        const order = compareForOrder(a.keys[index] ?? null, b.keys[index] ?? null);
        if (order !== 0) return order * sign;
      }
      return 0;
    });
    return keyed.map(({ item }) => item);
  };
}
