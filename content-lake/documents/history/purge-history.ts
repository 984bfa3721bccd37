import type { Action } from '#content-lake/documents/mutations/action.ts';
import type { LakeDatabase } from '#content-lake/store/tables.ts';
import { seqOfTransaction } from '#content-lake/store/transaction-log.ts';

/** The documents whose history is deleted with them. */
export function idsToPurge(actions: readonly Action[]): string[] {
  return actions.flatMap((action) => {
    if (action.kind === 'discard' && action.purge) return [action.versionId];
    if (action.kind === 'delete' && action.purge) return [action.publishedId, ...action.includeDrafts];
    return [];
  });
}

/**
 * Deletes what the documents contained before the transaction that deleted them, and what could restore them. The
 * deletion itself stays in the log: other processes and listeners may not have received it yet.
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
    // This comes first, so that no listener resumes within the part about to be deleted and misses the deletion.
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
