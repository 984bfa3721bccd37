import { dataError, type LakeError } from '#content-lake/protocol/errors.ts';
import { FairQueue } from '#foundation/limits/fair-queue.ts';
import type { QueryLimits, Work, WorkerAnswer } from './messages.ts';
import { type QueryProcess, startQueryProcess } from './query-process.ts';
import type { Source } from './source.ts';

/** The lake is busy enough when it starts. A query that arrives sooner starts a process itself. */
const KEEP_AFTER_MS = 3_000;

export type PoolLimits = QueryLimits & {
  /** Each process holds a copy of the documents; with a second one, no other query waits for a slow one. */
  maxProcesses: number;
  /** Concurrent queries per caller, so that nobody takes all processes. */
  runningPerCaller: number;
  /** Heap of a process, in addition to its copy. */
  workingMb: number;
  /** A process that has been idle for this long is ended to free its memory. */
  idleMs: number;
  waiting: { perCaller: number; total: number };
};

export type Pool = {
  /** @throws LakeError 408 when it takes too long, 429 or 503 when too many are waiting, or the query's own error. */
  run(work: Work, caller: string, signal?: AbortSignal): Promise<WorkerAnswer>;
  /** Keeps one process running from now on, with these documents, so that nobody waits for its start. */
  keepOne(dataset: string): void;
  close(): Promise<void>;
};

type Job = { work: Work; resolve: (answer: WorkerAnswer) => void; reject: (error: unknown) => void };

/** Runs queries in processes that are started on demand. */
export function createPool(options: {
  store: Source;
  limits: PoolLimits;
  /** Called with the time each query took, including failed ones. */
  spent?: (caller: string, milliseconds: number) => void;
}): Pool {
  const { store, limits, spent } = options;
  const queue = new FairQueue<Job>(limits.waiting);
  const idle = new Map<QueryProcess, NodeJS.Timeout | undefined>();
  const all = new Set<QueryProcess>();
  const running = new Map<string, number>();
  let kept: string | undefined;
  let isClosed = false;

  function begin(): QueryProcess {
    const started = startQueryProcess(store, limits.workingMb);
    all.add(started);
    return started;
  }

  function take(): QueryProcess | undefined {
    for (const [free, timer] of idle) {
      clearTimeout(timer);
      idle.delete(free);
      if (!free.isOver) return free;
      all.delete(free);
    }
    return all.size < limits.maxProcesses ? begin() : undefined;
  }

  function giveBack(one: QueryProcess): void {
    if (one.isOver) {
      all.delete(one);
      replace();
      return;
    }
    if (kept !== undefined && all.size === 1) return void idle.set(one, undefined);
    const stop = () => {
      idle.delete(one);
      all.delete(one);
      void one.stop();
    };
    idle.set(one, setTimeout(stop, limits.idleMs).unref());
  }

  /** Replaces a process that was killed, before anybody has to wait for a new one. */
  function replace(): void {
    if (kept === undefined || isClosed || all.size > 0) return;
    const spare = begin();
    idle.set(spare, undefined);
    spare.prepare(kept).catch(() => undefined);
  }

  const mayRun = (caller: string) => (running.get(caller) ?? 0) < limits.runningPerCaller;

  function next(): void {
    for (;;) {
      if (isClosed) return;
      // Checked first, so that no process is started without a job.
      const job = queue.shift((caller) => mayRun(caller) && hasRoom());
      const one = job && take();
      if (!job || !one) return;
      void serve(one, job.item, job.caller);
    }
  }

  function hasRoom(): boolean {
    return idle.size > 0 || all.size < limits.maxProcesses;
  }

  async function serve(one: QueryProcess, { work, resolve, reject }: Job, caller: string): Promise<void> {
    running.set(caller, (running.get(caller) ?? 0) + 1);
    const { timeLimitMs, maxCharacters, maxItems } = limits;
    try {
      resolve(await one.run(work, { timeLimitMs, maxCharacters, maxItems }));
    } catch (error) {
      reject(error);
    }
    spent?.(caller, one.lastMilliseconds);
    const left = (running.get(caller) ?? 1) - 1;
    if (left > 0) running.set(caller, left);
    else running.delete(caller);
    giveBack(one);
    next();
  }

  return {
    async run(work, caller, signal) {
      if (isClosed) throw busy(503);
      const room = queue.room(caller);
      if (room === 'caller full') throw busy(429);
      if (room === 'full') {
        const crowded = queue.takeFromLongest(caller);
        if (!crowded) throw busy(503);
        crowded.reject(busy(429));
      }
      const { promise, resolve, reject } = Promise.withResolvers<WorkerAnswer>();
      const job: Job = { work, resolve, reject };
      const leave = () => {
        queue.remove(caller, job);
        reject(busy(503));
      };
      signal?.addEventListener('abort', leave, { once: true });
      queue.push(caller, job);
      next();
      try {
        return await promise;
      } finally {
        signal?.removeEventListener('abort', leave);
      }
    },
    keepOne(dataset) {
      kept = dataset;
      setTimeout(replace, KEEP_AFTER_MS).unref();
    },
    async close() {
      isClosed = true;
      for (let job = queue.shift(); job; job = queue.shift()) job.item.reject(busy(503));
      await Promise.all([...all].map(async (one) => one.stop()));
    },
  };
}

function busy(status: 429 | 503): LakeError {
  const description = 'Too many slow queries are waiting; try again in a moment';
  return dataError(status, 'tooManyQueriesError', description);
}
