import { type Doc, isObject, isStorableText, type Json, MAX_DEPTH } from '#content-lake/protocol/document.ts';
import { MutationFailure } from '#content-lake/protocol/mutation-failure.ts';

/**
 * A stored document from what a caller or the patch engine produced: dates and revision set, no `undefined` inside.
 * Fields with `undefined` are dropped and array items become null, exactly as in JSON.
 */
export function toDoc(source: unknown, rev: string, timestamp: string): Doc {
  const fields = isObject(source) ? toJsonObject(source) : {};
  const { _id, _type, _createdAt } = fields;
  if (typeof _id !== 'string')
    throw new MutationFailure('validationError', 'A document must have an _id string');
  if (typeof _type !== 'string' || _type === '' || !isStorableText(_type)) {
    throw new MutationFailure('validationError', `Document "${_id}" must have a _type string`, { id: _id });
  }
  return {
    ...fields,
    _id,
    _type,
    _rev: rev,
    _createdAt: typeof _createdAt === 'string' ? _createdAt : timestamp,
    _updatedAt: timestamp,
  };
}

/** @throws MutationFailure for excessive nesting, even if a patch caused it. */
export function toJsonObject(source: Record<string, unknown>, depth = 0): { [key: string]: Json } {
  const result: { [key: string]: Json } = {};
  for (const [key, value] of Object.entries(source)) {
    if (value !== undefined) result[key] = toJson(value, depth + 1);
  }
  return result;
}

export function toJson(value: unknown, depth = 0): Json {
  if (typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (depth > MAX_DEPTH)
    throw new MutationFailure('validationError', `Documents may be nested at most ${MAX_DEPTH} levels deep`);
  if (Array.isArray(value)) return value.map((item) => toJson(item, depth + 1));
  return isObject(value) ? toJsonObject(value, depth) : null;
}
