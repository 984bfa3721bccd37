import { notImplemented } from '../http/errors.ts';
import { inner, type Node } from './ast.ts';
import { compileArray, compileObject } from './compile-literals.ts';
import { groqFunction } from './functions.ts';
import { narrow } from './narrow.ts';
import { operators } from './operators.ts';
import { compileOrder } from './order.ts';
import { type Evaluate, nested, type Scope } from './scope.ts';
import { compileScore, compileTextQuery, isTextQuery } from './score.ts';
import { compare, isValueObject, toValue, type Value } from './value.ts';

/**
 * Turns a syntax tree into a function. Own evaluator instead of the one in groq-js: this one uses the indexes of the
 * view, folds accents in `match`, knows `text::query`, and stops when its time is up.
 * @throws LakeError 501 for a function that we do not have.
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
      return map1(node.base, (value) => (Array.isArray(value) ? (value.at(node.index) ?? null) : null));
    case 'Slice':
      return slice(node);
    case 'InRange':
      return inRange(node);
    case 'Deref':
      return dereference(node.base);
    case 'And':
      return and(node.left, node.right);
    case 'Or':
      return or(node.left, node.right);
    case 'OpCall':
      return operator(node);
    case 'Filter':
      return filter(node);
    case 'Projection':
      return projection(node);
    case 'Map':
    case 'FlatMap':
      return traverse(node);
    case 'Array':
      return compileArray(node.elements, compile);
    case 'Object':
      return compileObject(node.attributes, compile);
    case 'Select':
      return select(node);
    case 'FuncCall': {
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
    case 'FuncDeclaration':
      throw notImplemented(`GROQ ${node.type}`);
  }
}

function everything({ environment }: Scope): Value {
  environment.tags.everything();
  return [...environment.view.all()];
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

function slice(node: { base: Node; left: number; right: number; isInclusive: boolean }): Evaluate {
  return map1(node.base, (value) => {
    if (!Array.isArray(value)) return null;
    const from = node.left < 0 ? node.left + value.length : node.left;
    const to = (node.right < 0 ? node.right + value.length : node.right) + (node.isInclusive ? 1 : 0);
    return value.slice(Math.max(from, 0), Math.max(to, 0));
  });
}

function inRange(node: { base: Node; left: Node; right: Node; isInclusive: boolean }): Evaluate {
  const [base, left, right] = [compile(node.base), compile(node.left), compile(node.right)];
  return (scope) => {
    const value = base(scope);
    const low = compare(value, left(scope));
    const high = compare(value, right(scope));
    if (low === null || high === null) return null;
    return low >= 0 && (node.isInclusive ? high <= 0 : high < 0);
  };
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

function and(leftNode: Node, rightNode: Node): Evaluate {
  const [left, right] = [compile(leftNode), compile(rightNode)];
  return (scope) => {
    const first = left(scope);
    if (first === false) return false;
    const second = right(scope);
    if (second === false) return false;
    return first === true && second === true ? true : null;
  };
}

function or(leftNode: Node, rightNode: Node): Evaluate {
  const [left, right] = [compile(leftNode), compile(rightNode)];
  return (scope) => {
    const first = left(scope);
    if (first === true) return true;
    const second = right(scope);
    if (second === true) return true;
    return first === false && second === false ? false : null;
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
  return (scope) => apply(left(scope), right(scope));
}

function filter(node: { base: Node; expr: Node }): Evaluate {
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

function projection(node: { base: Node; expr: Node }): Evaluate {
  const [base, shape] = [compile(node.base), compile(node.expr)];
  return (scope) => {
    const value = base(scope);
    return isValueObject(value) ? shape(nested(scope, value)) : null;
  };
}

function traverse(node: { type: 'Map' | 'FlatMap'; base: Node; expr: Node }): Evaluate {
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

function select(node: { alternatives: { condition: Node; value: Node }[]; fallback?: Node }): Evaluate {
  const alternatives = node.alternatives.map(
    ({ condition, value }) => [compile(condition), compile(value)] as const,
  );
  const fallback = node.fallback && compile(node.fallback);
  return (scope) => {
    for (const [condition, value] of alternatives) if (condition(scope) === true) return value(scope);
    return fallback?.(scope) ?? null;
  };
}
