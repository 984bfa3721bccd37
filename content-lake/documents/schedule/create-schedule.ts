import type { CommittedTransaction } from '#content-lake/protocol/transaction.ts';
import type { Log } from '#foundation/log/log.ts';
import type { Store } from '#content-lake/store/store.ts';

/** Work due at times that follow from the documents, so that a restart or another process arrives at the same plan. */
export type DueWork = {
  /** Reads what was planned before this process started. */
  start?(): Promise<void>;
  /** @returns whether this commit may make something due sooner. */
  take(transaction: CommittedTransaction): boolean;
  /** When the next item is due, in milliseconds since 1970. */
  next(): number | undefined;
  /**
   * Does what is due. A failure is logged and delays nothing else. @returns whether something has to be retried.
   * @param isClosed whether to stop after the current item
   */
  run(isClosed: () => boolean): Promise<boolean>;
};

export type Schedule = {
  /** Starts doing what is due, including what fell due while nothing ran. */
  start(): Promise<void>;
  /** Resolves when nothing is in progress. */
  idle(): Promise<void>;
  close(): Promise<void>;
};

/** The clock may be changed and a timer may be late: while something is planned, it checks at least this often. */
const CHECK_MS = 1_000;
/** After a database error. */
const RETRY_MS = 5_000;

/** Runs one kind of {@link DueWork} on time; kinds that must not delay each other each have their own schedule. */
export function createSchedule(options: {
  store: Store;
  work: DueWork;
  clock: () => Date;
  log: Log;
  /** Runs a function after this many milliseconds; returns how to cancel it. Default: a timer that doesn't keep the process alive. */
  after?: (ms: number, run: () => void) => () => void;
}): Schedule {
  const { store, work, clock, log, after = timer } = options;
  let unsubscribe: (() => void) | undefined;
  let cancel: (() => void) | undefined;
  let running: Promise<void> | undefined;
  let closed = false;

  function arm(leastMs = 0): void {
    cancel?.();
    const next = work.next();
    if (closed || next === undefined) return;
    const ms = Math.min(Math.max(next - clock().getTime(), leastMs, 0), Math.max(CHECK_MS, leastMs));
    cancel = after(ms, look);
  }

  function look(): void {
    if (closed || running) return;
    running = work
      .run(() => closed)
      .catch((error: unknown) => {
        log.error({ error: String(error) }, 'scheduled work failed; retrying');
        return true;
      })
      .then((trouble) => arm(trouble ? RETRY_MS : 0))
      .finally(() => {
        running = undefined;
      });
  }

  return {
    async start() {
      if (unsubscribe || closed) return;
      unsubscribe = store.onCommit((transaction) => {
        if (work.take(transaction)) arm();
      });
      await work.start?.();
      arm();
    },
    async idle() {
      await running;
    },
    async close() {
      closed = true;
      unsubscribe?.();
      cancel?.();
      await running;
    },
  };
}

function timer(ms: number, run: () => void): () => void {
  const handle = setTimeout(run, ms);
  handle.unref();
  return () => clearTimeout(handle);
}
