import type { AttributeNode, Node } from '../ast.ts';
import { compile } from '../compile.ts';
import { isValueObject, type ValueObject } from '../value.ts';
import {
  itemsOf,
  listOf,
  NOTHING,
  type Origin,
  originOfField,
  type Trace,
  type TracedValue,
} from './origin.ts';

type TraceNode = (node: Node) => Trace;

export function traceArray(elements: readonly { value: Node; isSplat: boolean }[], trace: TraceNode): Trace {
  const parts = elements.map(({ value, isSplat }) => ({ find: trace(value), isSplat }));
  return (scope) =>
    listOf(
      parts.flatMap(({ find, isSplat }) => {
        const found = find(scope);
        return isSplat ? (itemsOf(found, scope.environment.budget) ?? []) : [found];
      }),
    );
}

/** Each field of a projection has its own origin, including those copied by `...`. */
export function traceObject(attributes: readonly AttributeNode[], trace: TraceNode): Trace {
  const writers = attributes.map((attribute) => {
    const find = trace(attribute.value);
    const condition = attribute.type === 'ObjectConditionalSplat' ? compile(attribute.condition) : undefined;
    return { find, condition, name: attribute.type === 'ObjectAttributeValue' ? attribute.name : undefined };
  });
  return (scope) => {
    const value: ValueObject = {};
    const fields = new Map<string, Origin>();
    for (const { find, condition, name } of writers) {
      if (condition && condition(scope) !== true) continue;
      const found = find(scope);
      if (name === undefined) {
        if (isValueObject(found.value)) Object.assign(value, found.value);
        for (const [field, origin] of fieldsOf(found)) fields.set(field, origin);
      } else {
        value[name] = found.value;
        fields.set(name, found.origin);
      }
    }
    return { value, origin: { kind: 'fields', fields } };
  };
}

export function fieldsOf({ value, origin }: TracedValue): [string, Origin][] {
  if (!isValueObject(value)) return [];
  return Object.keys(value).map((name) => [name, originOfField(origin, name)]);
}

export function traceSelect(
  node: { alternatives: { condition: Node; value: Node }[]; fallback?: Node },
  trace: TraceNode,
): Trace {
  const alternatives = node.alternatives.map(
    ({ condition, value }) => [compile(condition), trace(value)] as const,
  );
  const fallback = node.fallback && trace(node.fallback);
  return (scope) => {
    for (const [condition, find] of alternatives) if (condition(scope) === true) return find(scope);
    return fallback?.(scope) ?? NOTHING;
  };
}
