import type { Store } from '../store/store.ts';
import type { CommittedTransaction } from '#content-lake/protocol/transaction.ts';
import type { LakeDatabase } from '../store/tables.ts';
import { isCompleteAfter, readTransactionsAfter, seqOfTransaction } from '../store/transaction-log.ts';

/** Whoever was away for more than this reads anew; it is quicker than a long replay. */
const MAX_REPLAY = 1_000;
/** Read in parts, so that the missed documents are not all in memory at once. */
const REPLAY_BATCH = 100;

/** Where a reader stopped: a transaction, and the document in it whose event came last. */
export type Cursor = { seq: number; documentId?: string };

export type Hub = {
  /**
   * Calls `receive` for every transaction of the dataset after `cursor`, in order, none twice; without a cursor for
   * every one from now on. @returns false when the log no longer says everything that happened since the cursor, or says
   * too much; then nothing is subscribed, but `receive` may have been called.
   */
  subscribe(subscription: Subscription): Promise<boolean>;
  /** The place in the log that an event id stands for; undefined when it is unknown here or too old to resume from. */
  locate(dataset: string, eventId: string): Promise<Cursor | undefined>;
  close(): void;
};

export type Subscription = {
  dataset: string;
  cursor?: Cursor;
  receive: (transaction: CommittedTransaction) => void;
  /** Resolves when the reader can take more of what it missed. */
  ready?: () => Promise<void>;
  /** Aborted when the reader goes. */
  signal: AbortSignal;
  /** Called when the lake closes or the dataset is gone. */
  end: () => void;
};

/** Event ids of our own for moments that are no document's: `@<seq>`. */
export function positionId(seq: number): string {
  return `@${seq}`;
}

/** Hands committed transactions, also those of other processes, on to the listeners of this one. */
export function createHub(store: Store, db: LakeDatabase): Hub {
  const subscriptions = new Set<Subscription>();
  let closed = false;
  const stopCommits = store.onCommit((transaction) => {
    for (const { dataset, receive, end } of subscriptions) {
      if (dataset !== transaction.dataset) continue;
      try {
        receive(transaction);
      } catch {
        // Its filter took too long or cannot be worked out for this document. The others must hear of the change all the
        // same, and this one must not go on as if nothing had happened.
        end();
      }
    }
  });
  const stopRemovals = store.onDatasetRemoved((removed) => {
    for (const { dataset, end } of subscriptions) if (dataset === removed) end();
  });

  function add(subscription: Subscription): void {
    if (subscription.signal.aborted) return;
    // One that was still reading what it had missed.
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
      // The transaction of the cursor itself is read again when its events may not all have been received.
      let from = cursor.documentId === undefined ? cursor.seq : cursor.seq - 1;
      let replayed = 0;
      // Between the last look at the replica and `add` nothing can be committed: there is no gap and no double.
      while (!signal.aborted && from < store.replica(dataset).seq) {
        const upTo = store.replica(dataset).seq;
        const batch = await readTransactionsAfter(db, dataset, from, REPLAY_BATCH);
        const missed = batch.filter(({ seq }) => seq <= upTo);
        replayed += missed.filter(({ seq }) => seq <= known).length;
        // Asked after it was read: the log may be cut at any time.
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

/** The part of a transaction after the event that was received last. */
function rest(transaction: CommittedTransaction, { documentId }: Cursor): CommittedTransaction {
  const at = transaction.changes.findIndex(({ id }) => id === documentId);
  return { ...transaction, changes: transaction.changes.slice(at + 1) };
}
