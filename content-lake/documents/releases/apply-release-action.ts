import { copyOf, publishedCopy } from '#content-lake/documents/mutations/copies.ts';
import { MutationFailure } from '#content-lake/protocol/mutation-failure.ts';
import type { DraftDoc } from '#content-lake/protocol/mutation.ts';
import type { WorkingSet } from '#content-lake/store/working-set.ts';
import { draftIdOf, variantOf } from '#content-lake/protocol/document-id.ts';
import { type Doc, isJsonObject, type Json } from '#content-lake/protocol/document.ts';
import { assertMetadata, type ReleaseAction } from './parse-release-action.ts';
import {
  finalIds,
  isGoingToUnpublish,
  RELEASE_TYPE,
  releaseDocumentId,
  type ReleaseState,
  stateOf,
  versionPrefix,
} from './release-document.ts';

/** What a release action needs besides the documents of its transaction. */
export type ReleaseContext = {
  /** The person who sends the action. */
  author: string;
  /** ISO instant of the transaction. */
  now: string;
  /** A random key for an item of an array. */
  newKey: () => string;
  /** Ids of the stored documents with this prefix. */
  idsUnder(prefix: string): string[];
  /** Versions in archived releases as they were, by id; read before the transaction, which can't wait for them. */
  archived: ReadonlyMap<string, Doc>;
};

/** @throws MutationFailure if the release doesn't exist or its state doesn't allow the action. */
export function applyReleaseAction(
  working: WorkingSet,
  action: ReleaseAction,
  context: ReleaseContext,
): void {
  const id = releaseDocumentId(action.name);
  switch (action.kind) {
    case 'release.create':
      return create(working, action.name, context, { metadata: action.metadata, state: 'active' });
    case 'release.import':
      return importRelease(working, action, context);
    case 'release.edit': {
      const release = expect(working, action.name, ['active', 'scheduled']);
      working.apply({ patch: { id, ...action.patch } });
      return assertOnlyMetadata(release, working.get(id));
    }
    case 'release.publish':
      expect(working, action.name, ['active']);
      return publishRelease(working, action.name, context);
    case 'release.schedule':
      expect(working, action.name, ['active']);
      if (action.publishAt <= context.now)
        throw failure('A release can only be scheduled for the future', id);
      return setState(working, id, 'scheduled', { publishAt: action.publishAt });
    case 'release.unschedule':
      expect(working, action.name, ['scheduled']);
      return setState(working, id, 'active', {}, ['publishAt']);
    case 'release.archive': {
      expect(working, action.name, ['active']);
      const versions = versionsOf(working, action.name, context);
      for (const version of versions) working.apply({ delete: { id: version._id } });
      return setState(working, id, 'archived', finalStates(versions, context));
    }
    case 'release.unarchive': {
      const release = expect(working, action.name, ['archived']);
      for (const version of finalIds(release).flatMap((one) => context.archived.get(one) ?? [])) {
        if (!working.get(version._id)) working.apply({ create: copyOf(version, version._id) });
      }
      return setState(working, id, 'active', {}, ['finalDocumentStates']);
    }
    case 'release.delete':
      expect(working, action.name, ['archived', 'published']);
      for (const { _id } of versionsOf(working, action.name, context)) working.apply({ delete: { id: _id } });
      return working.apply({ delete: { id } });
  }
}

/**
 * Publishes everything in the release at once: each version becomes the published document, or removes it if marked
 * so. Drafts stay as they are. The caller has checked the state.
 */
export function publishRelease(working: WorkingSet, name: string, context: ReleaseContext): void {
  const versions = versionsOf(working, name, context);
  for (const version of versions) {
    const { publishedId } = variantOf(version._id);
    const published = working.get(publishedId);
    if (!isGoingToUnpublish(version)) {
      working.apply({ createOrReplace: publishedCopy(version, publishedId, published) });
    } else if (published) {
      const draftId = draftIdOf(publishedId);
      if (!working.get(draftId)) working.apply({ create: copyOf(published, draftId) });
      working.apply({ delete: { id: publishedId } });
    }
    working.apply({ delete: { id: version._id } });
  }
  setState(working, releaseDocumentId(name), 'published', {
    publishedAt: context.now,
    ...finalStates(versions, context),
  });
}

function create(
  working: WorkingSet,
  name: string,
  { author }: ReleaseContext,
  fields: { [field: string]: Json },
): void {
  const document: DraftDoc = {
    userId: author,
    ...fields,
    _id: releaseDocumentId(name),
    _type: RELEASE_TYPE,
    name,
  };
  working.apply({ create: document });
}

/** Imports a release from elsewhere with its state and dates; its versions are imported as documents. */
function importRelease(
  working: WorkingSet,
  action: ReleaseAction & { kind: 'release.import' },
  context: ReleaseContext,
): void {
  const { name, document, ifExists } = action;
  const { _id, _type, _rev, _updatedAt, ...fields } = document;
  const id = releaseDocumentId(name);
  if ((_id !== undefined && _id !== id) || (_type !== undefined && _type !== RELEASE_TYPE)) {
    throw failure(`"attributes" is not the document of the release "${name}"`, id);
  }
  assertMetadata(isJsonObject(fields['metadata']) ? fields['metadata'] : {});
  if (!working.get(id)) return create(working, name, context, { state: 'active', ...fields });
  if (ifExists === 'ignore') return;
  if (ifExists === 'fail') {
    throw new MutationFailure('documentAlreadyExistsError', `Document by ID "${id}" already exists`, { id });
  }
  working.apply({ createOrReplace: { state: 'active', ...fields, _id: id, _type: RELEASE_TYPE, name } });
}

function versionsOf(working: WorkingSet, name: string, context: ReleaseContext): Doc[] {
  const prefix = versionPrefix(name);
  const made = working.changes().flatMap(({ id }) => (id.startsWith(prefix) ? [id] : []));
  const ids = new Set([...context.idsUnder(prefix), ...made]);
  return [...ids].toSorted().flatMap((id) => working.get(id) ?? []);
}

function finalStates(versions: readonly Doc[], { newKey }: ReleaseContext): { [field: string]: Json } {
  return { finalDocumentStates: versions.map(({ _id }) => ({ _key: newKey(), id: _id })) };
}

function setState(
  working: WorkingSet,
  id: string,
  state: ReleaseState,
  fields: { [field: string]: Json },
  unset: string[] = [],
): void {
  working.apply({ patch: { id, set: { state, ...fields }, ...(unset.length > 0 && { unset }) } });
}

function expect(working: WorkingSet, name: string, states: readonly ReleaseState[]): Doc {
  const id = releaseDocumentId(name);
  const release = working.get(id);
  if (!release || release._type !== RELEASE_TYPE) {
    throw new MutationFailure('documentNotFoundError', `The release "${name}" was not found`, { id });
  }
  const state = stateOf(release);
  if (state && states.includes(state)) return release;
  throw failure(`The release "${name}" is ${state ?? 'in an unknown state'}, not ${states.join(' or ')}`, id);
}

/** Only actions change the state and times of a release, never a patch. */
function assertOnlyMetadata(before: Doc, after: Doc | undefined): void {
  const kept = (doc: Doc | undefined) => JSON.stringify({ ...doc, metadata: null, _rev: '', _updatedAt: '' });
  if (kept(before) !== kept(after)) throw failure('Only the metadata of a release can be edited', before._id);
  assertMetadata(isJsonObject(after?.['metadata']) ? after['metadata'] : {});
}

function failure(description: string, id: string): MutationFailure {
  return new MutationFailure('validationError', description, { id });
}
