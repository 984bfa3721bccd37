import { isDeepStrictEqual } from 'node:util';
import { notImplemented } from '#content-lake/protocol/errors.ts';
import { type Doc, isJsonObject, isObject, type Json } from '#content-lake/protocol/document.ts';

export type FieldPath = readonly string[];

/** These change with every transaction and reveal nothing about the content. */
const ALWAYS_NEW = new Set(['_rev', '_updatedAt']);

/**
 * The fields that a selector names: `title`, `permalink_el.current`, `(title, body)`, `body[].children`. Anything inside an
 * array counts as the whole array. @throws LakeError 501 for selectors with conditions.
 */
export function selectedPaths(selector: unknown): FieldPath[] {
  if (isObject(selector)) {
    if (selector['type'] === 'Tuple' && Array.isArray(selector['members'])) {
      return selector['members'].flatMap(selectedPaths);
    }
    const path = pathOf(selector);
    if (path) return [path];
  }
  throw notImplemented('This selector in delta::changedAny() or delta::changedOnly()');
}

function pathOf(node: unknown): FieldPath | undefined {
  if (!isObject(node)) return undefined;
  switch (node['type']) {
    case 'Group':
    case 'ArrayCoerce':
    case 'Map':
    case 'FlatMap':
      return pathOf(node['base']);
    case 'AccessAttribute': {
      const { base, name } = node;
      if (typeof name !== 'string') return undefined;
      if (base === undefined) return [name];
      const before = pathOf(base);
      return before && [...before, name];
    }
  }
  return undefined;
}

export function changedAny(
  before: Doc | undefined,
  after: Doc | undefined,
  paths: readonly FieldPath[],
): boolean {
  return paths.some((path) => !isDeepStrictEqual(at(before, path), at(after, path)));
}

/** Something changed, and nothing but these fields. */
export function changedOnly(
  before: Doc | undefined,
  after: Doc | undefined,
  paths: readonly FieldPath[],
): boolean {
  return (
    changedAny(before, after, paths) &&
    isDeepStrictEqual(without(before ?? {}, paths), without(after ?? {}, paths))
  );
}

function at(doc: Doc | undefined, path: FieldPath): Json | undefined {
  let value: Json | undefined = doc;
  for (const name of path) value = isJsonObject(value) ? value[name] : undefined;
  return value;
}

function without(object: { [key: string]: Json }, paths: readonly FieldPath[]): { [key: string]: Json } {
  const left: { [key: string]: Json } = {};
  for (const [name, value] of Object.entries(object)) {
    if (ALWAYS_NEW.has(name)) continue;
    const inside = paths.filter(([first]) => first === name).map((path) => path.slice(1));
    if (inside.some((path) => path.length === 0)) continue;
    left[name] = inside.length > 0 && isJsonObject(value) ? without(value, inside) : value;
  }
  return left;
}
