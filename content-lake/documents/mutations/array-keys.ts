import { isJsonObject, type Json } from '#content-lake/protocol/document.ts';
import type { DraftDoc, Mutation, PatchOperations } from '#content-lake/protocol/mutation.ts';

/** Adds the `_key` by which the Studio addresses it to every object in an array that has none. */
export function withArrayKeys(mutation: Mutation, newKey: () => string): Mutation {
  const keyed = (doc: DraftDoc) => ({ ...keysInObject(doc, newKey), _id: doc._id, _type: doc._type });
  if ('create' in mutation) return { create: keyed(mutation.create) };
  if ('createOrReplace' in mutation) return { createOrReplace: keyed(mutation.createOrReplace) };
  if ('createIfNotExists' in mutation) return { createIfNotExists: keyed(mutation.createIfNotExists) };
  if ('delete' in mutation) return mutation;
  return { patch: { ...keysInPatch(mutation.patch, newKey), id: mutation.patch.id } };
}

function keysInPatch(patch: PatchOperations, newKey: () => string): PatchOperations {
  const { set, setIfMissing, insert } = patch;
  return {
    ...patch,
    ...(set && { set: keysInObject(set, newKey) }),
    ...(setIfMissing && { setIfMissing: keysInObject(setIfMissing, newKey) }),
    ...(insert && { insert: { ...insert, items: keysInArray(insert.items, newKey) } }),
  };
}

function keysInObject(object: { [key: string]: Json }, newKey: () => string): { [key: string]: Json } {
  return Object.fromEntries(Object.entries(object).map(([name, value]) => [name, keysIn(value, newKey)]));
}

function keysInArray(items: Json[], newKey: () => string): Json[] {
  return items.map((item) => {
    const inside = keysIn(item, newKey);
    return isJsonObject(inside) && inside['_key'] === undefined ? { ...inside, _key: newKey() } : inside;
  });
}

function keysIn(value: Json, newKey: () => string): Json {
  if (Array.isArray(value)) return keysInArray(value, newKey);
  return isJsonObject(value) ? keysInObject(value, newKey) : value;
}
