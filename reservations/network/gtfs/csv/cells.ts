import type { Column } from './columns.ts';

/** Formats an object as cells of its columns. */
export function cellsOf(columns: readonly Column[], row: unknown): Record<string, string> {
  return Object.fromEntries(
    columns.map((column) => [column.name, cellOf(column, memberOf(row, column.path))]),
  );
}

/**
 * Builds the object from its cells, for its schema to check. A cell that is not a number or JSON stays text: the
 * schema then reports what is wrong.
 */
export function objectOf(columns: readonly Column[], cells: Readonly<Record<string, string>>): unknown {
  const object: Record<string, unknown> = {};
  for (const column of columns) {
    const text = cells[column.name] ?? '';
    const value = text === '' ? emptyValue(column) : valueOf(column, text);
    if (value !== undefined) put(object, column.path, value);
  }
  for (const { orNull } of columns)
    if (orNull && memberOf(object, orNull) === undefined) put(object, orNull, null);
  return object;
}

function cellOf({ kind }: Column, value: unknown): string {
  if (value === undefined || value === null) return '';
  if (kind === 'json' || (Array.isArray(value) && !isPlainList(value))) return JSON.stringify(value);
  return Array.isArray(value) ? value.join('|') : String(value);
}

/** True if the list can be written with `|` between its items and read back unchanged. */
function isPlainList(list: readonly unknown[]): boolean {
  return list.length > 0 && list.every((part) => !/^$|^\[|\|/.test(String(part)));
}

function valueOf({ kind }: Column, text: string): unknown {
  switch (kind) {
    case 'text':
      return text;
    case 'number':
      return toNumber(text);
    case 'boolean':
      return text === 'true' || text === '1' ? true : text === 'false' || text === '0' ? false : text;
    case 'texts':
      return text.startsWith('[') ? fromJson(text) : text.split('|').map((part) => part.trim());
    case 'numbers':
      return text.startsWith('[') ? fromJson(text) : text.split('|').map((part) => toNumber(part.trim()));
    case 'json':
      return fromJson(text);
  }
}

function emptyValue({ kind, empty }: Column): unknown {
  if (empty === 'null') return null;
  if (empty === 'absent' || kind === 'number' || kind === 'boolean' || kind === 'json') return undefined;
  return kind === 'text' ? '' : [];
}

function toNumber(text: string): number | string {
  return /^-?\d{1,15}(\.\d{1,12})?$/.test(text) ? Number(text) : text;
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function memberOf(row: unknown, path: readonly string[]): unknown {
  let value = row;
  for (const key of path) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = new Map<string, unknown>(Object.entries(value)).get(key);
  }
  return value;
}

function put(object: Record<string, unknown>, [key = '', ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) {
    object[key] = value;
    return;
  }
  const known = object[key];
  const inner: Record<string, unknown> = isRecord(known) ? known : {};
  object[key] = inner;
  put(inner, rest, value);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
