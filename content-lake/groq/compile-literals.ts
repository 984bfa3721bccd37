import type { AttributeNode, Node } from './ast.ts';
import type { Compile, Evaluate } from './scope.ts';
import { isValueObject, type Value, type ValueObject } from './value.ts';

/** `[a, ...b]` */
export function compileArray(
  elements: readonly { value: Node; isSplat: boolean }[],
  compile: Compile,
): Evaluate {
  const parts = elements.map(({ value, isSplat }) => ({ evaluate: compile(value), isSplat }));
  return (scope) => {
    const result: Value[] = [];
    for (const { evaluate, isSplat } of parts) {
      const value = evaluate(scope);
      if (!isSplat) result.push(value);
      else if (Array.isArray(value)) {
        scope.environment.budget.copy(value.length);
        for (const item of value) result.push(item);
      }
    }
    return result;
  };
}

/** `{a, "b": c, ..., condition => {d}}`: later attributes win over earlier ones. */
export function compileObject(attributes: readonly AttributeNode[], compile: Compile): Evaluate {
  const writers = attributes.map((attribute) => writer(attribute, compile));
  return (scope) => {
    const result: ValueObject = {};
    for (const write of writers) write(result, scope);
    return result;
  };
}

type Writer = (result: ValueObject, scope: Parameters<Evaluate>[0]) => void;

function writer(attribute: AttributeNode, compile: Compile): Writer {
  const evaluate = compile(attribute.value);
  switch (attribute.type) {
    case 'ObjectAttributeValue':
      return (result, scope) => {
        result[attribute.name] = evaluate(scope);
      };
    case 'ObjectSplat':
      return (result, scope) => splat(result, evaluate(scope));
    case 'ObjectConditionalSplat': {
      const condition = compile(attribute.condition);
      return (result, scope) => {
        if (condition(scope) === true) splat(result, evaluate(scope));
      };
    }
  }
}

function splat(result: ValueObject, value: Value): void {
  if (isValueObject(value)) Object.assign(result, value);
}
