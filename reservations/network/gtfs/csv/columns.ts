import type * as v from 'valibot';

/**
 * One column of an extra file of a feed. `path` leads to the member in the row's object; the column's name is the
 * path in snake case: `name.el` is `name_el`, `validFrom` is `valid_from`.
 */
export type Column = {
  name: string;
  path: string[];
  kind: 'text' | 'number' | 'boolean' | 'texts' | 'numbers' | 'json';
  /** Meaning of an empty cell. */
  empty: 'empty' | 'null' | 'absent';
  /** Path of a nullable object that contains this column: the object is null when all of its cells are empty. */
  orNull: string[] | null;
};

/**
 * The columns of an object schema, in the order of its members. The files of a feed follow the contract's schemas, so
 * that no rule of the operator can be left out: a member that is neither a plain value nor a list of them is written
 * as JSON.
 */
export function columnsOf(schema: v.GenericSchema): Column[] {
  return walk(schema, [], 'empty', null);
}

function walk(
  schema: v.GenericSchema,
  path: string[],
  empty: Column['empty'],
  orNull: Column['orNull'],
): Column[] {
  const { inner, empty: own } = unwrap(schema, empty);
  const objects = objectsOf(inner);
  if (objects.length > 0) {
    const columns = objects.flatMap((entries) =>
      Object.entries(entries).flatMap(([key, member]) =>
        walk(
          member,
          [...path, key],
          objects.length > 1 || own !== 'empty' ? 'absent' : 'empty',
          own === 'null' ? path : orNull,
        ),
      ),
    );
    const byName = Map.groupBy(columns, (column) => column.name);
    return [...byName.values()].flatMap((same) => {
      const [first] = same;
      if (!first) return [];
      const kind = same.every((column) => column.kind === first.kind) ? first.kind : 'json';
      const empty = same.some((column) => column.empty === 'null') ? 'null' : first.empty;
      const orNull = same.find((column) => column.orNull !== null)?.orNull ?? null;
      return [{ ...first, kind, empty, orNull }];
    });
  }
  return [{ name: columnName(path), path, kind: kindOf(inner), empty: own, orNull }];
}

/**
 * The schema inside `optional` and `nullable`. Null takes precedence over absent: both are written as an empty cell.
 */
export function unwrap(
  schema: v.GenericSchema,
  outer: Column['empty'] = 'empty',
): { inner: v.GenericSchema; empty: Column['empty'] } {
  let inner = schema;
  let empty = outer;
  for (;;) {
    if (!('wrapped' in inner) || !isSchema(inner.wrapped)) return { inner, empty };
    if (inner.type === 'nullable' || inner.type === 'nullish') empty = 'null';
    else if (empty === 'empty') empty = 'absent';
    inner = inner.wrapped;
  }
}

export function itemOf(schema: v.GenericSchema): v.GenericSchema | null {
  return schema.type === 'array' && 'item' in schema && isSchema(schema.item) ? schema.item : null;
}

/** The members of an object, or of each option of a variant. */
export function objectsOf(schema: v.GenericSchema): Record<string, v.GenericSchema>[] {
  if (schema.type === 'object' && 'entries' in schema) return [schemasIn(schema.entries)];
  if (schema.type !== 'variant' || !('options' in schema) || !Array.isArray(schema.options)) return [];
  return schema.options.flatMap((option: unknown) => (isSchema(option) ? objectsOf(option) : []));
}

export function columnName(path: readonly string[]): string {
  return path.map((part) => part.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)).join('_');
}

function kindOf(schema: v.GenericSchema): Column['kind'] {
  const item = itemOf(schema);
  if (item) {
    const kind = kindOf(unwrap(item).inner);
    return kind === 'text' ? 'texts' : kind === 'number' ? 'numbers' : 'json';
  }
  switch (schema.type) {
    case 'string':
    case 'picklist':
    case 'literal':
      return 'text';
    case 'number':
      return 'number';
    case 'boolean':
      return 'boolean';
    default:
      return 'json';
  }
}

function schemasIn(entries: unknown): Record<string, v.GenericSchema> {
  if (typeof entries !== 'object' || entries === null) return {};
  return Object.fromEntries(
    Object.entries(entries).flatMap(([key, value]: [string, unknown]) =>
      isSchema(value) ? [[key, value]] : [],
    ),
  );
}

function isSchema(value: unknown): value is v.GenericSchema {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema';
}
