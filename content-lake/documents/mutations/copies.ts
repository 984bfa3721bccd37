import { type Doc, isJsonObject, type Json } from '#content-lake/protocol/document.ts';
import type { DraftDoc } from '#content-lake/protocol/mutation.ts';

/** The same content under another id; it keeps its creation date. */
export function copyOf({ _rev, _updatedAt, ...doc }: Doc, _id: string): DraftDoc {
  return { ...doc, _type: doc._type, _id };
}

/**
 * The published document that a draft or version becomes. What the lake stored for drafts only is removed, and the
 * creation date of the published document that it replaces is kept.
 */
export function publishedCopy(source: Doc, publishedId: string, replaced: Doc | undefined): DraftDoc {
  const { _system, ...copy } = strengthenFields(copyOf(source, publishedId));
  const _createdAt = replaced?._createdAt ?? source._createdAt;
  return { ...copy, _createdAt, _id: publishedId, _type: source._type };
}

/** A draft may link to a document that isn't published yet; publishing the draft makes the link strong. */
function strengthen(value: Json): Json {
  if (Array.isArray(value)) return value.map(strengthen);
  return isJsonObject(value) ? strengthenFields(value) : value;
}

function strengthenFields(object: { [key: string]: Json }): { [key: string]: Json } {
  const { _strengthenOnPublish: rule, ...rest } = object;
  const fields = Object.fromEntries(Object.entries(rest).map(([name, field]) => [name, strengthen(field)]));
  const staysWeak = rule === undefined || (isJsonObject(rule) && rule['weak'] === true);
  if (staysWeak) return fields;
  const { _weak, ...strong } = fields;
  return strong;
}
