import type { Node } from '../ast.ts';
import { compile } from '../compile.ts';
import { isValueObject, type Value } from '../value.ts';
import {
  COMPUTED,
  documentValue,
  itemsOf,
  listOf,
  LITERAL,
  NOTHING,
  originOfField,
  type Trace,
  type TracedScope,
} from './origin.ts';
import {
  traceFilter,
  traceOrder,
  traceProjection,
  traceScore,
  traceSlice,
  traceTraversal,
} from './trace-arrays.ts';
import { traceArray, traceObject, traceSelect } from './trace-literals.ts';
import { traceFunction, tracePlus } from './trace-operations.ts';

/**
 * Compiles for a result with a source map. Only expressions that pass values on unchanged are handled here; everything
 * that computes, conditions and sort keys included, is left to `compile`.
 */
export function trace(node: Node): Trace {
  switch (node.type) {
    case 'Everything':
      return ({ environment }) => {
        environment.tags.everything();
        return listOf(environment.view.all().map(documentValue));
      };
    case 'This':
      return (scope) => scope;
    case 'Parent':
      return (scope) => ancestor(scope, node.n) ?? NOTHING;
    case 'Value':
    case 'Parameter': {
      const evaluate = compile(node);
      return (scope) => ({ value: evaluate(scope), origin: LITERAL });
    }
    case 'Group':
      return trace(node.base);
    case 'ArrayCoerce': {
      const base = trace(node.base);
      return (scope) => {
        const found = base(scope);
        return Array.isArray(found.value) ? found : NOTHING;
      };
    }
    case 'AccessAttribute':
      return attribute(node.base ?? { type: 'This' }, node.name);
    case 'AccessElement': {
      const base = trace(node.base);
      return (scope) => itemsOf(base(scope), scope.environment.budget)?.at(node.index) ?? NOTHING;
    }
    case 'Slice':
      return traceSlice(node, trace);
    case 'Deref':
      return documents(node);
    case 'OpCall':
      return node.op === '+' ? tracePlus(node, trace) : computed(node);
    case 'Filter':
      return traceFilter(node, trace);
    case 'Projection':
      return traceProjection(node, trace);
    case 'Map':
    case 'FlatMap':
      return traceTraversal(node, trace);
    case 'Array':
      return traceArray(node.elements, trace);
    case 'Object':
      return traceObject(node.attributes, trace);
    case 'Select':
      return traceSelect(node, trace);
    case 'FuncCall':
      return traceFunction(node, trace) ?? computed(node);
    case 'PipeFuncCall':
      if (node.name === 'order') return traceOrder(node, trace);
      return node.name === 'score' ? traceScore(node, trace) : computed(node);
    case 'Asc':
    case 'Desc':
    case 'Not':
    case 'Neg':
    case 'Pos':
    case 'InRange':
    case 'And':
    case 'Or':
    case 'Context':
    case 'Tuple':
    case 'SelectorFuncCall':
    case 'SelectorNested':
      return computed(node);
  }
}

function computed(node: Node): Trace {
  const evaluate = compile(node);
  return (scope) => ({ value: evaluate(scope), origin: COMPUTED });
}

/** For an expression whose value is a stored document or null. */
function documents(node: Node): Trace {
  const evaluate = compile(node);
  return (scope) => {
    const found: Value = evaluate(scope);
    return isValueObject(found) ? documentValue(found) : NOTHING;
  };
}

function attribute(base: Node, name: string): Trace {
  const container = trace(base);
  return (scope) => {
    const { value, origin } = container(scope);
    if (!isValueObject(value) || !Object.hasOwn(value, name)) return NOTHING;
    return { value: value[name] ?? null, origin: originOfField(origin, name) };
  };
}

function ancestor(scope: TracedScope, levels: number): TracedScope | undefined {
  let found: TracedScope | undefined = scope;
  for (let i = 0; i < levels; i += 1) found = found?.parent;
  return found;
}
