import type { Action } from '#content-lake/documents/mutations/action.ts';
import type { LakeDatabase } from '#content-lake/store/tables.ts';
import { seqOfTransaction } from '#content-lake/store/transaction-log.ts';

/** The documents whose past goes with them. */
export function idsToPurge(actions: readonly Action[]): string[] {
  return actions.flatMap((action) => {
    if (action.kind === 'discard' && action.purge) return [action.versionId];
    if (action.kind === 'delete' && action.purge) return [action.publishedId, ...action.includeDrafts];
    return [];
  });
}

/**
 * Forgets what the documents were before the transaction that deleted them, and what would bring them back. That they
 * were deleted stays in the log: other processes and listeners may not have heard of it yet.
 */
export async function purgeHistory(
  db: LakeDatabase,
  dataset: string,
  ids: readonly string[],
  transactionId: string,
): Promise<void> {
  const seq = await seqOfTransaction(db, dataset, transactionId);
  if (seq === undefined || ids.length === 0) return;
  await db.transaction().execute(async (within) => {
    // First of all, so that no listener resumes inside what is about to go and misses the deletion.
    await within
      .updateTable('lake.dataset')
      .set({ complete_after: seq })
      .where('name', '=', dataset)
      .where('complete_after', '<', seq)
      .execute();
    await within
      .deleteFrom('lake.tx_doc')
      .where('dataset', '=', dataset)
      .where('doc_id', 'in', ids)
      .where('seq', '<', seq)
      .execute();
    await within
      .updateTable('lake.tx_doc')
      .set({ revert: '[]' })
      .where('dataset', '=', dataset)
      .where('doc_id', 'in', ids)
      .where('seq', '=', seq)
      .execute();
  });
}
