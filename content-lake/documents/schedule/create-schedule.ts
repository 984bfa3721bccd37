import type { Log } from '#foundation/log/log.ts';
import type { Store } from '#content-lake/store/store.ts';
import type { LakeDatabase } from '#content-lake/store/tables.ts';
import { DueIndex } from './due-index.ts';
import { dueAt } from './due-at.ts';
import { type ScheduledAction, runAction } from './run-action.ts';
import { wasScheduled } from './was-scheduled.ts';

export type ScheduleOptions = {
  store: Store;
  db: LakeDatabase;
  clock: () => Date;
  log: Log;
  /** Runs something after so many milliseconds; gives back how to call it off. Default: a timer that keeps nothing alive. */
  after?: (ms: number, run: () => void) => () => void;
};

export type Schedule = {
  /** Begins to keep the plans that stand in the documents, those of the time while nobody ran included. */
  start(): Promise<void>;
  /** Resolves when nothing is being published at the moment. */
  idle(): Promise<void>;
  close(): Promise<void>;
};

/** The clock may be set, and a timer may be late: so it looks at least this often. */
const LOOK_MS = 1_000;
/** After trouble with the database. */
const AGAIN_MS = 5_000;

/** Publishes drafts at their `publishAt` and takes published documents offline at their `unpublishAt`. */
export function createSchedule({ store, db, clock, log, after = timer }: ScheduleOptions): Schedule {
  const index = new DueIndex();
  let unsubscribe: (() => void) | undefined;
  let cancel: (() => void) | undefined;
  let running: Promise<void> | undefined;
  let closed = false;

  function arm(leastMs = 0): void {
    cancel?.();
    const next = index.next();
    if (closed || next === undefined) return;
    const ms = Math.min(Math.max(next - clock().getTime(), leastMs, 0), Math.max(LOOK_MS, leastMs));
    cancel = after(ms, look);
  }

  function look(): void {
    if (closed || running) return;
    running = keep()
      .then((trouble) => arm(trouble ? AGAIN_MS : 0))
      .finally(() => {
        running = undefined;
      });
  }

  /** @returns whether something has to be tried again. */
  async function keep(): Promise<boolean> {
    let trouble = false;
    for (const planned of index.dueAt(clock())) {
      if (closed) break;
      const { dataset, id, step } = planned;
      try {
        const outcome = await runAction(store, planned, clock);
        if ('failed' in outcome)
          log.warn({ dataset, id, step, reason: outcome.failed }, 'scheduled action failed');
        else if (outcome.done.transaction) log.info({ dataset, id, step }, 'schedule kept');
        // A new plan for the same document may have come in meanwhile.
        const now = dueAt(store.document(dataset, id));
        if (!now || now.atMs <= planned.atMs) index.remove(planned);
      } catch (error) {
        trouble = true;
        log.error({ dataset, id, step, error: String(error) }, 'scheduled action failed; retrying');
      }
    }
    return trouble;
  }

  async function readDocuments(): Promise<void> {
    const past: ScheduledAction[] = [];
    for (const dataset of store.datasets()) {
      for (const doc of store.replica(dataset).raw.all()) {
        const moment = dueAt(doc);
        if (!moment) continue;
        const planned = { ...moment, dataset, id: doc._id };
        if (moment.atMs > clock().getTime()) index.add(planned);
        else past.push(planned);
      }
    }
    for (const planned of past) {
      if (!(await wasScheduled(db, planned))) continue;
      const { dataset, id, atMs } = planned;
      if (dueAt(store.document(dataset, id))?.atMs === atMs) index.add(planned);
    }
  }

  return {
    async start() {
      if (unsubscribe || closed) return;
      unsubscribe = store.onCommit((transaction) => {
        if (index.take(transaction)) arm();
      });
      await readDocuments();
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
