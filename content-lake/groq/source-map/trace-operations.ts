import type { FuncCall, Node } from '../ast.ts';
import { compile } from '../compile.ts';
import { groqFunction } from '../functions/functions.ts';
import { plus } from '../operators.ts';
import { isValueObject } from '../value.ts';
import { COMPUTED, documentValue, itemsOf, listOf, NOTHING, type Trace, type TracedValue } from './origin.ts';
import { fieldsOf } from './trace-literals.ts';

type TraceNode = (node: Node) => Trace;

/** Functions that return their arguments' values unchanged; all others compute something new. */
export function traceFunction(node: FuncCall, trace: TraceNode): Trace | undefined {
  switch (`${node.namespace}::${node.name}`) {
    case 'global::coalesce':
      return traceCoalesce(node.args.map(trace));
    case 'array::compact':
    case 'array::unique':
      return traceKept(node, trace);
    case 'releases::all': {
      const evaluate = compile(node);
      return (scope) => {
        const found = evaluate(scope);
        return Array.isArray(found) ? listOf(found.filter(isValueObject).map(documentValue)) : NOTHING;
      };
    }
  }
  return undefined;
}

function traceCoalesce(args: readonly Trace[]): Trace {
  return (scope) => {
    for (const find of args) {
      const found = find(scope);
      if (found.value !== null) return found;
    }
    return NOTHING;
  };
}

/** For a function that selects items from a list. */
function traceKept(node: FuncCall, trace: TraceNode): Trace {
  const call = groqFunction(node.namespace, node.name);
  const list = node.args[0] && trace(node.args[0]);
  return (scope) => {
    const items = list && itemsOf(list(scope), scope.environment.budget);
    if (!items) return NOTHING;
    const kept = call([() => items.map(({ value }) => value)], scope);
    return listOf(firstOfEach(items, kept));
  };
}

/** Finds the items that a function kept, which it keeps in order and without repeating any. */
function firstOfEach(items: readonly TracedValue[], kept: unknown): TracedValue[] {
  if (!Array.isArray(kept)) return [];
  let next = 0;
  return kept.flatMap((value) => {
    while (next < items.length && items[next]?.value !== value) next += 1;
    return items[next++] ?? [];
  });
}

/** Arrays and objects joined with `+` keep the origins of their parts; strings and numbers become new values. */
export function tracePlus(node: { left: Node; right: Node }, trace: TraceNode): Trace {
  const [left, right] = [trace(node.left), trace(node.right)];
  return (scope) => {
    const { budget } = scope.environment;
    const [a, b] = [left(scope), right(scope)];
    const [first, second] = [itemsOf(a, budget), itemsOf(b, budget)];
    if (first && second) return listOf([...first, ...second]);
    const value = plus(a.value, b.value, budget);
    if (!isValueObject(a.value) || !isValueObject(b.value)) return { value, origin: COMPUTED };
    return { value, origin: { kind: 'fields', fields: new Map([...fieldsOf(a), ...fieldsOf(b)]) } };
  };
}
