import type { Budget } from '../budget.ts';
import type { Scope } from '../scope.ts';
import type { Value, ValueObject } from '../value.ts';

/** A value that a document contains as it is: the document itself, a field, an array item. */
export type StoredOrigin =
  | { kind: 'document'; document: ValueObject }
  | { kind: 'field'; parent: StoredOrigin; name: string }
  | { kind: 'item'; parent: StoredOrigin; index: number; siblings: readonly Value[] };

/**
 * Where a value comes from. `list` and `fields` are arrays and objects that the query composed, part by part;
 * `literal` was written in the query or given as a parameter; `computed` was derived from other values.
 */
export type Origin =
  | StoredOrigin
  | { kind: 'list'; items: readonly Origin[] }
  | { kind: 'fields'; fields: ReadonlyMap<string, Origin> }
  | { kind: 'literal' | 'computed' };

export type TracedValue = { value: Value; origin: Origin };

/** A scope that also knows the origin of `@`. Plain expressions run in it as in any other. */
export type TracedScope = Scope & { origin: Origin; parent: TracedScope | undefined };

/** A compiled expression that returns the origin together with the value. */
export type Trace = (scope: TracedScope) => TracedValue;

export const LITERAL: Origin = { kind: 'literal' };
export const COMPUTED: Origin = { kind: 'computed' };
export const NOTHING: TracedValue = { value: null, origin: COMPUTED };

export function documentValue(document: ValueObject): TracedValue {
  return { value: document, origin: { kind: 'document', document } };
}

export function originOfField(origin: Origin, name: string): Origin {
  switch (origin.kind) {
    case 'document':
    case 'field':
    case 'item':
      return { kind: 'field', parent: origin, name };
    case 'fields':
      return origin.fields.get(name) ?? COMPUTED;
    case 'literal':
      return LITERAL;
    case 'list':
    case 'computed':
      return COMPUTED;
  }
}

function originOfItem(origin: Origin, siblings: readonly Value[], index: number): Origin {
  switch (origin.kind) {
    case 'document':
    case 'field':
    case 'item':
      return { kind: 'item', parent: origin, index, siblings };
    case 'list':
      return origin.items[index] ?? COMPUTED;
    case 'literal':
      return LITERAL;
    case 'fields':
    case 'computed':
      return COMPUTED;
  }
}

/** The items of an array with their origins, or undefined for anything else. */
export function itemsOf({ value, origin }: TracedValue, budget: Budget): TracedValue[] | undefined {
  if (!Array.isArray(value)) return undefined;
  return value.map((item, index) => {
    budget.step();
    return { value: item, origin: originOfItem(origin, value, index) };
  });
}

export function listOf(items: readonly TracedValue[]): TracedValue {
  return {
    value: items.map(({ value }) => value),
    origin: { kind: 'list', items: items.map(({ origin }) => origin) },
  };
}

export function nestedTrace(scope: TracedScope, { value, origin }: TracedValue, hidden = false): TracedScope {
  const parent = scope.hidden ? scope.parent : scope;
  return { value, origin, parent, hidden, environment: scope.environment };
}
