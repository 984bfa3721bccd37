import { occurs, tokenizePattern, wordsOf } from './search/words.ts';
import type { Budget } from './budget.ts';
import { compare, DateTime, isEqual, isValueObject, PathPattern, type Value } from './value.ts';

/** Text functions don't check the clock: the longest text that `+` can produce bounds their work. */
const MAX_CHARACTERS = 1_000_000;

type Operator = (left: Value, right: Value, budget: Budget) => Value;

export const operators: Record<string, Operator> = {
  '==': isEqual,
  '!=': (left, right) => !isEqual(left, right),
  '<': ordering((order) => order < 0),
  '<=': ordering((order) => order <= 0),
  '>': ordering((order) => order > 0),
  '>=': ordering((order) => order >= 0),
  in: (left, right) => {
    if (right instanceof PathPattern) {
      const id = left instanceof PathPattern ? left.pattern : left;
      return typeof id === 'string' ? right.matches(id) : null;
    }
    return Array.isArray(right) ? right.some((item) => isEqual(left, item)) : null;
  },
  match: (left, right, budget) => {
    const patterns = patternsOf(right);
    if (!patterns || patterns.length === 0) return false;
    // Only `text::query` searches whole documents.
    const words = isValueObject(left) ? [] : wordsOf(left, budget);
    return patterns.every((pattern) => occurs(pattern, words));
  },
  '+': plus,
  '-': (left, right, budget) => {
    if (left instanceof DateTime && typeof right === 'number') return left.plusSeconds(-right);
    if (left instanceof DateTime && right instanceof DateTime)
      return (left.milliseconds - right.milliseconds) / 1000;
    return number((a, b) => a - b)(left, right, budget);
  },
  '*': number((a, b) => a * b),
  '/': number((a, b) => a / b),
  '%': number((a, b) => a % b),
  '**': number((a, b) => a ** b),
};

/** The words to search for, or undefined if the right side of `match` contains anything but text. */
export function patternsOf(right: Value): readonly string[] | undefined {
  if (typeof right === 'string') return tokenizePattern(right);
  if (!Array.isArray(right)) return undefined;
  const texts = right.filter((item) => typeof item === 'string');
  return texts.length === right.length ? texts.flatMap(tokenizePattern) : undefined;
}

function ordering(holds: (order: number) => boolean): Operator {
  return (left, right) => {
    const order = compare(left, right);
    return order === null ? null : holds(order);
  };
}

function number(calculate: (a: number, b: number) => number): Operator {
  return (left, right) => {
    if (typeof left !== 'number' || typeof right !== 'number') return null;
    const result = calculate(left, right);
    return Number.isFinite(result) ? result : null;
  };
}

export function plus(left: Value, right: Value, budget: Budget): Value {
  if (left instanceof DateTime && typeof right === 'number') return left.plusSeconds(right);
  if (typeof left === 'number' && right instanceof DateTime) return right.plusSeconds(left);
  if (typeof left === 'string' && typeof right === 'string') {
    if (left.length + right.length > MAX_CHARACTERS) throw new RangeError('The text is too long');
    return left + right;
  }
  if (Array.isArray(left) && Array.isArray(right)) {
    budget.copy(left.length + right.length);
    return [...left, ...right];
  }
  if (isValueObject(left) && isValueObject(right)) return { ...left, ...right };
  return number((a, b) => a + b)(left, right, budget);
}
