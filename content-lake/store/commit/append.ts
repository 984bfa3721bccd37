import { type RawBuilder, sql } from 'kysely';
import { CHANNELS } from '#content-lake/protocol/channels.ts';
import type { Doc } from '#content-lake/protocol/document.ts';
import type { MutationResult } from '../store.ts';
import type { CommittedTransaction, DocumentChange } from '#content-lake/protocol/transaction.ts';
import type { LakeDatabase } from '../tables.ts';

/** PostgreSQL takes at most 65,535 parameters in one statement; a change and its document have 14. */
const CHANGES_PER_STATEMENT = 2_000;

export type NewTransaction = {
  transaction: CommittedTransaction;
  fingerprint: string;
  results: readonly MutationResult[];
};

type Change = DocumentChange & { seq: number; position: number };

/**
 * Writes transactions, updates the documents to the state after the last of them and notifies the other processes. Usually
 * in one statement: a small write spends most of its time on round trips.
 * Call inside the SQL transaction that holds the dataset's lock.
 */
export async function appendTransactions(
  db: LakeDatabase,
  dataset: string,
  added: readonly NewTransaction[],
): Promise<void> {
  const last = added.at(-1);
  if (!last) return;
  const changes = added.flatMap(({ transaction: { seq, changes: own } }) =>
    own.map((change, position) => ({ ...change, seq, position })),
  );
  // One statement must not write a document twice, so only its last state is written.
  const final = new Map<string, Change>(changes.map((change) => [change.id, change]));
  const payload = `${dataset}:${last.transaction.seq}`;
  let heads = [headRows(dataset, added)];
  for (let at = 0; at === 0 || at < changes.length; at += CHANGES_PER_STATEMENT) {
    const part = changes.slice(at, at + CHANGES_PER_STATEMENT);
    const documents = part.filter((change) => final.get(change.id) === change);
    const writes = [...heads, ...changeRows(dataset, part), ...documentRows(dataset, documents)];
    heads = [];
    await sql`with ${sql.join(writes)} select pg_notify(${CHANNELS.log}, ${payload})`.execute(db);
  }
}

function headRows(dataset: string, added: readonly NewTransaction[]): RawBuilder<unknown> {
  const rows = added.map(({ transaction: { seq, id, timestamp, author }, fingerprint, results }) => {
    const outcomes = JSON.stringify(results.map(({ id: docId, operation }) => ({ id: docId, operation })));
    return sql`(${seq}, ${dataset}, ${id}, ${timestamp}, ${author}, ${fingerprint}, ${outcomes})`;
  });
  return sql`head as (
    insert into lake.tx (seq, dataset, id, at, author, request, results) values ${sql.join(rows)}
  )`;
}

function changeRows(dataset: string, changes: readonly Change[]): RawBuilder<unknown>[] {
  if (changes.length === 0) return [];
  const rows = changes.map(({ seq, position, id, before, after, mutations, effects }) => {
    const body = after ? JSON.stringify(after) : null;
    const [apply, revert] = [JSON.stringify(effects.apply), JSON.stringify(effects.revert)];
    return sql`(${seq}, ${position}, ${dataset}, ${id}, ${before?._rev ?? null}, ${body},
      ${JSON.stringify(mutations)}, ${apply}, ${revert})`;
  });
  return [
    sql`change as (
      insert into lake.tx_doc (seq, position, dataset, doc_id, before_rev, body, mutations, apply, revert)
      values ${sql.join(rows)}
    )`,
  ];
}

function documentRows(dataset: string, changes: readonly Change[]): RawBuilder<unknown>[] {
  const gone = changes.flatMap(({ id, after }) => (after ? [] : [id]));
  const kept = changes.flatMap(({ after }) => after ?? []);
  return [
    ...(gone.length > 0
      ? [sql`gone as (delete from lake.document where dataset = ${dataset} and id in (${sql.join(gone)}))`]
      : []),
    ...(kept.length > 0
      ? [
          sql`kept as (
            insert into lake.document (dataset, id, type, rev, body)
            values ${sql.join(kept.map((doc) => documentRow(dataset, doc)))}
            on conflict (dataset, id)
            do update set type = excluded.type, rev = excluded.rev, body = excluded.body
          )`,
        ]
      : []),
  ];
}

function documentRow(dataset: string, doc: Doc): RawBuilder<unknown> {
  return sql`(${dataset}, ${doc._id}, ${doc._type}, ${doc._rev}, ${JSON.stringify(doc)})`;
}
