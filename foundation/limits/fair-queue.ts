import { TooBusy } from './too-busy.ts';

/** A queue in which callers take turns, so that a caller with much work doesn't make the others wait for all of it. */
export class FairQueue<T> {
  readonly #perCaller: number;
  readonly #total: number;
  readonly #waiting = new Map<string, T[]>();
  #size = 0;

  constructor(limits: { perCaller: number; total: number }) {
    this.#perCaller = limits.perCaller;
    this.#total = limits.total;
  }

  get size(): number {
    return this.#size;
  }

  /** Whether there is room for this caller, and for all callers together. */
  room(caller: string): 'yes' | 'caller full' | 'full' {
    if ((this.#waiting.get(caller)?.length ?? 0) >= this.#perCaller) return 'caller full';
    return this.#size >= this.#total ? 'full' : 'yes';
  }

  push(caller: string, item: T): void {
    const mine = this.#waiting.get(caller);
    if (mine) mine.push(item);
    else this.#waiting.set(caller, [item]);
    this.#size += 1;
  }

  /** The next item whose caller may have another turn now. */
  shift(mayRun: (caller: string) => boolean = () => true): { caller: string; item: T } | undefined {
    for (const [caller, mine] of this.#waiting) {
      if (!mayRun(caller)) continue;
      const [item] = mine.splice(0, 1);
      if (item === undefined) continue;
      this.#size -= 1;
      this.#waiting.delete(caller);
      if (mine.length > 0) this.#waiting.set(caller, mine);
      return { caller, item };
    }
    return undefined;
  }

  /** Removes the last item of the caller with the most items waiting, if that is clearly more than `caller` would have. */
  takeFromLongest(caller: string): T | undefined {
    const mine = this.#waiting.get(caller)?.length ?? 0;
    const [longest, items] = [...this.#waiting].reduce<[string, T[]]>(
      (most, entry) => (entry[1].length > most[1].length ? entry : most),
      ['', []],
    );
    const last = items.at(-1);
    if (items.length < mine + 2 || last === undefined) return undefined;
    this.remove(longest, last);
    return last;
  }

  remove(caller: string, item: T): void {
    const mine = this.#waiting.get(caller);
    const at = mine?.indexOf(item) ?? -1;
    if (!mine || at < 0) return;
    mine.splice(at, 1);
    this.#size -= 1;
    if (mine.length === 0) this.#waiting.delete(caller);
  }
}

type Job<Value> = { callers: Set<string>; start: () => void; value: Promise<Value> };

export type FairRunner<Value> = {
  /** Does the work for `key` when its turn comes; calls for the same key meanwhile get the same result. @throws TooBusy */
  run(caller: string, key: string, work: () => Promise<Value>): Promise<Value>;
};

/**
 * Does a few jobs at once, in the order of a {@link FairQueue}: a caller with a hundred jobs delays only itself. A job that two
 * callers wait for runs at the first turn of either.
 */
export function createFairRunner<Value>(limits: {
  atOnce: number;
  waitingPerCaller: number;
  waiting: number;
  /** How many milliseconds a slot stays empty after this result. */
  restMs?: (value: Value) => number;
}): FairRunner<Value> {
  const jobs = new Map<string, Job<Value>>();
  /** A job that several callers wait for is queued once per caller but counted once: the total is limited below. */
  const queue = new FairQueue<Job<Value>>({ perCaller: limits.waitingPerCaller, total: Infinity });
  let running = 0;
  let resting = 0;

  function wait(caller: string, job: Job<Value>): void {
    if (job.callers.has(caller)) return;
    queue.push(caller, job);
    job.callers.add(caller);
  }

  function startNext(): void {
    if (running + resting >= limits.atOnce) return;
    const job = queue.shift()?.item;
    if (!job) return;
    for (const other of job.callers) queue.remove(other, job);
    running += 1;
    job.start();
  }

  function rest(milliseconds: number): void {
    if (milliseconds <= 0) return startNext();
    resting += 1;
    const over = () => {
      resting -= 1;
      startNext();
    };
    setTimeout(over, milliseconds).unref();
  }

  return {
    run(caller, key, work) {
      const known = jobs.get(key);
      const isFull = queue.room(caller) === 'caller full';
      if (known) {
        // Jobs that have started are no longer in the queue.
        if (known.callers.size > 0 && !isFull) wait(caller, known);
        return known.value;
      }
      if (isFull || jobs.size - running >= limits.waiting)
        return Promise.reject(new TooBusy('too much is waiting'));
      const { promise, resolve } = Promise.withResolvers<void>();
      const job: Job<Value> = {
        callers: new Set(),
        start: () => {
          job.callers.clear();
          resolve();
        },
        value: promise.then(work).finally(() => {
          jobs.delete(key);
          running -= 1;
        }),
      };
      job.value.then((value) => rest(limits.restMs?.(value) ?? 0), startNext);
      jobs.set(key, job);
      wait(caller, job);
      startNext();
      return job.value;
    },
  };
}
