import { lastRevision } from '#content-lake/documents/history/read-history.ts';
import type { Core } from '#content-lake/realtime/core.ts';
import type { Action } from '#content-lake/documents/mutations/action.ts';
import type { Doc } from '#content-lake/protocol/document.ts';
import type { ReleaseContext } from './apply-release-action.ts';
import { finalIds, releaseDocumentId } from './release-document.ts';

type Parts = Pick<Core, 'store' | 'db' | 'clock' | 'ids'>;

/** Reads in advance what the actions will need: a transaction in progress can't wait for the database. */
export async function releaseContext(
  { store, db, clock, ids }: Parts,
  dataset: string,
  author: string,
  actions: readonly Action[],
): Promise<ReleaseContext> {
  const archived = new Map<string, Doc>();
  for (const action of actions) {
    if (action.kind !== 'release.unarchive') continue;
    const release = store.document(dataset, releaseDocumentId(action.name));
    for (const id of release ? finalIds(release) : []) {
      const version = await lastRevision(db, dataset, id);
      if (version) archived.set(id, version);
    }
  }
  return {
    author,
    now: clock().toISOString(),
    newKey: () => ids().slice(0, 12),
    idsUnder: (prefix) => {
      // When called inside the transaction, the replica is in the state before it.
      const documents = store.replica(dataset).raw.all();
      return documents.flatMap(({ _id }) => (_id.startsWith(prefix) ? [_id] : []));
    },
    archived,
  };
}
