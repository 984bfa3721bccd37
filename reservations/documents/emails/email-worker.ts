import { AsyncLocalStorage } from 'node:async_hooks';
import type { Context } from '#reservations/context/context.ts';
import { deliverBatch } from './deliver.ts';
import type { Post } from '#reservations/context/outgoing-email.ts';

/** What a lost word costs at most, and how often emails that are tried again are looked for. */
const LOOK_MS = 5_000;

export type EmailWorker = {
  /** Hands over until nothing is due. @returns how many */
  run(): Promise<number>;
  /** Emails may have been queued: hands them over without waiting for the next look. */
  wake(): void;
  /** From now on works by itself. */
  start(): void;
  /** Takes no more emails and waits for those that are being written. */
  stop(): Promise<void>;
};

/** Hands the emails of bookings over, beside everything else. Safe in several processes. */
export function createEmailWorker(context: Context, post: Post): EmailWorker {
  let running: Promise<number> | undefined;
  let isWanted = false;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  async function drain(): Promise<number> {
    let total = 0;
    for (;;) {
      if (isStopped) return total;
      const { due, sent } = await deliverBatch(context, post);
      total += sent;
      if (due === 0) return total;
    }
  }

  // A request that wakes this does not wait for it, and lends it nothing of its own.
  const outside = AsyncLocalStorage.snapshot();

  function run(): Promise<number> {
    running ??= outside(drain).finally(() => {
      running = undefined;
    });
    return running;
  }

  function wake(): void {
    if (timer === undefined || isStopped) return;
    isWanted = true;
    if (running) return;
    isWanted = false;
    run().then(
      () => {
        if (isWanted) wake();
      },
      (error: unknown) => {
        // The name only: a message of the database may quote an address.
        const reason = error instanceof Error ? error.name : 'unknown';
        context.log.error({ reason }, 'emails of bookings could not be handed over');
      },
    );
  }

  return {
    run,
    wake,
    start() {
      timer ??= setInterval(wake, LOOK_MS);
      wake();
    },
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await Promise.allSettled([running]);
    },
  };
}
