/** Thrown when too much is waiting already; the caller answers 503 and the browser asks again later. */
export class TooBusy extends Error {}

type Job<Value> = {
  key: string;
  callers: Set<string>;
  start: () => void;
  value: Promise<Value>;
};

export type FairQueue<Value> = {
  /**
   * Does the work for `key` when its turn comes; who asks for the same key meanwhile gets the same result. @throws TooBusy
   */
  run(caller: string, key: string, work: () => Promise<Value>): Promise<Value>;
};

/**
 * Does a few things at once and lets callers take turns, so that one who asks for a hundred things keeps only himself waiting. What
 * two callers wait for is done at the first turn of either.
 */
export function createFairQueue<Value>(limits: {
  atOnce: number;
  waitingPerCaller: number;
  waiting: number;
}): FairQueue<Value> {
  const jobs = new Map<string, Job<Value>>();
  /** What each caller waits for; the first in the map is next. */
  const lines = new Map<string, Set<Job<Value>>>();
  let running = 0;
  let waiting = 0;

  function wait(caller: string, job: Job<Value>): void {
    const line = lines.get(caller) ?? new Set();
    line.add(job);
    lines.set(caller, line);
    job.callers.add(caller);
  }

  function startNext(): void {
    if (running >= limits.atOnce) return;
    for (const [caller, line] of lines) {
      const [job] = line;
      lines.delete(caller);
      if (!job) continue;
      for (const other of job.callers) {
        const theirs = other === caller ? line : lines.get(other);
        theirs?.delete(job);
        if (theirs?.size === 0) lines.delete(other);
      }
      // To the end: everybody else has a turn before.
      if (line.size > 0) lines.set(caller, line);
      running += 1;
      waiting -= 1;
      job.start();
      return;
    }
  }

  return {
    run(caller, key, work) {
      const known = jobs.get(key);
      const line = lines.get(caller);
      const isFull = (line?.size ?? 0) >= limits.waitingPerCaller;
      if (known) {
        // Nothing waits any more that has started.
        if (known.callers.size > 0 && !isFull) wait(caller, known);
        return known.value;
      }
      if (isFull || waiting >= limits.waiting) return Promise.reject(new TooBusy('too much is waiting'));
      const { promise, resolve } = Promise.withResolvers<void>();
      const job: Job<Value> = {
        key,
        callers: new Set(),
        start: () => {
          job.callers.clear();
          resolve();
        },
        value: promise.then(work).finally(() => {
          jobs.delete(key);
          running -= 1;
          startNext();
        }),
      };
      jobs.set(key, job);
      waiting += 1;
      wait(caller, job);
      startNext();
      return job.value;
    },
  };
}
