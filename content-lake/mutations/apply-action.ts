import { isPublishedId, variantOf } from '../store/document-id.ts';
import { type Doc, isJsonObject, type Json } from '../store/document.ts';
import type { Action } from './action.ts';
import { MutationFailure } from './mutation-failure.ts';
import type { DraftDoc } from './mutation.ts';
import type { WorkingSet } from './working-set.ts';

/** Turns an action into mutations of the transaction. @throws MutationFailure when it does not fit what is stored. */
export function applyAction(working: WorkingSet, action: Action): void {
  switch (action.kind) {
    case 'create':
      return create(working, action);
    case 'edit':
      return edit(working, action);
    case 'publish':
      return publish(working, action);
    case 'unpublish':
      return unpublish(working, action);
    case 'discard':
      return discard(working, action.versionId);
    case 'replaceDraft':
      if (isPublishedId(action.document._id)) throw notADraft(action.document._id);
      return working.apply({ createOrReplace: action.document });
    case 'delete':
      return deleteAll(working, action);
  }
}

function create(working: WorkingSet, action: Action & { kind: 'create' }): void {
  const { publishedId, document, ifExists } = action;
  const existing = [publishedId, document._id].find((id) => working.get(id));
  if (existing === undefined) return working.apply({ create: document });
  if (ifExists === 'fail') {
    const description = `Document by ID "${existing}" already exists`;
    throw new MutationFailure('documentAlreadyExistsError', description, { id: existing });
  }
}

/** The first edit of a published document makes its draft. */
function edit(working: WorkingSet, { publishedId, draftId, patch }: Action & { kind: 'edit' }): void {
  if (!working.get(draftId)) working.apply({ create: copyOf(existing(working, publishedId), draftId) });
  working.apply({ patch: { id: draftId, ...patch } });
}

function publish(working: WorkingSet, action: Action & { kind: 'publish' }): void {
  const { publishedId, draftId, ifDraft, ifPublished } = action;
  const draft = existing(working, draftId);
  if (variantOf(draftId).publishedId !== publishedId) throw notADraft(draftId);
  working.expectRevision(draftId, ifDraft);
  working.expectRevision(publishedId, ifPublished);
  const published = strengthened(copyOf(draft, publishedId));
  working.apply(working.get(publishedId) ? { createOrReplace: published } : { create: published });
  working.apply({ delete: { id: draftId } });
}

function unpublish(working: WorkingSet, { publishedId, draftId }: Action & { kind: 'unpublish' }): void {
  const published = existing(working, publishedId);
  if (!working.get(draftId)) working.apply({ create: copyOf(published, draftId) });
  working.apply({ delete: { id: publishedId } });
}

function discard(working: WorkingSet, versionId: string): void {
  if (isPublishedId(versionId)) throw notADraft(versionId);
  existing(working, versionId);
  working.apply({ delete: { id: versionId } });
}

function deleteAll(working: WorkingSet, { publishedId, includeDrafts }: Action & { kind: 'delete' }): void {
  const ids = [publishedId, ...includeDrafts].filter((id) => working.get(id));
  if (ids.length === 0) existing(working, publishedId);
  for (const id of ids) working.apply({ delete: { id } });
}

function existing(working: WorkingSet, id: string): Doc {
  const doc = working.get(id);
  if (doc) return doc;
  throw new MutationFailure('documentNotFoundError', `The document with the ID "${id}" was not found`, {
    id,
  });
}

function notADraft(id: string): MutationFailure {
  return new MutationFailure(
    'validationError',
    `Document "${id}" is not a draft or version of this document`,
    { id },
  );
}

/** The same content under another id; it stays as old as it is. */
function copyOf({ _rev, _updatedAt, ...doc }: Doc, _id: string): DraftDoc {
  return { ...doc, _type: doc._type, _id };
}

/** A draft may link to what is not published yet; the link becomes binding when the draft is published. */
function strengthened(doc: DraftDoc): DraftDoc {
  return { ...strengthenFields(doc), _id: doc._id, _type: doc._type };
}

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
