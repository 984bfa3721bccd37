/** Anything that JSON can carry and that a document field may hold. */
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

/** Deeper than any document that people make; what has no end would overflow whatever goes through it. */
export const MAX_DEPTH = 100;

/** What a column of texts can hold: PostgreSQL knows no U+0000 there, and half of a surrogate pair is nothing in UTF-8. */
export function isSoundText(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isJsonObject(value: Json | undefined): value is { [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
