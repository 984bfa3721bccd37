import type { Store } from '../store/store.ts';
import type { CommittedTransaction } from '#content-lake/protocol/transaction.ts';
import type { LakeDatabase } from '../store/tables.ts';
import { isCompleteAfter, readTransactionsAfter, seqOfTransaction } from '../store/transaction-log.ts';

/** After missing more transactions than this, a client should refetch; that is quicker than a long replay. */
const MAX_REPLAY = 1_000;
/** Read in batches, so that the missed documents aren't all in memory at once. */
const REPLAY_BATCH = 100;

/** Where a reader stopped: a transaction, and the document in it whose event came last. */
export type Cursor = { seq: number; documentId?: string };

export type Hub = {
  /**
   * Calls `receive` for every transaction of the dataset after `cursor`, in order and exactly once; without a cursor, for
   * every one from now on. @returns false if the log no longer contains everything since the cursor, or too much
   * happened; then nothing is subscribed, but `receive` may have been called.
   */
  subscribe(subscription: Subscription): Promise<boolean>;
  /** The position in the log of an event id; undefined if it is unknown here or too old to resume from. */
  locate(dataset: string, eventId: string): Promise<Cursor | undefined>;
  close(): void;
};

export type Subscription = {
  dataset: string;
  cursor?: Cursor;
  receive: (transaction: CommittedTransaction) => void;
  /** Resolves when the reader can take more of what it missed. */
  ready?: () => Promise<void>;
  /** Aborted when the reader disconnects. */
  signal: AbortSignal;
  /** Called when the lake closes or the dataset is deleted. */
  end: () => void;
};

/** Our own event ids for moments that belong to no document: `@<seq>`. */
export function positionId(seq: number): string {
  return `@${seq}`;
}

/** Passes committed transactions, including those of other processes, on to this process's listeners. */
export function createHub(store: Store, db: LakeDatabase): Hub {
  const subscriptions = new Set<Subscription>();
  let closed = false;
  const stopCommits = store.onCommit((transaction) => {
    for (const { dataset, receive, end } of subscriptions) {
      if (dataset !== transaction.dataset) continue;
      try {
        receive(transaction);
      } catch {
        // Its filter took too long or can't be evaluated for this document. The others must still receive the change, and
        // this one must not continue with a gap.
        end();
      }
    }
  });
  const stopRemovals = store.onDatasetRemoved((removed) => {
    for (const { dataset, end } of subscriptions) if (dataset === removed) end();
  });

  function add(subscription: Subscription): void {
    if (subscription.signal.aborted) return;
    // It was still catching up.
    if (closed) return subscription.end();
    subscriptions.add(subscription);
    subscription.signal.addEventListener('abort', () => subscriptions.delete(subscription), { once: true });
  }

  return {
    async subscribe(subscription) {
      const { cursor, dataset, receive, signal } = subscription;
      if (!cursor) {
        add(subscription);
        return true;
      }
      const known = store.replica(dataset).seq;
      // The cursor's own transaction is read again if its events may not all have been received.
      let from = cursor.documentId === undefined ? cursor.seq : cursor.seq - 1;
      let replayed = 0;
      // Nothing can be committed between the last check of the replica and `add`: no gap, no duplicate.
      while (!signal.aborted && from < store.replica(dataset).seq) {
        const upTo = store.replica(dataset).seq;
        const batch = await readTransactionsAfter(db, dataset, from, REPLAY_BATCH);
        const missed = batch.filter(({ seq }) => seq <= upTo);
        replayed += missed.filter(({ seq }) => seq <= known).length;
        // Checked after reading: the log may be pruned at any time.
        if (replayed > MAX_REPLAY || !(await isCompleteAfter(db, dataset, from))) return false;
        for (const transaction of missed) {
          await subscription.ready?.();
          receive(transaction.seq === cursor.seq ? rest(transaction, cursor) : transaction);
        }
        from = missed.length < REPLAY_BATCH ? upTo : (missed.at(-1)?.seq ?? upTo);
      }
      add(subscription);
      return true;
    },

    async locate(dataset, eventId) {
      const cursor = await cursorOf(db, dataset, eventId);
      if (!cursor) return undefined;
      // A reader who comes from another process may have seen more than this one.
      await store.catchUp(dataset, cursor.seq);
      if (cursor.seq > store.replica(dataset).seq) return undefined;
      const from = cursor.documentId === undefined ? cursor.seq : cursor.seq - 1;
      return (await isCompleteAfter(db, dataset, from)) ? cursor : undefined;
    },

    close() {
      closed = true;
      stopCommits();
      stopRemovals();
      for (const { end } of subscriptions) end();
      subscriptions.clear();
    },
  };
}

async function cursorOf(db: LakeDatabase, dataset: string, eventId: string): Promise<Cursor | undefined> {
  const position = /^@(\d{1,15})$/.exec(eventId)?.[1];
  if (position !== undefined) return { seq: Number(position) };
  const [transactionId = '', documentId] = eventId.split('#');
  const seq = await seqOfTransaction(db, dataset, transactionId);
  if (seq === undefined) return undefined;
  return { seq, ...(documentId !== undefined && { documentId }) };
}

/** The part of a transaction after the last received event. */
function rest(transaction: CommittedTransaction, { documentId }: Cursor): CommittedTransaction {
  const at = transaction.changes.findIndex(({ id }) => id === documentId);
  return { ...transaction, changes: transaction.changes.slice(at + 1) };
}
