import { notImplemented } from '#content-lake/protocol/errors.ts';
import type { Node } from './ast.ts';
import {
  compileElement,
  compileFilter,
  compileProjection,
  compileSlice,
  compileTraversal,
} from './compile-arrays.ts';
import { compileArray, compileObject } from './compile-literals.ts';
import { compileAnd, compileInRange, compileOr, compileSelect } from './compile-logic.ts';
import { compileDiff } from './functions/diff.ts';
import { groqFunction } from './functions/functions.ts';
import { operators } from './operators.ts';
import { compileOrder } from './order.ts';
import type { Evaluate, Scope } from './scope.ts';
import { compileScore, compileTextQuery, isTextQuery } from './search/score.ts';
import { isValueObject, toValue, type Value } from './value.ts';

/**
 * Compiles a syntax tree into a function. We don't use groq-js's evaluator: this one uses the view's indexes,
 * folds accents in `match`, supports `text::query`, and stops when its time is up.
 * @throws LakeError 501 for an unsupported function.
 */
export function compile(node: Node): Evaluate {
  switch (node.type) {
    case 'Everything':
      return everything;
    case 'This':
      return (scope) => scope.value;
    case 'Parent':
      return (scope) => ancestor(scope, node.n)?.value ?? null;
    case 'Value': {
      const value = toValue(node.value);
      return () => value;
    }
    case 'Parameter':
      return (scope) => scope.environment.params.get(node.name) ?? null;
    case 'Group':
      return compile(node.base);
    case 'Asc':
    case 'Desc':
      return () => null;
    case 'Not':
      return map1(node.base, (value) => (typeof value === 'boolean' ? !value : null));
    case 'Neg':
      return map1(node.base, (value) => (typeof value === 'number' ? -value : null));
    case 'Pos':
      return map1(node.base, (value) => (typeof value === 'number' ? value : null));
    case 'ArrayCoerce':
      return map1(node.base, (value) => (Array.isArray(value) ? value : null));
    case 'AccessAttribute':
      return attribute(node.base ?? { type: 'This' }, node.name);
    case 'AccessElement':
      return compileElement(node, compile);
    case 'Slice':
      return compileSlice(node, compile);
    case 'InRange':
      return compileInRange(node, compile);
    case 'Deref':
      return dereference(node.base);
    case 'And':
      return compileAnd(node, compile);
    case 'Or':
      return compileOr(node, compile);
    case 'OpCall':
      return operator(node);
    case 'Filter':
      return compileFilter(node, compile);
    case 'Projection':
      return compileProjection(node, compile);
    case 'Map':
    case 'FlatMap':
      return compileTraversal(node, compile);
    case 'Array':
      return compileArray(node.elements, compile);
    case 'Object':
      return compileObject(node.attributes, compile);
    case 'Select':
      return compileSelect(node, compile);
    case 'FuncCall': {
      if (node.namespace === 'diff') return compileDiff(node, compile);
      const call = groqFunction(node.namespace, node.name);
      const args = node.args.map(compile);
      return (scope) => call(args, scope);
    }
    case 'PipeFuncCall':
      if (node.name === 'order') return compileOrder(node, compile);
      if (node.name === 'score') return compileScore(node, compile);
      throw notImplemented(`GROQ pipe function ${node.name}()`);
    case 'Context':
    case 'Tuple':
    case 'SelectorFuncCall':
    case 'SelectorNested':
      throw notImplemented(`GROQ ${node.type}`);
  }
}

function everything({ environment }: Scope): Value {
  const all = environment.view.all();
  environment.tags.everything();
  environment.budget.copy(all.length);
  return [...all];
}

function ancestor(scope: Scope, levels: number): Scope | undefined {
  let found: Scope | undefined = scope;
  for (let i = 0; i < levels; i += 1) found = found?.parent;
  return found;
}

function map1(base: Node, change: (value: Value) => Value): Evaluate {
  const evaluate = compile(base);
  return (scope) => change(evaluate(scope));
}

function attribute(base: Node, name: string): Evaluate {
  return map1(base, (value) =>
    isValueObject(value) && Object.hasOwn(value, name) ? (value[name] ?? null) : null,
  );
}

function dereference(base: Node): Evaluate {
  const evaluate = compile(base);
  return (scope) => {
    const reference = evaluate(scope);
    const id = isValueObject(reference) ? reference['_ref'] : null;
    if (typeof id !== 'string') return null;
    const { budget, tags, view } = scope.environment;
    budget.step();
    tags.document(id);
    return view.get(id) ?? null;
  };
}

function operator({
  op,
  left: leftNode,
  right: rightNode,
}: {
  op: string;
  left: Node;
  right: Node;
}): Evaluate {
  if (op === 'match' && isTextQuery(rightNode)) return compileTextQuery(leftNode, rightNode, compile);
  const apply = operators[op];
  if (!apply) throw notImplemented(`GROQ operator ${op}`);
  const [left, right] = [compile(leftNode), compile(rightNode)];
  return (scope) => apply(left(scope), right(scope), scope.environment.budget);
}
