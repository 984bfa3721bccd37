import { inner, type Node } from '../ast.ts';
import { compile } from '../compile.ts';
import { sliceBounds, type SliceNode } from '../compile-arrays.ts';
import { prefilter } from '#content-lake/groq/prefilter.ts';
import { compileOrdering } from '../order.ts';
import { nested } from '../scope.ts';
import { compileRanking } from '../search/score.ts';
import { isValueObject } from '../value.ts';
import {
  COMPUTED,
  documentValue,
  itemsOf,
  listOf,
  nestedTrace,
  NOTHING,
  type Trace,
  type TracedValue,
  type TracedScope,
} from './origin.ts';
import { fieldsOf } from './trace-literals.ts';

type TraceNode = (node: Node) => Trace;
type Call = { base: Node; args: Node[] };

export function traceSlice(node: SliceNode, trace: TraceNode): Trace {
  const base = trace(node.base);
  return (scope) => {
    const items = itemsOf(base(scope), scope.environment.budget);
    return items ? listOf(items.slice(...sliceBounds(node, items.length))) : NOTHING;
  };
}

/** The condition is evaluated without tracing; the items it keeps have their origins. */
export function traceFilter(node: { base: Node; expr: Node }, trace: TraceNode): Trace {
  const keeps = compile(node.expr);
  const candidates = candidatesOf(node, trace);
  return (scope) => {
    const items = candidates(scope);
    if (!items) return NOTHING;
    const kept = items.filter(({ value }) => {
      scope.environment.budget.step();
      return keeps(nested(scope, value)) === true;
    });
    return listOf(kept);
  };
}

function candidatesOf(
  { base, expr }: { base: Node; expr: Node },
  trace: TraceNode,
): (scope: TracedScope) => TracedValue[] | undefined {
  if (inner(base).type === 'Everything') {
    const documents = prefilter(expr, compile);
    return (scope) => documents(scope).map(documentValue);
  }
  const list = trace(base);
  return (scope) => itemsOf(list(scope), scope.environment.budget);
}

export function traceProjection(node: { base: Node; expr: Node }, trace: TraceNode): Trace {
  const [base, shape] = [trace(node.base), trace(node.expr)];
  return (scope) => {
    const found = base(scope);
    return isValueObject(found.value) ? shape(nestedTrace(scope, found)) : NOTHING;
  };
}

export function traceTraversal(
  node: { type: 'Map' | 'FlatMap'; base: Node; expr: Node },
  trace: TraceNode,
): Trace {
  const [base, step] = [trace(node.base), trace(node.expr)];
  return (scope) => {
    const items = itemsOf(base(scope), scope.environment.budget);
    if (!items) return NOTHING;
    const results = items.flatMap((item) => {
      scope.environment.budget.step();
      const result = step(nestedTrace(scope, item, true));
      return (node.type === 'FlatMap' && itemsOf(result, scope.environment.budget)) || [result];
    });
    return listOf(results);
  };
}

export function traceOrder(node: Call, trace: TraceNode): Trace {
  const base = trace(node.base);
  const ordered = compileOrdering(node.args, compile);
  return (scope) => {
    const items = itemsOf(base(scope), scope.environment.budget);
    return items ? listOf(ordered(scope, items, valueOf)) : NOTHING;
  };
}

export function traceScore(node: Call, trace: TraceNode): Trace {
  const base = trace(node.base);
  const ranked = compileRanking(node.args, compile);
  return (scope) => {
    const items = itemsOf(base(scope), scope.environment.budget);
    if (!items) return NOTHING;
    const results = ranked(scope, items, valueOf).map(({ item, score }): TracedValue => {
      const fields = new Map([...fieldsOf(item), ['_score', COMPUTED] as const]);
      const value = isValueObject(item.value) ? { ...item.value, _score: score } : null;
      return { value, origin: { kind: 'fields', fields } };
    });
    return listOf(results);
  };
}

function valueOf({ value }: TracedValue) {
  return value;
}
