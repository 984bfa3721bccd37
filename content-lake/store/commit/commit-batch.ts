import { sql } from 'kysely';
import * as v from 'valibot';
import { first, type RowOf } from '#foundation/db/rows.ts';
import { dataError, datasetNotFound, type LakeError } from '#content-lake/protocol/errors.ts';
import type { Replica } from '../replica.ts';
import type { CommitResult, TransactRequest } from '../store.ts';
import type { LakeDatabase } from '../tables.ts';
import { readTransactionsAfter } from '../transaction-log.ts';
import { appendTransactions, type NewTransaction } from './append.ts';
import { decide } from './decide.ts';
import { Overlay } from './overlay.ts';

/** A queued request. Id and fingerprint stay the same across attempts, so that no attempt counts twice. */
export type QueuedCommit = {
  request: TransactRequest;
  id: string;
  fingerprint: string;
  /** It was attempted before, and may have been committed then. */
  isRepeated: boolean;
};

export type Outcome =
  | { kind: 'done'; result: CommitResult }
  | { kind: 'refused'; error: unknown }
  /** It reads more than the documents it changes: it must run again as the first of a batch. */
  | { kind: 'postponed' };

export type BatchOptions = {
  /** Called once the lock is held, so that requests that arrived while waiting for it are included. */
  takeBatch: () => readonly QueuedCommit[];
  lake: LakeDatabase;
  projectId: string;
  replica: Replica;
  incarnation: number;
  clock: () => Date;
  /** Brings the replica to the end of the log. Called with the dataset's lock held. */
  catchUp: (within: LakeDatabase) => Promise<void>;
  /** Runs a decision; undefined if it read documents from the store other than the batch's. */
  decideAlone: <T>(isFirst: boolean, decision: () => T) => T | undefined;
};

/** The state of the log once the lock is held. `seqs` are positions for as many transactions as the batch may have. */
const LogState = {
  last: v.nullable(v.number()),
  known: v.array(v.object({ id: v.string(), seq: v.number(), request: v.nullable(v.string()) })),
  seqs: v.array(v.number()),
};
type LogState = RowOf<typeof LogState>;

/**
 * Commits requests in one SQL transaction, in order, each based on the result of those before it. A rejected one
 * doesn't hold up the others. Durable when the promise resolves; publishing is left to the caller.
 * @throws when the database fails, or LakeError when the dataset is gone; then none is known to be committed.
 */
export async function commitBatch(options: BatchOptions): Promise<Outcome[]> {
  const { lake, replica, clock } = options;
  const { dataset } = replica;
  return lake.transaction().execute(async (within) => {
    // One writer per dataset across all processes: so transactions commit in the order of `seq`.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`lake:${dataset}`}, 0))`.execute(within);
    const batch = options.takeBatch();
    const { last, known, seqs } = await readState(within, batch, options);
    if ((last ?? 0) > replica.seq) await options.catchUp(within);
    const documents = new Overlay(replica);
    const added: NewTransaction[] = [];
    const outcomes: Outcome[] = [];
    for (const { request, id, fingerprint } of batch) {
      const { author, dryRun } = request;
      const earlier = known.find((transaction) => transaction.id === id);
      if (earlier) {
        outcomes.push(
          earlier.request === fingerprint
            ? { kind: 'done', result: await firstAnswer(within, replica, earlier) }
            : { kind: 'refused', error: transactionExists(id) },
        );
        continue;
      }
      try {
        const decision = options.decideAlone(documents.isEmpty, () =>
          decide(request, id, clock(), documents),
        );
        if (!decision) {
          outcomes.push({ kind: 'postponed' });
          continue;
        }
        const { timestamp, results, changes } = decision;
        const result: CommitResult = { transactionId: id, results };
        const seq = seqs[added.length];
        // A request without changes is logged only if the caller may repeat it by id.
        if (!dryRun && seq !== undefined && (changes.length > 0 || request.transactionId !== undefined)) {
          result.transaction = { dataset, seq, id, author, timestamp, changes };
          added.push({ transaction: result.transaction, fingerprint, results });
          documents.put(changes);
        }
        outcomes.push({ kind: 'done', result });
      } catch (error) {
        outcomes.push({ kind: 'refused', error });
      }
    }
    await appendTransactions(within, dataset, added);
    return outcomes;
  });
}

async function readState(
  within: LakeDatabase,
  batch: readonly QueuedCommit[],
  { replica: { dataset }, incarnation, projectId }: BatchOptions,
): Promise<LogState> {
  // Only these may have been logged before: ids chosen by callers, and those of repeated attempts.
  const ids = batch.flatMap(({ id, isRepeated, request }) =>
    isRepeated || request.transactionId !== undefined ? [id] : [],
  );
  const known =
    ids.length === 0
      ? sql`'[]'::json`
      : sql`(select coalesce(json_agg(json_build_object('id', id, 'seq', seq, 'request', request)), '[]'::json)
          from lake.tx where dataset = ${dataset} and id in (${sql.join(ids)}))`;
  const state = await first(
    within,
    LogState,
    sql`select
      (select max(seq) from lake.tx where dataset = ${dataset}) as last,
      ${known} as known,
      (select json_agg(nextval('lake.tx_seq_seq')) from generate_series(1, ${batch.length}::integer)) as seqs
    from lake.dataset where name = ${dataset} and incarnation = ${incarnation}`,
  );
  if (!state) throw datasetNotFound(dataset, projectId);
  return state;
}

/** The original result of a request that is repeated because its response got lost. */
async function firstAnswer(
  within: LakeDatabase,
  replica: Replica,
  { id, seq }: { id: string; seq: number },
): Promise<CommitResult> {
  const row = await within
    .selectFrom('lake.tx')
    .select('results')
    .where('seq', '=', seq)
    .executeTakeFirstOrThrow();
  const [transaction] = await readTransactionsAfter(within, replica.dataset, seq - 1, 1);
  const results = (row.results ?? []).map((result) => {
    const change = transaction?.changes.find((one) => one.id === result.id);
    const document = change ? (change.after ?? change.before) : replica.get(result.id);
    return { ...result, ...(document && { document }) };
  });
  return { transactionId: id, results };
}

function transactionExists(id: string): LakeError {
  return dataError(409, 'transactionAlreadyExistsError', `Transaction "${id}" already exists`, { id });
}
