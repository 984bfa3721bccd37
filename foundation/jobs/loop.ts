import { AsyncLocalStorage } from 'node:async_hooks';

export type Loop = {
  /** Works once, or waits for the current run. @returns how much was done @throws what the work threw */
  run(): Promise<number>;
  /** There may be something to do. Never throws and never waits; does nothing before {@link start} and after {@link stop}. */
  wake(): void;
  /** Starts working: when woken, and every `pollMs` in case a wake-up was lost. */
  start(): void;
  /** Resolves when no run is in progress. */
  idle(): Promise<void>;
  /** Waits for the current run. */
  stop(): Promise<void>;
};

/**
 * Runs `work` repeatedly, never twice at once. A wake-up during a run causes another run, since the current one may have looked too
 * early.
 */
export function createLoop(options: {
  /** @returns how much was done */
  work: () => Promise<number | void>;
  /** Null if everything that adds work also wakes the loop. */
  pollMs: number | null;
  /** A run failed; the next poll tries again. */
  onError: (error: unknown) => void;
}): Loop {
  const { work, pollMs, onError } = options;
  let running: Promise<number> | undefined;
  let isWanted = false;
  let isStarted = false;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  // A request that wakes the loop must not pass its async context on to the work.
  const outside = AsyncLocalStorage.snapshot();

  async function count(): Promise<number> {
    return (await work()) ?? 0;
  }

  function run(): Promise<number> {
    running ??= outside(count).finally(() => {
      running = undefined;
    });
    return running;
  }

  function wake(): void {
    if (!isStarted || isStopped) return;
    isWanted = true;
    if (running) return;
    isWanted = false;
    run()
      .catch(onError)
      .finally(() => {
        if (isWanted) wake();
      });
  }

  const isBusy = () => running !== undefined || isWanted;

  return {
    run,
    wake,
    start() {
      if (isStarted || isStopped) return;
      isStarted = true;
      if (pollMs !== null)
        timer = setInterval(() => {
          if (!running) wake();
        }, pollMs);
      wake();
    },
    async idle() {
      while (isBusy()) await running?.catch(() => {});
    },
    async stop() {
      isStopped = true;
      isWanted = false;
      clearInterval(timer);
      await Promise.allSettled([running]);
    },
  };
}
