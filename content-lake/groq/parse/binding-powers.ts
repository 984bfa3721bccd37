import type { Node } from '../ast.ts';

/** How tightly an operator binds: an operand between two operators belongs to the stronger one. */
export type BinaryOperator = {
  power: number;
  /** The lowest power of an operator allowed in its right operand. */
  right: number;
  /** `a + b + c`, but not `a == b == c`. */
  repeats: boolean;
  build: (left: Node, right: Node) => Node;
};

export const ANYTHING = 0;
const OR = 2;
const AND = 3;
export const COMPARISON = 4;
const SUM = 6;
const PRODUCT = 7;
const POWER = 8;
const UNARY = 10;
export const PIPE = 11;

/** `-2 ** 2` is the negative of a power; `!a == b` compares the negated value. */
export const PREFIX = {
  '+': { type: 'Pos', right: UNARY },
  '-': { type: 'Neg', right: POWER },
  '!': { type: 'Not', right: UNARY },
} as const;

const called = (op: string): BinaryOperator['build'] => {
  return (left, right) => ({ type: 'OpCall', op, left, right });
};
const leftToRight = (power: number, build: BinaryOperator['build']): BinaryOperator => ({
  power,
  right: power + 1,
  repeats: true,
  build,
});

export const BINARY: ReadonlyMap<string, BinaryOperator> = new Map([
  ['||', leftToRight(OR, (left, right) => ({ type: 'Or', left, right }))],
  ['&&', leftToRight(AND, (left, right) => ({ type: 'And', left, right }))],
  ...['==', '!=', '<', '<=', '>', '>=', 'match', 'in'].map((op): [string, BinaryOperator] => [
    op,
    { power: COMPARISON, right: COMPARISON + 1, repeats: false, build: called(op) },
  ]),
  ...['+', '-'].map((op): [string, BinaryOperator] => [op, leftToRight(SUM, called(op))]),
  ...['*', '/', '%'].map((op): [string, BinaryOperator] => [op, leftToRight(PRODUCT, called(op))]),
  // Right-associative: `2 ** 3 ** 2` is 2 to the power of 9.
  ['**', { power: POWER, right: POWER, repeats: false, build: called('**') }],
]);
