import { assertUnlocked } from '#content-lake/documents/releases/release-document.ts';
import { variantOf } from '#content-lake/protocol/document-id.ts';
import { isJsonObject } from '#content-lake/protocol/document.ts';
import type { VersionAction } from './action.ts';
import { copyOf } from './copies.ts';
import { assertVariant, existing } from './expectations.ts';
import type { DraftDoc } from '#content-lake/protocol/mutation.ts';
import type { WorkingSet } from '#content-lake/store/working-set.ts';

/** Versions are what a release will publish; a draft counts as a version too. @throws MutationFailure */
export function applyVersionAction(working: WorkingSet, action: VersionAction): void {
  switch (action.kind) {
    case 'version.create':
      return create(working, action.publishedId, action.document);
    case 'version.copy': {
      const { publishedId, versionId, baseId, ifBase } = action;
      const base = existing(working, baseId);
      working.expectRevision(baseId, ifBase);
      // A new version has its own creation date, and the unpublish mark belongs to the version it was set on.
      const { _createdAt, _system, ...content } = copyOf(base, versionId);
      return create(working, publishedId, { ...content, _id: versionId, _type: base._type });
    }
    case 'version.replace':
      return replace(working, action.document);
    case 'version.unpublish':
      return unpublish(working, action);
  }
}

function create(working: WorkingSet, publishedId: string, document: DraftDoc): void {
  assertVariant(document._id, publishedId);
  assertUnlocked(working, document._id);
  working.apply({ create: document });
}

/** Requires the version, or the document it is a version of: a version can't come from nothing. */
function replace(working: WorkingSet, document: DraftDoc): void {
  assertVariant(document._id);
  assertUnlocked(working, document._id);
  if (!working.get(document._id)) existing(working, variantOf(document._id).publishedId);
  working.apply({ createOrReplace: document });
}

/** Marks the version, created from the published document if missing: publishing the release will then unpublish it. */
function unpublish(working: WorkingSet, action: VersionAction & { kind: 'version.unpublish' }): void {
  const { publishedId, versionId } = action;
  assertVariant(versionId, publishedId);
  assertUnlocked(working, versionId);
  const published = existing(working, publishedId);
  const version = working.get(versionId);
  if (!version) {
    const { _createdAt, ...content } = copyOf(published, versionId);
    working.apply({ create: { ...content, _id: versionId, _type: published._type } });
  }
  const system = version?.['_system'];
  const marked = { ...(isJsonObject(system) && system), delete: true };
  working.apply({ patch: { id: versionId, set: { _system: marked } } });
}
