import type { CommittedTransaction } from '#content-lake/protocol/transaction.ts';
import type { Log } from '#foundation/log/log.ts';
import type { Store } from '#content-lake/store/store.ts';

/** Work that falls due at moments which follow from the documents, so that a restart or another process comes to the same. */
export type DueWork = {
  /** Reads what was planned before this process ran. */
  start?(): Promise<void>;
  /** @returns whether something may fall due sooner because of this commit. */
  take(transaction: CommittedTransaction): boolean;
  /** When the next of it is due, in milliseconds since 1970. */
  next(): number | undefined;
  /**
   * Does what is due. What fails is logged and keeps nothing else waiting. @returns whether something has to be tried again.
   * @param isClosed whether to stop after the current one
   */
  run(isClosed: () => boolean): Promise<boolean>;
};

export type Schedule = {
  /** Begins to do what is due, including what fell due while nothing ran. */
  start(): Promise<void>;
  /** Resolves when nothing is being done at the moment. */
  idle(): Promise<void>;
  close(): Promise<void>;
};

/** The clock may be set, and a timer may be late: it looks at least this often while something is planned. */
const LOOK_MS = 1_000;
/** After trouble with the database. */
const AGAIN_MS = 5_000;

/** Runs one kind of {@link DueWork} at its time; kinds that must not delay each other each have a schedule. */
export function createSchedule(options: {
  store: Store;
  work: DueWork;
  clock: () => Date;
  log: Log;
  /** Runs something after so many milliseconds; returns how to cancel it. Default: a timer that keeps no process alive. */
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
    const ms = Math.min(Math.max(next - clock().getTime(), leastMs, 0), Math.max(LOOK_MS, leastMs));
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
      .then((trouble) => arm(trouble ? AGAIN_MS : 0))
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
