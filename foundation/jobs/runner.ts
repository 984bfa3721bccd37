import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '#foundation/log/log.ts';
import { createLoop } from './loop.ts';

/** What follows from a failed attempt. */
type Failed = {
  /** There is no next attempt. */
  isDead: boolean;
  /** Whoever would do the work is away: the jobs that wait are given back until the next run. */
  isAway?: boolean;
};

/** A kind of job whose state is in a table of its service: attempts, the lease and the next attempt are columns there. */
export type JobKind<Job, Result = void> = {
  /** For log and metrics, such as `mail`. */
  name: string;
  /** For the log: an id, nothing personal. */
  subjectOf(job: Job): string;
  /** How many run at the same time in this process; asked before each job. */
  concurrency(): number;
  /** How many are claimed at once; asked before each claim. Default: as many as run at the same time. */
  batch?(): number;
  /**
   * Leases up to `limit` jobs that are due, the most urgent first, so that no other process runs them meanwhile (`for update skip
   * locked`); a process that dies gives them back by the end of the lease. None: nothing is due.
   */
  claim(limit: number): Promise<readonly Job[]>;
  /** Whether the rest of the lease is long enough. What waited too long for its turn is left to whoever claims it next. */
  isFresh?(job: Job): boolean;
  /** Jobs with the same key run one after the other in the order of their claim. */
  orderKey?(job: Job): string;
  /** Never inside a transaction: a slow receiver must not hold a connection of the database. */
  run(job: Job, stopping: AbortSignal): Promise<Result>;
  /**
   * Records the end. If it throws, the lease runs out and the job is run again, so `run` carries a key by which a repetition is known.
   * @returns false when nothing came of it; then it isn't counted
   */
  succeed(job: Job, result: Result): Promise<boolean | void>;
  /** Records a failed attempt: the time of the next one, or that there is none. */
  fail(job: Job, error: unknown, stopping: AbortSignal): Promise<Failed>;
  /** Gives back the leases of jobs that were not run, so that they are due at once. */
  release?(jobs: readonly Job[]): Promise<void>;
  /** Called at the end of each run; with the errors of what could be neither run nor recorded. Must not throw. */
  finished?(errors: readonly unknown[]): void | Promise<void>;
};

export type Runner = {
  /** Runs jobs until none is due, also those that others add meanwhile. @returns how many succeeded */
  run(): Promise<number>;
  /** There may be something to do: call it after the commit that added a job. Never throws and never waits. */
  wake(): void;
  /** From now on works by itself: when woken, and every few seconds as a net for wake-ups that were lost and for retries. */
  start(): void;
  /** Resolves when nothing is being run; jobs that wait for their next attempt do not count. */
  idle(): Promise<void>;
  /** Claims nothing more, gives back what was not begun, and waits for what runs, half a minute at most. */
  stop(): Promise<void>;
  /** Jobs that run, and those that were done, failed or were given up since the start of the process: `mail_running`, `mail_done` … */
  metrics(): Record<string, number>;
};

const POLL_MS = 5_000;
const STOP_MS = 30_000;

/**
 * Runs the jobs of one kind: leased, several at a time, each on its own, so that one that fails keeps no other from running. Safe in
 * several processes. State stays in the tables of the kind, so that a job and what it is about change in one transaction.
 */
export function createRunner<Job, Result = void>(
  kind: JobKind<Job, Result>,
  options: { log: Pick<Log, 'error'>; pollMs?: number | null; stopMs?: number },
): Runner {
  const { log, pollMs = POLL_MS, stopMs = STOP_MS } = options;
  const workers = new Set<Promise<void>>();
  const claimed: Job[] = [];
  /** Ends of the jobs that run, or wait for one that does, by their order key. */
  const lastOfKey = new Map<string, Promise<void>>();
  const counts = { running: 0, done: 0, failed: 0, dead: 0 };
  let claiming: Promise<number> | undefined;
  let failures: unknown[] = [];
  let size = 0;
  let isPaused = false;
  const stopping = new AbortController();

  async function claim(): Promise<number> {
    const jobs = await kind.claim(kind.batch?.() ?? kind.concurrency());
    claimed.push(...jobs);
    return jobs.length;
  }

  const goesOn = () => !isPaused && !stopping.signal.aborted;

  async function next(): Promise<Job | undefined> {
    while (goesOn()) {
      const free = claimed.findIndex((job) => !kind.orderKey || !lastOfKey.has(kind.orderKey(job)));
      const [job] = claimed.splice(Math.max(free, 0), 1);
      if (job !== undefined && (kind.isFresh?.(job) ?? true)) return job;
      if (job !== undefined) continue;
      claiming ??= claim().finally(() => {
        claiming = undefined;
      });
      if ((await claiming) === 0) return undefined;
    }
    return undefined;
  }

  async function attempt(job: Job): Promise<void> {
    let result: Result;
    try {
      result = await kind.run(job, stopping.signal);
    } catch (error) {
      counts.failed += 1;
      const { isDead, isAway = false } = await kind.fail(job, error, stopping.signal);
      if (isAway) isPaused = true;
      if (!isDead) return;
      counts.dead += 1;
      log.error({ kind: kind.name, subject: kind.subjectOf(job) }, 'a job was given up');
      return;
    }
    if ((await kind.succeed(job, result)) !== false) counts.done += 1;
    if (!isPaused && kind.concurrency() <= size) return;
    // What seemed to be away has just answered.
    isPaused = false;
    grow();
  }

  async function inOrder(job: Job): Promise<void> {
    const key = kind.orderKey?.(job);
    if (key === undefined) return attempt(job);
    const mine = (lastOfKey.get(key) ?? Promise.resolve()).then(() => attempt(job));
    const settled = mine.catch(() => {});
    lastOfKey.set(key, settled);
    try {
      await mine;
    } finally {
      if (lastOfKey.get(key) === settled) lastOfKey.delete(key);
    }
  }

  async function work(): Promise<void> {
    try {
      for (let job = await next(); job !== undefined; job = await next()) {
        counts.running += 1;
        await inOrder(job).finally(() => {
          counts.running -= 1;
        });
      }
    } catch (error) {
      // The database is in trouble: nothing can be recorded, so nothing more is begun.
      failures.push(error);
      isPaused = true;
    }
  }

  function grow(): void {
    size = kind.concurrency();
    while (goesOn() && workers.size < size) {
      const worker = work();
      workers.add(worker);
      void worker.then(() => workers.delete(worker));
    }
  }

  async function drain(): Promise<number> {
    const before = counts.done;
    isPaused = false;
    failures = [];
    grow();
    // Others may join meanwhile.
    while (workers.size > 0) await Promise.all(workers);
    if (claimed.length > 0) await kind.release?.(claimed.splice(0));
    await kind.finished?.(failures);
    if (failures.length > 0) throw failures[0];
    return counts.done - before;
  }

  const loop = createLoop({
    work: drain,
    pollMs,
    // The name only: a message of the database may quote an address.
    onError: (error) =>
      log.error(
        { kind: kind.name, reason: error instanceof Error ? error.name : 'unknown' },
        'jobs could not be run',
      ),
  });

  return {
    run: loop.run,
    wake: loop.wake,
    start: loop.start,
    idle: loop.idle,
    async stop() {
      stopping.abort();
      const deadline = new AbortController();
      await Promise.race([
        loop.stop(),
        wait(stopMs, undefined, { signal: deadline.signal, ref: false }).catch(() => {}),
      ]);
      deadline.abort();
    },
    metrics: () =>
      Object.fromEntries(Object.entries(counts).map(([what, count]) => [`${kind.name}_${what}`, count])),
  };
}
