import { isPublishedId } from '#content-lake/protocol/document-id.ts';
import type { Doc } from '#content-lake/protocol/document.ts';
import { referencesOf } from './references.ts';
import { MutationFailure } from '#content-lake/protocol/mutation-failure.ts';

type Documents = { get(id: string): Doc | undefined; referrersOf(id: string): readonly Doc[] };

/**
 * Strong references of published documents must always point to an existing document. Drafts and versions may dangle:
 * an editor may prepare a link before its target is published. Checked on the state after the whole transaction.
 * @throws MutationFailure
 */
export function checkReferences(
  stored: Documents,
  changes: readonly { id: string; after: Doc | undefined }[],
): void {
  const changed = new Map(changes.map(({ id, after }) => [id, after]));
  const read = (id: string) => (changed.has(id) ? changed.get(id) : stored.get(id));

  for (const { id, after } of changes) {
    if (after) checkTargets(after, read);
    else checkReferrers(id, stored, read);
  }
}

function checkTargets(doc: Doc, read: (id: string) => Doc | undefined): void {
  if (!isPublishedId(doc._id)) return;
  const missing = referencesOf(doc).find(({ to, weak }) => !weak && !read(to));
  if (!missing) return;
  throw new MutationFailure(
    'documentReferencesNonExistentDocumentError',
    `Document "${doc._id}" references non-existent document "${missing.to}"`,
    { id: doc._id, referenceID: missing.to },
  );
}

function checkReferrers(id: string, stored: Documents, read: (id: string) => Doc | undefined): void {
  const referrers = stored
    .referrersOf(id)
    .map((doc) => read(doc._id))
    .filter((doc) => doc !== undefined && isPublishedId(doc._id))
    .filter((doc) => doc && referencesOf(doc).some(({ to, weak }) => to === id && !weak))
    .flatMap((doc) => doc?._id ?? []);
  if (referrers.length === 0) return;
  throw new MutationFailure(
    'documentHasExistingReferencesError',
    `Document "${id}" cannot be deleted as there are references to it from "${referrers[0]}"`,
    { id, referencingIDs: referrers.slice(0, 100) },
  );
}
