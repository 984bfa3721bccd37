import { sql } from 'kysely';
import { CHANNELS } from '#content-lake/notifications.ts';
import type { Doc } from '../document.ts';
import type { CommittedTransaction, MutationResult } from '../store.ts';
import type { LakeDatabase } from '../tables.ts';

export type NewTransaction = {
  transaction: CommittedTransaction;
  fingerprint: string;
  results: readonly MutationResult[];
};

/**
 * Writes transactions, moves the documents to the state after the last of them and tells the other processes, all in one
 * statement: round trips are what a small write takes its time for. Columns travel as arrays, which has no limit on rows.
 * Call inside the SQL transaction that holds the dataset's lock.
 */
export async function appendTransactions(
  db: LakeDatabase,
  dataset: string,
  added: readonly NewTransaction[],
): Promise<void> {
  const last = added.at(-1);
  if (!last) return;
  const heads = added.map(({ transaction }) => transaction);
  const changes = heads.flatMap(({ seq, changes: own }) =>
    own.map((change, position) => ({ seq, position, ...change })),
  );
  const final = new Map<string, Doc | undefined>(changes.map(({ id, after }) => [id, after]));
  const kept = [...final.values()].flatMap((doc) => doc ?? []);
  const gone = [...final].flatMap(([id, doc]) => (doc ? [] : [id]));
  const payload = `${dataset}:${last.transaction.seq}`;
  await sql`
    with head as (
      insert into lake.tx (seq, dataset, id, at, author, request, results)
      select seq, ${dataset}, id, at, author, request, results::json from unnest(
        ${heads.map(({ seq }) => seq)}::bigint[],
        ${heads.map(({ id }) => id)}::text[],
        ${heads.map(({ timestamp }) => timestamp)}::timestamptz[],
        ${heads.map(({ author }) => author)}::text[],
        ${added.map(({ fingerprint }) => fingerprint)}::text[],
        ${added.map(({ results }) => JSON.stringify(results.map(({ id, operation }) => ({ id, operation }))))}::text[]
      ) as new (seq, id, at, author, request, results)
    ), change as (
      insert into lake.tx_doc (seq, position, dataset, doc_id, before_rev, body, mutations, apply, revert)
      select seq, position, ${dataset}, doc_id, before_rev, body::json, mutations::json, apply::json, revert::json
      from unnest(
        ${changes.map(({ seq }) => seq)}::bigint[],
        ${changes.map(({ position }) => position)}::integer[],
        ${changes.map(({ id }) => id)}::text[],
        ${changes.map(({ before }) => before?._rev ?? null)}::text[],
        ${changes.map(({ after }) => (after ? JSON.stringify(after) : null))}::text[],
        ${changes.map(({ mutations }) => JSON.stringify(mutations))}::text[],
        ${changes.map(({ effects }) => JSON.stringify(effects.apply))}::text[],
        ${changes.map(({ effects }) => JSON.stringify(effects.revert))}::text[]
      ) as new (seq, position, doc_id, before_rev, body, mutations, apply, revert)
    ), gone as (
      delete from lake.document where dataset = ${dataset} and id = any(${gone}::text[])
    ), kept as (
      insert into lake.document (dataset, id, type, rev, body)
      select ${dataset}, id, type, rev, body::json from unnest(
        ${kept.map(({ _id }) => _id)}::text[],
        ${kept.map(({ _type }) => _type)}::text[],
        ${kept.map(({ _rev }) => _rev)}::text[],
        ${kept.map((doc) => JSON.stringify(doc))}::text[]
      ) as new (id, type, rev, body)
      on conflict (dataset, id)
      do update set type = excluded.type, rev = excluded.rev, body = excluded.body
    )
    select pg_notify(${CHANNELS.log}, ${payload})`.execute(db);
}
