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

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isJsonObject(value: Json | undefined): value is { [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
