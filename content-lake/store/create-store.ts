import { type Kysely, sql } from 'kysely';
import { encodePatch } from '../history/mendoza.ts';
import { dataError, datasetNotFound, type LakeError } from '../http/errors.ts';
import type { Log } from '../log.ts';
import { applyMutations } from '../mutations/apply-mutations.ts';
import { checkReferences } from '../mutations/integrity.ts';
import { WorkingSet } from '../mutations/working-set.ts';
import type { Doc, Json } from './document.ts';
import { Replica } from './replica.ts';
import type { CommittedTransaction, CommitResult, Store, TransactRequest } from './store.ts';
import { type LakeDatabase, lakeTables } from './tables.ts';
import { appendTransaction, readTransactionsAfter } from './transaction-log.ts';

const CATCH_UP_BATCH = 200;

export type StoreOptions = {
  db: Kysely<unknown>;
  projectId: string;
  clock: () => Date;
  ids: () => string;
  log: Log;
};

type Dataset = {
  replica: Replica;
  /** Settles when the commits before it are done; commits of one dataset stand in line here. */
  turn: Promise<unknown>;
};

/** Loads every dataset into memory. @returns a store at the end of the log. */
export async function createStore({ db, projectId, clock, ids, log }: StoreOptions): Promise<Store> {
  const lake = lakeTables(db);
  const datasets = new Map<string, Dataset>();
  const listeners = new Set<(transaction: CommittedTransaction) => void>();
  for (const { name } of await lake.selectFrom('lake.dataset').select('name').execute()) {
    datasets.set(name, { replica: await loadReplica(lake, name), turn: Promise.resolve() });
  }

  function dataset(name: string): Dataset {
    const found = datasets.get(name);
    if (!found) throw datasetNotFound(name, projectId);
    return found;
  }

  function publish(replica: Replica, transaction: CommittedTransaction): void {
    replica.advance(transaction.seq, transaction.changes);
    for (const listener of listeners) {
      try {
        listener(transaction);
      } catch (error) {
        // The transaction is durable: one listener's trouble must not look like a failed commit.
        log.error({ transaction: transaction.id, error: String(error) }, 'a commit listener failed');
      }
    }
  }

  /** Takes in what other processes committed. Call with the dataset's lock held. */
  async function catchUp(within: LakeDatabase, replica: Replica): Promise<void> {
    for (;;) {
      const missed = await readTransactionsAfter(within, replica.dataset, replica.seq, CATCH_UP_BATCH);
      for (const transaction of missed) publish(replica, transaction);
      if (missed.length < CATCH_UP_BATCH) return;
    }
  }

  async function commitNow(replica: Replica, request: TransactRequest): Promise<CommitResult> {
    const id = request.transactionId ?? ids();
    const result = await lake.transaction().execute(async (within): Promise<CommitResult> => {
      // One writer per dataset, over all processes: the order of `seq` is then the order in which commits end.
      await sql`select pg_advisory_xact_lock(hashtextextended(${`lake:${replica.dataset}`}, 0))`.execute(
        within,
      );
      await catchUp(within, replica);
      const timestamp = clock().toISOString();
      const working = new WorkingSet((docId) => replica.get(docId), id, timestamp);
      request.change(working);
      const changes = working.changes().map((change) => ({ ...change, effects: effectsOf(change) }));
      checkReferences(replica, changes);
      const answer = { transactionId: id, results: working.results };
      if (request.dryRun || changes.length === 0) return answer;
      const transaction = { dataset: replica.dataset, id, author: request.author, timestamp, changes };
      const seq = await appendTransaction(within, transaction);
      if (seq === undefined) throw transactionExists(id);
      return { ...answer, transaction: { ...transaction, seq } };
    });
    if (result.transaction) publish(replica, result.transaction);
    return result;
  }

  async function transact(request: TransactRequest): Promise<CommitResult> {
    const line = dataset(request.dataset);
    const mine = line.turn.then(() => commitNow(line.replica, request));
    line.turn = mine.catch(() => undefined);
    return mine;
  }

  return {
    datasets: () => [...datasets.keys()],
    async createDataset(name) {
      if (datasets.has(name)) return;
      await lake
        .insertInto('lake.dataset')
        .values({ name })
        .onConflict((c) => c.doNothing())
        .execute();
      datasets.set(name, { replica: await loadReplica(lake, name), turn: Promise.resolve() });
    },
    replica: (name) => dataset(name).replica,
    document: (name, id) => dataset(name).replica.get(id),
    transact,
    commit: ({ mutations, ...request }) =>
      transact({ ...request, change: (working) => applyMutations(working, mutations) }),
    onCommit(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async close() {
      await Promise.all([...datasets.values()].map(({ turn }) => turn));
      listeners.clear();
    },
  };
}

async function loadReplica(db: LakeDatabase, name: string): Promise<Replica> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (within) => {
      const { seq } = await within
        .selectFrom('lake.tx')
        .select(({ fn }) => fn.max('seq').as('seq'))
        .where('dataset', '=', name)
        .executeTakeFirstOrThrow();
      const rows = await within
        .selectFrom('lake.document')
        .select('body')
        .where('dataset', '=', name)
        .execute();
      return new Replica(
        name,
        seq ?? 0,
        rows.map(({ body }) => body),
      );
    });
}

function transactionExists(id: string): LakeError {
  return dataError(409, 'transactionAlreadyExistsError', `Transaction "${id}" already exists`, { id });
}

function effectsOf({ before, after }: { before: Doc | undefined; after: Doc | undefined }) {
  const left = withoutRev(before);
  const right = withoutRev(after);
  return { apply: encodePatch(left, right), revert: encodePatch(right, left) };
}

/** The revision is not part of a patch: receivers take `_rev` off, apply, and put `resultRev` on. */
function withoutRev(doc: Doc | undefined): Json {
  if (!doc) return null;
  const { _rev, ...rest } = doc;
  return rest;
}
