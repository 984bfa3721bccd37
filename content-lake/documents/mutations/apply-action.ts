import {
  applyReleaseAction,
  type ReleaseContext,
} from '#content-lake/documents/releases/apply-release-action.ts';
import type { ReleaseAction } from '#content-lake/documents/releases/parse-release-action.ts';
import { assertUnlocked } from '#content-lake/documents/releases/release-document.ts';
import { draftIdOf } from '#content-lake/protocol/document-id.ts';
import type { Action, DocumentAction, VersionAction } from './action.ts';
import { applyVersionAction } from './apply-version-action.ts';
import { copyOf, publishedCopy } from './copies.ts';
import { assertVariant, existing } from './expectations.ts';
import { MutationFailure } from '#content-lake/protocol/mutation-failure.ts';
import type { WorkingSet } from '#content-lake/store/working-set.ts';

/** Applies an action on a document or a release. @throws MutationFailure if it doesn't fit what is stored. */
export function applyAnyAction(working: WorkingSet, action: Action, context: ReleaseContext): void {
  if (isReleaseAction(action)) applyReleaseAction(working, action, context);
  else applyAction(working, action);
}

/** Turns an action into mutations of the transaction. @throws MutationFailure if it doesn't fit what is stored. */
export function applyAction(working: WorkingSet, action: DocumentAction | VersionAction): void {
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
      return replaceDraft(working, action);
    case 'delete':
      return deleteAll(working, action);
    case 'version.create':
    case 'version.copy':
    case 'version.replace':
    case 'version.unpublish':
      return applyVersionAction(working, action);
  }
}

function isReleaseAction(action: Action): action is ReleaseAction {
  return action.kind.startsWith('release.');
}

type Of<Kind> = DocumentAction & { kind: Kind };

function create(working: WorkingSet, { publishedId, document, ifExists }: Of<'create'>): void {
  assertVariant(document._id, publishedId);
  assertUnlocked(working, document._id);
  const found = [publishedId, document._id].find((id) => working.get(id));
  if (found === undefined) return working.apply({ create: document });
  if (ifExists === 'fail') {
    const description = `Document by ID "${found}" already exists`;
    throw new MutationFailure('documentAlreadyExistsError', description, { id: found });
  }
}

/** The first edit of a published document creates its draft. */
function edit(working: WorkingSet, { publishedId, draftId, patch }: Of<'edit'>): void {
  assertVariant(draftId, publishedId);
  assertUnlocked(working, draftId);
  if (!working.get(draftId)) working.apply({ create: copyOf(existing(working, publishedId), draftId) });
  working.apply({ patch: { id: draftId, ...patch } });
}

function publish(working: WorkingSet, action: Of<'publish'>): void {
  const { publishedId, draftId, ifDraft, ifPublished } = action;
  const draft = existing(working, draftId);
  assertVariant(draftId, publishedId);
  assertUnlocked(working, draftId);
  working.expectRevision(draftId, ifDraft);
  working.expectRevision(publishedId, ifPublished);
  const replaced = working.get(publishedId);
  const published = publishedCopy(draft, publishedId, replaced);
  working.apply(replaced ? { createOrReplace: published } : { create: published });
  working.apply({ delete: { id: draftId } });
}

function unpublish(working: WorkingSet, { publishedId, draftId }: Of<'unpublish'>): void {
  assertVariant(draftId, publishedId);
  const published = existing(working, publishedId);
  if (!working.get(draftId)) working.apply({ create: copyOf(published, draftId) });
  working.apply({ delete: { id: publishedId } });
}

function discard(working: WorkingSet, versionId: string): void {
  assertVariant(versionId);
  existing(working, versionId);
  assertUnlocked(working, versionId);
  working.apply({ delete: { id: versionId } });
}

function replaceDraft(working: WorkingSet, { publishedId, document }: Of<'replaceDraft'>): void {
  assertVariant(document._id, publishedId);
  assertUnlocked(working, document._id);
  if (!working.get(document._id)) existing(working, publishedId);
  working.apply({ createOrReplace: document });
}

/** The caller may not know of a draft that they didn't name: it is neither left behind nor deleted, but an error. */
function deleteAll(working: WorkingSet, { publishedId, includeDrafts }: Of<'delete'>): void {
  for (const id of includeDrafts) {
    assertVariant(id, publishedId);
    assertUnlocked(working, id);
  }
  const draftId = draftIdOf(publishedId);
  if (working.get(draftId) && !includeDrafts.includes(draftId)) {
    const description = `Document "${publishedId}" has the draft "${draftId}", which is not in "includeDrafts"`;
    throw new MutationFailure('validationError', description, { id: draftId });
  }
  const ids = [publishedId, ...includeDrafts].filter((id) => working.get(id));
  if (ids.length === 0) existing(working, publishedId);
  for (const id of ids) working.apply({ delete: { id } });
}
