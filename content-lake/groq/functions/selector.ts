import { badRequest } from '#content-lake/protocol/errors.ts';
import type { Node } from '../ast.ts';
import { type Compile, nested, type Scope } from '../scope.ts';
import { isValueObject, type Value } from '../value.ts';

/** A position in a value: field names and array indexes. */
export type KeyPath = readonly (string | number)[];

/** Finds the positions that a selector names, such as `title`, `(a, b.c)`, `list[].name` or `list[done == true]`. */
export type Select = (value: Value, scope: Scope) => KeyPath[];

/** A missing field counts as a position too, so that adding or removing it is a change. */
export function compileSelector(node: Node, compile: Compile): Select {
  switch (node.type) {
    case 'Group':
      return compileSelector(node.base, compile);
    case 'Tuple': {
      const members = node.members.map((member) => compileSelector(member, compile));
      return (value, scope) => members.flatMap((select) => select(value, scope));
    }
    case 'AccessAttribute': {
      const base = node.base && compileSelector(node.base, compile);
      return (value, scope) => (base ? base(value, scope) : [[]]).map((path) => [...path, node.name]);
    }
    case 'ArrayCoerce':
      return inside(compileSelector(node.base, compile), (value) => indexes(value, () => true));
    case 'Filter': {
      const keeps = compile(node.expr);
      return inside(compileSelector(node.base, compile), (value, scope) =>
        indexes(value, (item) => {
          scope.environment.budget.step();
          return keeps(nested(scope, item)) === true;
        }),
      );
    }
    case 'SelectorNested':
      return inside(compileSelector(node.base, compile), compileSelector(node.nested, compile));
    case 'SelectorFuncCall': {
      const condition = compile(node.arg);
      return (value, scope) =>
        anywhere(value, (object) => condition(nested(scope, object, true)) === true, scope);
    }
    default:
      throw badRequest(`GROQ ${node.type} cannot be used in a selector`);
  }
}

/** The value at a position, or null. */
export function valueAtKeyPath(value: Value, path: KeyPath): Value {
  let found = value;
  for (const step of path) {
    if (typeof step === 'number') found = Array.isArray(found) ? (found[step] ?? null) : null;
    else found = isValueObject(found) && Object.hasOwn(found, step) ? (found[step] ?? null) : null;
  }
  return found;
}

function inside(base: Select, select: Select): Select {
  return (value, scope) =>
    base(value, scope).flatMap((path) =>
      select(valueAtKeyPath(value, path), scope).map((rest) => [...path, ...rest]),
    );
}

function indexes(value: Value, keeps: (item: Value) => boolean): KeyPath[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((item, index) => (keeps(item) ? [[index]] : []));
}

/** Every object at any depth for which the condition holds. */
function anywhere(value: Value, holds: (object: Value) => boolean, scope: Scope): KeyPath[] {
  scope.environment.budget.step();
  const below = (part: Value, step: string | number) =>
    anywhere(part, holds, scope).map((path): KeyPath => [step, ...path]);
  if (Array.isArray(value)) return value.flatMap(below);
  if (!isValueObject(value)) return [];
  const deeper = Object.entries(value).flatMap(([name, part]) => below(part, name));
  return holds(value) ? [[], ...deeper] : deeper;
}
