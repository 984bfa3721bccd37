import type { CommittedTransaction } from '#content-lake/protocol/transaction.ts';
import type { LakeDatabase } from './tables.ts';

/** The transactions after `seq`, oldest first, as other processes committed them. */
export async function readTransactionsAfter(
  db: LakeDatabase,
  dataset: string,
  seq: number,
  limit: number,
): Promise<CommittedTransaction[]> {
  const heads = await db
    .selectFrom('lake.tx')
    .select(['seq', 'id', 'author', 'at'])
    .where('dataset', '=', dataset)
    .where('seq', '>', seq)
    .orderBy('seq')
    .limit(limit)
    .execute();
  const last = heads.at(-1);
  if (!last) return [];
  const rows = await db
    .selectFrom('lake.tx_doc as change')
    .leftJoin('lake.tx as earlier', (join) =>
      join.onRef('earlier.id', '=', 'change.before_rev').onRef('earlier.dataset', '=', 'change.dataset'),
    )
    .leftJoin('lake.tx_doc as previous', (join) =>
      join.onRef('previous.seq', '=', 'earlier.seq').onRef('previous.doc_id', '=', 'change.doc_id'),
    )
    .select([
      'change.seq',
      'change.doc_id',
      'change.body',
      'change.mutations',
      'change.apply',
      'change.revert',
    ])
    .select('previous.body as before_body')
    .where('change.dataset', '=', dataset)
    .where('change.seq', '>', seq)
    .where('change.seq', '<=', last.seq)
    .orderBy('change.seq')
    .orderBy('change.position')
    .execute();
  const bySeq = Map.groupBy(rows, ({ seq: place }) => place);
  return heads.map((head) => ({
    dataset,
    seq: head.seq,
    id: head.id,
    author: head.author,
    timestamp: head.at.toISOString(),
    changes: (bySeq.get(head.seq) ?? []).map((change) => ({
      id: change.doc_id,
      before: change.before_body ?? undefined,
      after: change.body ?? undefined,
      mutations: change.mutations,
      effects: { apply: change.apply, revert: change.revert },
    })),
  }));
}

export async function seqOfTransaction(
  db: LakeDatabase,
  dataset: string,
  id: string,
): Promise<number | undefined> {
  const found = await db
    .selectFrom('lake.tx')
    .select('seq')
    .where('dataset', '=', dataset)
    .where('id', '=', id)
    .executeTakeFirst();
  return found?.seq;
}

/** Whether the log still contains everything after `seq`. */
export async function isCompleteAfter(db: LakeDatabase, dataset: string, seq: number): Promise<boolean> {
  const row = await db
    .selectFrom('lake.dataset')
    .select('complete_after')
    .where('name', '=', dataset)
    .executeTakeFirst();
  return row !== undefined && row.complete_after <= seq;
}
