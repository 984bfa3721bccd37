import type { CommittedTransaction, Store } from '../store/store.ts';
import type { LakeDatabase } from '../store/tables.ts';
import { readTransactionsAfter, seqOfTransaction } from '../store/transaction-log.ts';

/** Whoever was away for more than this reads anew; it is quicker than a long replay. */
const MAX_REPLAY = 1_000;

/** Where a reader stopped: a transaction, and the document in it whose event came last. */
export type Cursor = { seq: number; documentId?: string };

export type Hub = {
  /**
   * Calls `receive` for every transaction of the dataset after `cursor`, in order, none twice; without a cursor for
   * every one from now on. @returns false when the cursor is unknown or too far back; then nothing is subscribed.
   */
  subscribe(subscription: Subscription): Promise<boolean>;
  /** The place in the log that an event id stands for. */
  locate(dataset: string, eventId: string): Promise<Cursor | undefined>;
  close(): void;
};

export type Subscription = {
  dataset: string;
  cursor?: Cursor;
  receive: (transaction: CommittedTransaction) => void;
  /** Aborted when the reader goes. */
  signal: AbortSignal;
  /** Called when the lake closes. */
  end: () => void;
};

/** Event ids of our own for moments that are no document's: `@<seq>`. */
export function positionId(seq: number): string {
  return `@${seq}`;
}

/** Hands committed transactions on to listeners of this process. */
export function createHub(store: Store, db: LakeDatabase): Hub {
  const subscriptions = new Set<Subscription>();
  const stop = store.onCommit((transaction) => {
    for (const { dataset, receive } of subscriptions)
      if (dataset === transaction.dataset) receive(transaction);
  });

  function add(subscription: Subscription): void {
    if (subscription.signal.aborted) return;
    subscriptions.add(subscription);
    subscription.signal.addEventListener('abort', () => subscriptions.delete(subscription), { once: true });
  }

  return {
    async subscribe(subscription) {
      const { cursor, dataset, receive } = subscription;
      if (!cursor) {
        add(subscription);
        return true;
      }
      // Live ones wait while the missed ones are read, so that the order holds and nothing falls between.
      const waiting: CommittedTransaction[] = [];
      let last = cursor.seq;
      let live = false;
      const deliver = (transaction: CommittedTransaction) => {
        if (transaction.seq <= last) return;
        last = transaction.seq;
        receive(transaction);
      };
      const resumed = {
        ...subscription,
        receive: (transaction: CommittedTransaction) =>
          live ? deliver(transaction) : waiting.push(transaction),
      };
      add(resumed);
      // The transaction of the cursor itself is read again when its events may not all have been received.
      const from = cursor.documentId === undefined ? cursor.seq : cursor.seq - 1;
      const missed = await readTransactionsAfter(db, dataset, from, MAX_REPLAY);
      if (missed.length >= MAX_REPLAY) {
        subscriptions.delete(resumed);
        return false;
      }
      for (const transaction of missed) {
        if (transaction.seq === cursor.seq) receive(rest(transaction, cursor));
        else deliver(transaction);
      }
      for (const transaction of waiting) deliver(transaction);
      live = true;
      return true;
    },

    async locate(dataset, eventId) {
      const position = /^@(\d{1,15})$/.exec(eventId)?.[1];
      if (position !== undefined) {
        const seq = Number(position);
        return seq <= store.replica(dataset).seq ? { seq } : undefined;
      }
      const [transactionId = '', documentId] = eventId.split('#');
      const seq = await seqOfTransaction(db, dataset, transactionId);
      if (seq === undefined) return undefined;
      return { seq, ...(documentId !== undefined && { documentId }) };
    },

    close() {
      stop();
      for (const { end } of subscriptions) end();
      subscriptions.clear();
    },
  };
}

/** The part of a transaction after the event that was received last. */
function rest(transaction: CommittedTransaction, { documentId }: Cursor): CommittedTransaction {
  const at = transaction.changes.findIndex(({ id }) => id === documentId);
  return { ...transaction, changes: transaction.changes.slice(at + 1) };
}
