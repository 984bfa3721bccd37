import type { Doc } from '#content-lake/protocol/document.ts';
import type { View } from '#content-lake/store/view.ts';
import { conjuncts, fieldPath, type FuncCall, inner, type Node } from '../ast.ts';
import type { Compile, Scope } from '../scope.ts';
import { PathPattern, type Value } from '../value.ts';
import { isIndependent } from './independent.ts';
import { byIds, byReference, byTypes, intoOrder, throughReference } from './lookups.ts';

/** What an index finds for a condition. */
export type IndexMatch = {
  docs: readonly Doc[];
  /** The condition is true for each of them and need not be evaluated. */
  settled: boolean;
  /** They are all documents of this type. */
  type?: string;
  /** The ids or types that the condition names: changes to any others can't change its result. */
  names?: { kind: 'id' | 'type'; list: readonly string[] };
};

/** @returns undefined if no index covers the current key. `scope` is inside the filter, without a document. */
export type Condition = (scope: Scope) => IndexMatch | undefined;

/**
 * Recognises a part of a filter that an index can answer, if its key doesn't depend on the document itself:
 * `_type == "x"`, `_id in $ids`, `slug.current == ^.slug`, `references(^._id)`, or two of these with `||`.
 */
export function conditionOf(node: Node, compile: Compile): Condition | undefined {
  const plain = inner(node);
  switch (plain.type) {
    case 'And':
      return smallest(conjuncts(plain).flatMap((part) => conditionOf(part, compile) ?? []));
    case 'Or':
      return either(conditionOf(plain.left, compile), conditionOf(plain.right, compile));
    case 'FuncCall':
      return call(plain, compile);
    case 'OpCall':
      if (plain.op === 'in') return membership(plain.left, plain.right, compile);
      if (plain.op !== '==') return undefined;
      return equality(plain.left, plain.right, compile) ?? equality(plain.right, plain.left, compile);
    default:
      return undefined;
  }
}

/** The shortest of the lists; the other conditions still have to be evaluated. */
function smallest(conditions: readonly Condition[]): Condition | undefined {
  if (conditions.length === 0) return undefined;
  return (scope) => {
    const found = conditions.flatMap((condition) => {
      scope.environment.budget.check();
      return condition(scope) ?? [];
    });
    const docs = found.map((one) => one.docs).toSorted((a, b) => a.length - b.length)[0];
    const names = found.find((one) => one.names)?.names;
    return docs && { docs, settled: false, ...(names && { names }) };
  };
}

function either(left: Condition | undefined, right: Condition | undefined): Condition | undefined {
  if (!left || !right) return undefined;
  return (scope) => {
    scope.environment.budget.check();
    const [a, b] = [left(scope), right(scope)];
    if (!a || !b) return undefined;
    const found = { docs: intoOrder([a.docs, b.docs]), settled: a.settled && b.settled };
    if (!a.names || a.names.kind !== b.names?.kind) return found;
    return { ...found, names: { kind: a.names.kind, list: [...a.names.list, ...b.names.list] } };
  };
}

function call({ namespace, name, args }: FuncCall, compile: Compile): Condition | undefined {
  const [arg, ...others] = args;
  if (!arg || others.length > 0 || !isIndependent(arg)) return undefined;
  const key = compile(arg);
  switch (`${namespace}::${name}`) {
    case 'global::references':
      return (scope) => ({
        docs: byReference(scope.environment.view, textsIn([key(scope)].flat())),
        settled: false,
      });
    case 'sanity::versionOf':
      return (scope) => {
        const id = key(scope);
        const docs = typeof id === 'string' ? scope.environment.view.versionsOf(id) : [];
        return { docs, settled: true, names: { kind: 'id', list: textsIn([id]) } };
      };
    default:
      return undefined;
  }
}

function membership(left: Node, right: Node, compile: Compile): Condition | undefined {
  const field = fieldPath(left)?.join('.');
  if (field === '_id' || field === '_type') {
    const source = inner(right);
    const isPath = source.type === 'FuncCall' && source.namespace === 'global' && source.name === 'path';
    if (isPath ? !source.args.every(isIndependent) : !isIndependent(right)) return undefined;
    const key = compile(right);
    return (scope) => {
      const value = key(scope);
      if (value instanceof PathPattern)
        return field === '_id' ? withPattern(scope.environment.view, value) : undefined;
      return named(field, Array.isArray(value) ? textsIn(value) : [], scope.environment.view);
    };
  }
  if (!isIndependent(left) || !isListOfReferences(right)) return undefined;
  const key = compile(left);
  return (scope) => ({ docs: byReference(scope.environment.view, textsIn([key(scope)])), settled: false });
}

function equality(field: Node, value: Node, compile: Compile): Condition | undefined {
  if (!isIndependent(value)) return undefined;
  const key = compile(value);
  const path = fieldPath(field);
  if (!path) {
    const [through, target] = referencedPath(field) ?? [];
    if (!through || !target) return undefined;
    return (scope) => throughReference(scope.environment, target, key(scope));
  }
  const name = path.join('.');
  if (name === '_id' || name === '_type')
    return (scope) => named(name, textsIn([key(scope)]), scope.environment.view);
  return (scope) => {
    const wanted = key(scope);
    // Strings only: an index on a boolean field narrows little and costs as much.
    if (typeof wanted !== 'string') return undefined;
    return { docs: scope.environment.view.withField(path, wanted), settled: true };
  };
}

function named(field: '_id' | '_type', list: readonly string[], view: View): IndexMatch {
  if (field === '_id') return { docs: byIds(view, list), settled: true, names: { kind: 'id', list } };
  const found = { ...byTypes(view, list), names: { kind: 'type' as const, list } };
  return list.length === 1 && list[0] !== undefined ? { ...found, type: list[0] } : found;
}

/** `path("drafts.**")`: every id that starts like the pattern before its first star. */
function withPattern(view: View, { pattern }: PathPattern): IndexMatch | undefined {
  const [prefix = ''] = pattern.split('*');
  return prefix === '' ? undefined : { docs: view.withIdPrefix(prefix), settled: false };
}

/** `category->slug.current` as the path to the reference and the path from there. */
function referencedPath(node: Node): [string[], string[]] | undefined {
  const names: string[] = [];
  let at = inner(node);
  while (at.type === 'AccessAttribute' && at.base) {
    names.unshift(at.name);
    at = inner(at.base);
  }
  const through = at.type === 'Deref' ? fieldPath(at.base) : undefined;
  return through && names.length > 0 ? [through, names] : undefined;
}

/** `destinations[]._ref` */
function isListOfReferences(node: Node): boolean {
  const plain = inner(node);
  if (plain.type !== 'Map' || inner(plain.base).type !== 'ArrayCoerce') return false;
  const { expr } = plain;
  return expr.type === 'AccessAttribute' && expr.name === '_ref' && expr.base?.type === 'This';
}

function textsIn(values: readonly Value[]): string[] {
  return values.filter((item) => typeof item === 'string');
}
