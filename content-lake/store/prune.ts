import { sql } from 'kysely';
import type { LakeDatabase } from './tables.ts';

/** Small enough not to delay writers that wait for the rows. */
const REVISIONS_AT_ONCE = 2_000;

export type PruneResult = { revisions: number; transactions: number };

/**
 * Deletes revisions older than `before`. For every document that existed then, its state at that time stays, so that later
 * revisions can be compared with it and current documents keep the transaction of their `_rev`. Safe to interrupt.
 */
export async function pruneHistory(db: LakeDatabase, dataset: string, before: Date): Promise<PruneResult> {
  const { last } = await db
    .selectFrom('lake.tx')
    .select(({ fn }) => fn.max('seq').as('last'))
    .where('dataset', '=', dataset)
    .where('at', '<', before)
    .executeTakeFirstOrThrow();
  if (last === null) return { revisions: 0, transactions: 0 };
  // First, so that nobody resumes within the part that is about to be deleted.
  await db
    .updateTable('lake.dataset')
    .set({ complete_after: last })
    .where('name', '=', dataset)
    .where('complete_after', '<', last)
    .execute();

  let revisions = 0;
  for (;;) {
    const { numAffectedRows = 0n } = await sql`
      delete from lake.tx_doc where (seq, position) in (
        select old.seq, old.position from lake.tx_doc as old
        where old.dataset = ${dataset} and old.seq <= ${last}
          and (old.body is null or exists (
            select 1 from lake.tx_doc as later
            where later.dataset = old.dataset and later.doc_id = old.doc_id
              and later.seq > old.seq and later.seq <= ${last}
          ))
        limit ${REVISIONS_AT_ONCE}
      )`.execute(db);
    revisions += Number(numAffectedRows);
    if (numAffectedRows < REVISIONS_AT_ONCE) break;
  }
  // The newest one always stays: it marks the end of the log in an otherwise quiet dataset.
  const { numDeletedRows } = await db
    .deleteFrom('lake.tx')
    .where('dataset', '=', dataset)
    .where('seq', '<', last)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom('lake.tx_doc').select('position').whereRef('lake.tx_doc.seq', '=', 'lake.tx.seq')),
      ),
    )
    .executeTakeFirstOrThrow();
  return { revisions, transactions: Number(numDeletedRows) };
}
