import { isPublishedId, variantOf } from '#content-lake/protocol/document-id.ts';
import type { Doc } from '#content-lake/protocol/document.ts';
import { MutationFailure } from '#content-lake/protocol/mutation-failure.ts';
import type { WorkingSet } from '#content-lake/store/working-set.ts';

/** @throws MutationFailure */
export function existing(working: WorkingSet, id: string): Doc {
  const doc = working.get(id);
  if (doc) return doc;
  throw new MutationFailure('documentNotFoundError', `The document with the ID "${id}" was not found`, {
    id,
  });
}

/** The id must be that of a draft or version; of `publishedId`, if given. @throws MutationFailure */
export function assertVariant(id: string, publishedId?: string): void {
  const fits = publishedId === undefined || variantOf(id).publishedId === publishedId;
  if (fits && !isPublishedId(id)) return;
  const description = `Document "${id}" is not a draft or version of this document`;
  throw new MutationFailure('validationError', description, { id });
}
