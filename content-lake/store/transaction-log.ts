import type { Json } from './document.ts';
import type { CommittedTransaction, DocumentChange } from './store.ts';
import type { LakeDatabase } from './tables.ts';

/** PostgreSQL takes at most 65,535 parameters in one statement. */
const ROWS_PER_INSERT = 1000;

/**
 * Writes the transaction and moves the documents. Call inside the SQL transaction that holds the dataset's lock.
 * @returns its place in the log, or undefined when there is a transaction with this id already; then nothing is written.
 */
export async function appendTransaction(
  db: LakeDatabase,
  transaction: Omit<CommittedTransaction, 'seq'>,
): Promise<number | undefined> {
  const { dataset, id, author, timestamp, changes } = transaction;
  const appended = await db
    .insertInto('lake.tx')
    .values({ dataset, id, author, at: timestamp })
    .onConflict((conflict) => conflict.columns(['dataset', 'id']).doNothing())
    .returning('seq')
    .executeTakeFirst();
  if (!appended) return undefined;
  const { seq } = appended;
  for (const part of chunks(changes)) {
    await db
      .insertInto('lake.tx_doc')
      .values(part.map(({ change, position }) => row(dataset, seq, position, change)))
      .execute();
  }
  for (const part of chunks(changes.filter(({ after }) => !after))) {
    const ids = part.map(({ change }) => change.id);
    await db.deleteFrom('lake.document').where('dataset', '=', dataset).where('id', 'in', ids).execute();
  }
  for (const part of chunks(changes.filter(({ after }) => after))) {
    const documents = part.flatMap(({ change: { after } }) =>
      after
        ? [{ dataset, id: after._id, type: after._type, rev: after._rev, body: JSON.stringify(after) }]
        : [],
    );
    await db
      .insertInto('lake.document')
      .values(documents)
      .onConflict((conflict) =>
        conflict.columns(['dataset', 'id']).doUpdateSet(({ ref }) => ({
          type: ref('excluded.type'),
          rev: ref('excluded.rev'),
          body: ref('excluded.body'),
        })),
      )
      .execute();
  }
  return seq;
}

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
  return heads.map((head) => ({
    dataset,
    seq: head.seq,
    id: head.id,
    author: head.author,
    timestamp: head.at.toISOString(),
    changes: rows
      .filter((change) => change.seq === head.seq)
      .map((change) => ({
        id: change.doc_id,
        before: change.before_body ?? undefined,
        after: change.body ?? undefined,
        mutations: change.mutations,
        effects: { apply: change.apply, revert: change.revert },
      })),
  }));
}

function row(dataset: string, seq: number, position: number, change: DocumentChange) {
  return {
    seq,
    position,
    dataset,
    doc_id: change.id,
    before_rev: change.before?._rev ?? null,
    body: change.after ? JSON.stringify(change.after) : null,
    mutations: JSON.stringify(change.mutations),
    apply: json(change.effects.apply),
    revert: json(change.effects.revert),
  };
}

function json(patch: Json[]): string {
  return JSON.stringify(patch);
}

function chunks(changes: readonly DocumentChange[]): { change: DocumentChange; position: number }[][] {
  const numbered = changes.map((change, position) => ({ change, position }));
  const parts: { change: DocumentChange; position: number }[][] = [];
  for (let at = 0; at < numbered.length; at += ROWS_PER_INSERT)
    parts.push(numbered.slice(at, at + ROWS_PER_INSERT));
  return parts;
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
