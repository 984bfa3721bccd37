import { dataError, type LakeError } from '../http/errors.ts';
import { FairQueue } from './fair-queue.ts';
import type { Work, WorkerAnswer } from './messages.ts';
import { type QueryWorker, startQueryWorker } from './query-worker.ts';
import type { Source } from './source.ts';

export type PoolOptions = {
  store: Source;
  /** A worker holds a copy of the documents; with a second one a slow query waits for no other. */
  maxWorkers: number;
  timeLimitMs: number;
  /** A worker without work for so long is ended and its memory given back. */
  idleMs: number;
  waiting: { perCaller: number; total: number };
};

export type Pool = {
  /** @throws LakeError 408 when it takes too long, 429 or 503 when too many are waiting, as the query's own. */
  run(work: Work, caller: string, signal?: AbortSignal): Promise<WorkerAnswer>;
  close(): Promise<void>;
};

type Job = { work: Work; resolve: (answer: WorkerAnswer) => void; reject: (error: unknown) => void };

/** Runs queries on worker threads that are started when they are needed. */
export function createPool({ store, maxWorkers, timeLimitMs, idleMs, waiting }: PoolOptions): Pool {
  const queue = new FairQueue<Job>(waiting);
  const idle = new Map<QueryWorker, NodeJS.Timeout>();
  const all = new Set<QueryWorker>();
  let isClosed = false;

  function take(): QueryWorker | undefined {
    const free = idle.keys().next();
    if (!free.done) {
      clearTimeout(idle.get(free.value));
      idle.delete(free.value);
      return free.value;
    }
    if (all.size >= maxWorkers) return undefined;
    const worker = startQueryWorker(store);
    all.add(worker);
    return worker;
  }

  function giveBack(worker: QueryWorker): void {
    if (worker.isOver) {
      all.delete(worker);
      return;
    }
    const stop = () => {
      idle.delete(worker);
      all.delete(worker);
      void worker.stop();
    };
    idle.set(worker, setTimeout(stop, idleMs).unref());
  }

  function next(): void {
    while (queue.size > 0) {
      if (isClosed) return;
      const worker = take();
      if (!worker) return;
      const job = queue.shift();
      if (job) void serve(worker, job);
    }
  }

  async function serve(worker: QueryWorker, { work, resolve, reject }: Job): Promise<void> {
    try {
      resolve(await worker.run(work, timeLimitMs));
    } catch (error) {
      reject(error);
    }
    giveBack(worker);
    next();
  }

  return {
    async run(work, caller, signal) {
      if (isClosed) throw busy(503);
      const room = queue.room(caller);
      if (room !== 'yes') throw busy(room === 'full' ? 503 : 429);
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
    async close() {
      isClosed = true;
      for (let job = queue.shift(); job; job = queue.shift()) job.reject(busy(503));
      await Promise.all([...all].map(async (worker) => worker.stop()));
    },
  };
}

function busy(status: 429 | 503): LakeError {
  const description = 'Too many slow queries are waiting; try again in a moment';
  return dataError(status, 'tooManyQueriesError', description);
}
