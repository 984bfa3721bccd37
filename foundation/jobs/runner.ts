import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '#foundation/log/log.ts';
import { createLoop } from './loop.ts';

/** The consequence of a failed attempt. */
type Failure = {
  /** There is no next attempt. */
  isDead: boolean;
  /** The receiver is unavailable: waiting jobs are released until the next run. */
  isAway?: boolean;
};

/** A kind of job whose state is in a table of its service: attempts, the lease and the next attempt are columns there. */
export type JobKind<Job, Result = void> = {
  /** For log and metrics, such as `mail`. */
  name: string;
  /** For the log: an id, nothing personal. */
  subjectOf(job: Job): string;
  /** How many run at the same time in this process; called before each job. */
  concurrency(): number;
  /** How many are claimed at once; called before each claim. Default: {@link concurrency}. */
  batch?(): number;
  /**
   * Leases up to `limit` due jobs, the most urgent first, so that no other process runs them meanwhile (`for update skip locked`).
   * If a process dies, its jobs become due again when the lease expires. Returns none if nothing is due.
   */
  claim(limit: number): Promise<readonly Job[]>;
  /** Whether enough of the lease is left to run the job. A job that waited too long is left for the next claim. */
  isFresh?(job: Job): boolean;
  /** Jobs with the same key run one after the other in the order of their claim. */
  orderKey?(job: Job): string;
  /** Not inside a transaction: a slow receiver must not hold a database connection. */
  run(job: Job, stopping: AbortSignal): Promise<Result>;
  /**
   * Records the success. If it throws, the lease expires and the job runs again, so `run` must be idempotent or send an idempotency
   * key.
   * @returns false if the job turned out to have nothing to do; it isn't counted then
   */
  succeed(job: Job, result: Result): Promise<boolean | void>;
  /** Records a failed attempt: when the next one is due, or that there is none. */
  fail(job: Job, error: unknown, stopping: AbortSignal): Promise<Failure>;
  /** Releases the leases of jobs that weren't run, so that they are due at once. */
  release?(jobs: readonly Job[]): Promise<void>;
  /** Called at the end of each run, with the errors of jobs whose outcome couldn't be recorded. Must not throw. */
  finished?(errors: readonly unknown[]): void | Promise<void>;
};

export type Runner = {
  /** Runs jobs until none is due, also those that others add meanwhile. @returns how many succeeded */
  run(): Promise<number>;
  /** There may be something to do: call it after the commit that added a job. Never throws and never waits. */
  wake(): void;
  /** Starts working: when woken, and every few seconds for retries and in case a wake-up was lost. */
  start(): void;
  /** Resolves when nothing is running; jobs that wait for their next attempt don't count. */
  idle(): Promise<void>;
  /** Stops claiming, releases jobs that haven't started, and waits for running ones, half a minute at most. */
  stop(): Promise<void>;
  /** Running jobs, and those done, failed or given up since the process started: `mail_running`, `mail_done` … */
  metrics(): Record<string, number>;
};

const POLL_MS = 5_000;
const STOP_MS = 30_000;

/**
 * Runs the jobs of one kind: leased, several at a time, independently, so that a failing job doesn't stop the others. Safe in
 * several processes. The state stays in the kind's own tables, so that a job and its subject change in one transaction.
 */
export function createRunner<Job, Result = void>(
  kind: JobKind<Job, Result>,
  options: { log: Pick<Log, 'error'>; pollMs?: number | null; stopMs?: number },
): Runner {
  const { log, pollMs = POLL_MS, stopMs = STOP_MS } = options;
  const workers = new Set<Promise<void>>();
  const claimed: Job[] = [];
  /** By order key, a promise for the end of the last job that runs or waits. */
  const lastOfKey = new Map<string, Promise<void>>();
  const counts = { running: 0, done: 0, failed: 0, dead: 0 };
  /** With the number of attempts that had ended when it began. */
  let claiming: { jobs: Promise<number>; after: number } | undefined;
  let ended = 0;
  let failures: unknown[] = [];
  let size = 0;
  let isPaused = false;
  const stopping = new AbortController();

  async function claim(): Promise<number> {
    const jobs = await kind.claim(kind.batch?.() ?? kind.concurrency());
    claimed.push(...jobs);
    return jobs.length;
  }

  const isActive = () => !isPaused && !stopping.signal.aborted;

  async function next(): Promise<Job | undefined> {
    while (isActive()) {
      const free = claimed.findIndex((job) => !kind.orderKey || !lastOfKey.has(kind.orderKey(job)));
      const [job] = claimed.splice(Math.max(free, 0), 1);
      if (job !== undefined && (kind.isFresh?.(job) ?? true)) return job;
      if (job !== undefined) continue;
      claiming ??= {
        jobs: claim().finally(() => {
          claiming = undefined;
        }),
        after: ended,
      };
      const { jobs, after } = claiming;
      // An attempt that has ended since may have freed the next job of its key.
      if ((await jobs) === 0 && after === ended) return undefined;
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
    // The receiver has answered, so it is available again.
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
          ended += 1;
        });
      }
    } catch (error) {
      // The database has failed: outcomes can't be recorded, so start nothing more.
      failures.push(error);
      isPaused = true;
    }
  }

  function grow(): void {
    size = kind.concurrency();
    while (isActive() && workers.size < size) {
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
    // More workers may be added meanwhile.
    while (workers.size > 0) await Promise.all(workers);
    if (claimed.length > 0) await kind.release?.(claimed.splice(0));
    await kind.finished?.(failures);
    if (failures.length > 0) throw failures[0];
    return counts.done - before;
  }

  const loop = createLoop({
    work: drain,
    pollMs,
    // Only the name: a database error message may quote an address.
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
