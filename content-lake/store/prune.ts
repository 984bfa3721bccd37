import { sql } from 'kysely';
import type { LakeDatabase } from './tables.ts';

/** Small enough that writers who wait for the rows do not notice. */
const REVISIONS_AT_ONCE = 2_000;

export type Pruned = { revisions: number; transactions: number };

/**
 * Forgets what is older than `before`. Of every document that existed then, the state it had stays, so that later
 * revisions can be compared with it and documents of today keep the transaction their `_rev` names. Safe to break off.
 */
export async function pruneHistory(db: LakeDatabase, dataset: string, before: Date): Promise<Pruned> {
  const { last } = await db
    .selectFrom('lake.tx')
    .select(({ fn }) => fn.max('seq').as('last'))
    .where('dataset', '=', dataset)
    .where('at', '<', before)
    .executeTakeFirstOrThrow();
  if (last === null) return { revisions: 0, transactions: 0 };
  // First of all, so that nobody resumes inside what is about to go.
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
  // The newest of them stays in any case: its place is where the log of an otherwise quiet dataset ends.
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
