import type { Kysely } from 'kysely';
import { datasetNotFound } from '#content-lake/protocol/errors.ts';
import type { Log } from '#foundation/log/log.ts';
import { applyMutations } from './apply-mutations.ts';
import { localNotifications, type Notifications } from '#foundation/notify/notifications.ts';
import { CommitQueue } from './commit/commit-queue.ts';
import { insertDataset, loadReplica, readDatasets, removeDataset, updateAclMode } from './dataset-rows.ts';
import { followLog } from './follow-log.ts';
import type { AclMode, Store } from './store.ts';
import type { CommittedTransaction } from '#content-lake/protocol/transaction.ts';
import { lakeTables } from './tables.ts';

export type StoreOptions = {
  db: Kysely<unknown>;
  projectId: string;
  clock: () => Date;
  ids: () => string;
  log: Log;
  /** Present when other processes use the same database. */
  notifications?: Notifications | undefined;
};

/** Loads every dataset into memory and follows the log. @returns a store at the end of the log. */
export async function createStore(options: StoreOptions): Promise<Store> {
  const { db, projectId, clock, ids, log } = options;
  const lake = lakeTables(db);
  const queues = new Map<string, CommitQueue>();
  let aclModes: ReadonlyMap<string, AclMode> = new Map();
  const commitListeners = new Set<(transaction: CommittedTransaction) => void>();
  const removalListeners = new Set<(dataset: string) => void>();

  function line(name: string): CommitQueue {
    const found = queues.get(name);
    if (!found) throw datasetNotFound(name, projectId);
    return found;
  }

  function notify<T>(listeners: ReadonlySet<(news: T) => void>, news: T): void {
    for (const listener of listeners) {
      try {
        listener(news);
      } catch (error) {
        // The commit is durable: a listener's error must not look like a failed commit.
        log.error({ error: String(error) }, 'a listener of the store failed');
      }
    }
  }

  function drop(name: string): void {
    queues.get(name)?.remove();
    if (queues.delete(name)) notify(removalListeners, name);
  }

  /** Synchronises the datasets here with the database, each at the end of its log. */
  async function readAll(): Promise<void> {
    const rows = await readDatasets(lake);
    const current = new Map(rows.map(({ name, incarnation }) => [name, incarnation]));
    // First, so that a dataset that became private is closed to strangers while the rest is loaded.
    aclModes = new Map(rows.map(({ name, aclMode }) => [name, aclMode]));
    for (const [name, { incarnation }] of queues) if (current.get(name) !== incarnation) drop(name);
    for (const { name, incarnation, last } of rows) {
      const known = queues.get(name);
      if (known) {
        await known.catchUp(last ?? 0);
        continue;
      }
      const replica = await loadReplica(lake, name);
      const publish = (transaction: CommittedTransaction) => notify(commitListeners, transaction);
      queues.set(name, new CommitQueue({ lake, projectId, replica, incarnation, clock, ids, log, publish }));
    }
  }

  const follower = await followLog({
    notifications: options.notifications ?? localNotifications(),
    isShared: options.notifications !== undefined,
    log,
    onTransaction: async (name, seq) => queues.get(name)?.catchUp(seq),
    knows: (name) => queues.has(name),
    readAll,
  });

  return {
    datasets: () => [...queues.keys()].toSorted(),
    aclMode(name) {
      const mode = aclModes.get(name);
      if (!mode) throw datasetNotFound(name, projectId);
      return mode;
    },
    async createDataset(name, aclMode = 'public') {
      if (queues.has(name)) return false;
      const made = await insertDataset(lake, name, aclMode);
      await follower.poll();
      return made;
    },
    async setAclMode(name, aclMode) {
      if (!(await updateAclMode(lake, name, aclMode))) throw datasetNotFound(name, projectId);
      await follower.poll();
    },
    async deleteDataset(name) {
      if (!(await removeDataset(lake, name))) throw datasetNotFound(name, projectId);
      drop(name);
      await follower.poll();
    },
    replica: (name) => line(name).readReplica(),
    document: (name, id) => line(name).readReplica().get(id),
    transact: async (request) => line(request.dataset).transact(request),
    commit: async ({ mutations, ...request }) =>
      line(request.dataset).transact({
        ...request,
        change: (working) => applyMutations(working, mutations),
      }),
    catchUp: async (name, upTo) => line(name).catchUp(upTo),
    onCommit(listener) {
      commitListeners.add(listener);
      return () => commitListeners.delete(listener);
    },
    onDatasetRemoved(listener) {
      removalListeners.add(listener);
      return () => removalListeners.delete(listener);
    },
    async close() {
      await follower.close();
      await Promise.all([...queues.values()].map((each) => each.idle()));
      commitListeners.clear();
      removalListeners.clear();
    },
  };
}
