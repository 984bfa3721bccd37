import { variantOf } from '#content-lake/protocol/document-id.ts';
import type { Doc } from '#content-lake/protocol/document.ts';
import type { Effects } from '#content-lake/protocol/transaction.ts';
import type { Mutation } from '#content-lake/protocol/mutation.ts';
import type { LakeDatabase } from '#content-lake/store/tables.ts';
import { seqOfTransaction } from '#content-lake/store/transaction-log.ts';

export type TransactionRange = {
  dataset: string;
  documentIds: readonly string[];
  /** Transaction ids, both inclusive. */
  from?: string;
  to?: string;
  /** ISO instants, both inclusive. */
  fromTime?: string;
  toTime?: string;
  authors?: readonly string[];
  /** Include what the transactions did to other documents. */
  wholeTransactions: boolean;
  newestFirst: boolean;
  limit: number;
};

export type LoggedTransaction = {
  id: string;
  timestamp: string;
  author: string;
  changes: { id: string; mutations: Mutation[]; effects: Effects }[];
};

/** The transactions that touched any of the documents. Nothing comes before an unknown `to`; an unknown `from` is the beginning. */
export async function readTransactions(
  db: LakeDatabase,
  range: TransactionRange,
): Promise<LoggedTransaction[]> {
  const { dataset, documentIds, newestFirst } = range;
  if (documentIds.length === 0) return [];
  const from = range.from === undefined ? undefined : await seqOfTransaction(db, dataset, range.from);
  const to = range.to === undefined ? undefined : await seqOfTransaction(db, dataset, range.to);
  if (range.to !== undefined && to === undefined) return [];
  const heads = await db
    .selectFrom('lake.tx')
    .select(['seq', 'id', 'author', 'at'])
    .where('dataset', '=', dataset)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('lake.tx_doc')
          .select('position')
          .whereRef('lake.tx_doc.seq', '=', 'lake.tx.seq')
          .where('doc_id', 'in', [...documentIds]),
      ),
    )
    .$if(from !== undefined, (query) => query.where('seq', '>=', from ?? 0))
    .$if(to !== undefined, (query) => query.where('seq', '<=', to ?? 0))
    .$if(range.fromTime !== undefined, (query) => query.where('at', '>=', new Date(range.fromTime ?? 0)))
    .$if(range.toTime !== undefined, (query) => query.where('at', '<=', new Date(range.toTime ?? 0)))
    .$if(range.authors !== undefined, (query) => query.where('author', 'in', [...(range.authors ?? [])]))
    .orderBy('seq', newestFirst ? 'desc' : 'asc')
    .limit(range.limit)
    .execute();
  if (heads.length === 0) return [];
  const rows = await db
    .selectFrom('lake.tx_doc')
    .select(['seq', 'doc_id', 'mutations', 'apply', 'revert'])
    .where(
      'seq',
      'in',
      heads.map(({ seq }) => seq),
    )
    .$if(!range.wholeTransactions, (query) => query.where('doc_id', 'in', [...documentIds]))
    .orderBy('position')
    .execute();
  const changes = Map.groupBy(rows, ({ seq }) => seq);
  return heads.map(({ seq, id, author, at }) => ({
    id,
    author,
    timestamp: at.toISOString(),
    changes: (changes.get(seq) ?? []).map((row) => ({
      id: row.doc_id,
      mutations: row.mutations,
      effects: { apply: row.apply, revert: row.revert },
    })),
  }));
}

/**
 * The document as a transaction left it. If the transaction didn't touch it or removed it: the draft or published
 * counterpart that it wrote, since the Studio requests the draft even where the timeline shows a step of the published document.
 */
export async function documentAtRevision(
  db: LakeDatabase,
  dataset: string,
  id: string,
  revision: string,
): Promise<Doc | undefined> {
  const { publishedId } = variantOf(id);
  const rows = await db
    .selectFrom('lake.tx_doc')
    .innerJoin('lake.tx', 'lake.tx.seq', 'lake.tx_doc.seq')
    .select(['doc_id', 'body'])
    .where('lake.tx.dataset', '=', dataset)
    .where('lake.tx.id', '=', revision)
    .where('doc_id', 'in', [id, publishedId, `drafts.${publishedId}`])
    .execute();
  const written = rows.filter(({ body }) => body !== null);
  const found = written.find(({ doc_id }) => doc_id === id) ?? written[0];
  return found?.body ?? undefined;
}

/** The document at an instant, or undefined if it didn't exist then. */
export async function documentAtTime(
  db: LakeDatabase,
  dataset: string,
  id: string,
  time: Date,
): Promise<Doc | undefined> {
  const found = await db
    .selectFrom('lake.tx_doc')
    .innerJoin('lake.tx', 'lake.tx.seq', 'lake.tx_doc.seq')
    .select('body')
    .where('lake.tx_doc.dataset', '=', dataset)
    .where('doc_id', '=', id)
    .where('at', '<=', time)
    .orderBy('lake.tx_doc.seq', 'desc')
    .executeTakeFirst();
  return found?.body ?? undefined;
}

/** The document's last state, even if it has been deleted since. */
export async function lastRevision(db: LakeDatabase, dataset: string, id: string): Promise<Doc | undefined> {
  const found = await db
    .selectFrom('lake.tx_doc')
    .select('body')
    .where('dataset', '=', dataset)
    .where('doc_id', '=', id)
    .where('body', 'is not', null)
    .orderBy('seq', 'desc')
    .executeTakeFirst();
  return found?.body ?? undefined;
}
