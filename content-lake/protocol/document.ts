/** Any JSON value that a document field may contain. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** A stored document. `_rev` is the id of the last transaction that touched it. */
export type Doc = {
  [field: string]: Json;
  _id: string;
  _type: string;
  _rev: string;
  _createdAt: string;
  _updatedAt: string;
};

/** Deeper than any document that people write; unlimited nesting would overflow every function that traverses it. */
export const MAX_DEPTH = 100;

/** Whether a text column can hold it: PostgreSQL rejects U+0000, and half of a surrogate pair has no UTF-8 form. */
export function isStorableText(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isJsonObject(value: Json | undefined): value is { [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
