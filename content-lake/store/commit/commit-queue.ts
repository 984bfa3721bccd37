import { datasetNotFound, LakeError } from '#content-lake/protocol/errors.ts';
import type { Log } from '#foundation/log/log.ts';
import type { Replica } from '#content-lake/store/replica.ts';
import type { CommitResult, TransactRequest } from '#content-lake/store/store.ts';
import type { CommittedTransaction } from '#content-lake/protocol/transaction.ts';
import type { LakeDatabase } from '#content-lake/store/tables.ts';
import { readTransactionsAfter } from '#content-lake/store/transaction-log.ts';
import { commitBatch, type Outcome, type QueuedCommit } from './commit-batch.ts';

const CATCH_UP_BATCH = 200;
/** Enough for all writers of a busy moment; the last of them waits for the others' work. */
const MAX_BATCH = 64;

export type QueueOptions = {
  lake: LakeDatabase;
  projectId: string;
  replica: Replica;
  incarnation: number;
  clock: () => Date;
  ids: () => string;
  log: Log;
  /** Called for each transaction after it is visible in the replica, in the order of the log. */
  publish: (transaction: CommittedTransaction) => void;
};

type WaitingCommit = QueuedCommit & {
  resolve: (result: CommitResult) => void;
  reject: (error: unknown) => void;
};

/** A decision read documents from the store other than those it was given. */
class NeedsWholeStore extends Error {}

/**
 * One dataset in this process. Everything that moves its replica forward is queued here: our own commits, batched when
 * several wait, and the commits of other processes.
 */
export class CommitQueue {
  readonly replica: Replica;
  readonly incarnation: number;
  readonly #options: QueueOptions;
  #waiting: WaitingCommit[] = [];
  #wanted: { upTo: number; seen: PromiseWithResolvers<void> } | undefined;
  #work: Promise<void> | undefined;
  #decidingOnTop = false;
  #removed = false;

  constructor(options: QueueOptions) {
    this.replica = options.replica;
    this.incarnation = options.incarnation;
    this.#options = options;
  }

  transact(request: TransactRequest): Promise<CommitResult> {
    if (this.#removed) return Promise.reject(this.#notFound());
    const id = request.transactionId ?? this.#options.ids();
    const fingerprint = request.fingerprint ?? this.#options.ids();
    const { promise, resolve, reject } = Promise.withResolvers<CommitResult>();
    this.#waiting.push({ request, id, fingerprint, isRepeated: false, resolve, reject });
    this.#start();
    return promise;
  }

  /** Resolves when the replica has reached transaction `upTo`, or, without it, everything committed by now. */
  catchUp(upTo = Infinity): Promise<void> {
    if (this.#removed || this.replica.seq >= upTo) return Promise.resolve();
    this.#wanted ??= { upTo, seen: Promise.withResolvers() };
    this.#wanted.upTo = Math.max(this.#wanted.upTo, upTo);
    const { promise } = this.#wanted.seen;
    this.#start();
    return promise;
  }

  /**
   * The replica, for all readers of the store. A decision that follows others in its batch would not see their changes
   * here: it is aborted and repeated as the first of a batch.
   */
  readReplica(): Replica {
    if (this.#decidingOnTop) throw new NeedsWholeStore();
    return this.replica;
  }

  /** The dataset is gone: rejects queued requests. */
  remove(): void {
    this.#removed = true;
    for (const { reject } of this.#waiting.splice(0)) reject(this.#notFound());
  }

  async idle(): Promise<void> {
    while (this.#work) await this.#work;
  }

  #start(): void {
    this.#work ??= this.#run();
  }

  async #run(): Promise<void> {
    // Lets requests that arrive together form a batch.
    await Promise.resolve();
    try {
      while (this.#waiting.length > 0 || this.#wanted) {
        await this.#follow();
        if (this.#waiting.length > 0) await this.#commit();
      }
    } finally {
      // Synchronously after the last check of the queue: a request that arrives later must start the work again.
      this.#work = undefined;
    }
  }

  async #follow(): Promise<void> {
    const wanted = this.#wanted;
    if (!wanted) return;
    this.#wanted = undefined;
    try {
      // The target may be a commit of our own, which has been published since.
      if (this.replica.seq < wanted.upTo) await this.#readLog(this.#options.lake);
      wanted.seen.resolve();
    } catch (error) {
      wanted.seen.reject(error);
    }
  }

  /** The start of the queue, up to the second of two requests with the same id, which is a repetition. */
  #nextBatch(): WaitingCommit[] {
    const ids = new Set<string>();
    for (const { id } of this.#waiting) {
      if (ids.has(id) || ids.size === MAX_BATCH) break;
      ids.add(id);
    }
    return this.#waiting.splice(0, ids.size);
  }

  /** Commits the start of the queue, or one of its requests that is retried alone. */
  async #commit(repeated?: WaitingCommit): Promise<void> {
    let batch: WaitingCommit[] | undefined;
    const takeBatch = () => (batch ??= repeated ? [repeated] : this.#nextBatch());
    let outcomes: Outcome[];
    try {
      outcomes = await commitBatch({
        ...this.#options,
        takeBatch,
        catchUp: (within) => this.#readLog(within),
        decideAlone: (isFirst, decision) => this.#decide(isFirst, decision),
      });
    } catch (error) {
      if (repeated || error instanceof LakeError) {
        for (const { reject } of takeBatch()) reject(error);
        return;
      }
      // One by one, so that what the database rejects fails alone, and a commit whose result was lost with its connection is
      // found in the log by its id.
      this.#options.log.warn({ dataset: this.replica.dataset, error: String(error) }, 'retrying a commit');
      for (const one of takeBatch()) await this.#commit({ ...one, isRepeated: true });
      return;
    }
    for (const outcome of outcomes)
      if (outcome.kind === 'done' && outcome.result.transaction) this.#publish(outcome.result.transaction);
    const postponed: WaitingCommit[] = [];
    for (const [index, waiting] of takeBatch().entries()) {
      const outcome = outcomes[index];
      if (outcome?.kind === 'done') waiting.resolve(outcome.result);
      else if (outcome?.kind === 'refused') waiting.reject(outcome.error);
      else postponed.push(waiting);
    }
    this.#waiting.unshift(...postponed);
  }

  #decide<T>(isFirst: boolean, decision: () => T): T | undefined {
    this.#decidingOnTop = !isFirst;
    try {
      return decision();
    } catch (error) {
      if (error instanceof NeedsWholeStore) return undefined;
      throw error;
    } finally {
      this.#decidingOnTop = false;
    }
  }

  async #readLog(db: LakeDatabase): Promise<void> {
    for (;;) {
      const missed = await readTransactionsAfter(db, this.replica.dataset, this.replica.seq, CATCH_UP_BATCH);
      for (const transaction of missed) {
        // The replica holds the state before the change; the log may have been pruned.
        const changes = transaction.changes.map((change) => ({
          ...change,
          before: this.replica.get(change.id),
        }));
        this.#publish({ ...transaction, changes });
      }
      if (missed.length < CATCH_UP_BATCH) return;
    }
  }

  #publish(transaction: CommittedTransaction): void {
    this.replica.advance(transaction.seq, transaction.changes);
    this.#options.publish(transaction);
  }

  #notFound(): LakeError {
    return datasetNotFound(this.replica.dataset, this.#options.projectId);
  }
}
