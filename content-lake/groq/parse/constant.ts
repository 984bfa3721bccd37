import type { Node } from '../ast.ts';
import { toValue, type Value } from '../value.ts';

/** Looks up a parameter, which makes the tree specific to this value. */
export type LookUp = (name: string) => unknown;

/**
 * The value of an expression that needs no document: numbers, strings, parameters, and `+ - * / % **` on them.
 * @returns undefined for any other expression.
 */
export function constantOf(node: Node, lookUp: LookUp): Value | undefined {
  return isConstant(node) ? valueOf(node, lookUp) : undefined;
}

const OPERATORS: Record<string, (left: number, right: number) => number> = {
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  '*': (left, right) => left * right,
  '/': (left, right) => left / right,
  '%': (left, right) => left % right,
  '**': (left, right) => left ** right,
};

function isConstant(node: Node): boolean {
  switch (node.type) {
    case 'Value':
    case 'Parameter':
      return true;
    case 'Group':
    case 'Pos':
    case 'Neg':
      return isConstant(node.base);
    case 'OpCall':
      return Object.hasOwn(OPERATORS, node.op) && isConstant(node.left) && isConstant(node.right);
  }
  return false;
}

function valueOf(node: Node, lookUp: LookUp): Value {
  switch (node.type) {
    case 'Value':
      return toValue(node.value);
    case 'Parameter':
      return toValue(lookUp(node.name));
    case 'Group':
      return valueOf(node.base, lookUp);
    case 'Pos':
      return finite(valueOf(node.base, lookUp), 0, (value) => value);
    case 'Neg':
      return finite(valueOf(node.base, lookUp), 0, (value) => -value);
    case 'OpCall': {
      const [left, right] = [valueOf(node.left, lookUp), valueOf(node.right, lookUp)];
      if (node.op === '+' && typeof left === 'string' && typeof right === 'string') return left + right;
      return finite(left, right, OPERATORS[node.op]);
    }
  }
  return null;
}

function finite(left: Value, right: Value, compute?: (left: number, right: number) => number): Value {
  if (typeof left !== 'number' || typeof right !== 'number' || !compute) return null;
  const result = compute(left, right);
  return Number.isFinite(result) ? result : null;
}
