import { encodePatch } from './mendoza.ts';
import { checkReferences } from '#content-lake/store/integrity.ts';
import { WorkingSet } from '#content-lake/store/working-set.ts';
import type { Doc, Json } from '#content-lake/protocol/document.ts';
import type { MutationResult, TransactRequest } from '../store.ts';
import type { DocumentChange } from '#content-lake/protocol/transaction.ts';
import type { Overlay } from './overlay.ts';

export type Decision = { timestamp: string; results: MutationResult[]; changes: DocumentChange[] };

/** What a request does to the current documents; writes nothing. @throws MutationFailure if it isn't allowed. */
export function decide(request: TransactRequest, id: string, now: Date, documents: Overlay): Decision {
  const timestamp = now.toISOString();
  const working = new WorkingSet((docId) => documents.get(docId), id, timestamp);
  request.change(working);
  const changes = working.changes().map((change) => ({ ...change, effects: effectsOf(change) }));
  checkReferences(documents, changes);
  return { timestamp, results: working.results, changes };
}

function effectsOf({ before, after }: { before: Doc | undefined; after: Doc | undefined }) {
  const left = withoutRev(before);
  const right = withoutRev(after);
  return { apply: encodePatch(left, right), revert: encodePatch(right, left) };
}

/** The revision isn't part of a patch: receivers remove `_rev`, apply the patch, and set `resultRev`. */
function withoutRev(doc: Doc | undefined): Json {
  if (!doc) return null;
  const { _rev, ...rest } = doc;
  return rest;
}
