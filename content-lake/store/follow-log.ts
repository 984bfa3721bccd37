import type { Log } from '#foundation/log/log.ts';
import type { Notifications } from '#foundation/notify/notifications.ts';
import { CHANNELS } from '#content-lake/protocol/channels.ts';

/** Notifications may be lost; this limits how long a process can lag behind. */
const POLL_MS = 5_000;

export type FollowOptions = {
  notifications: Notifications;
  /** Whether other processes use the database. */
  isShared: boolean;
  log: Log;
  /** Whether the dataset is known here. */
  knows: (dataset: string) => boolean;
  /** Another process, or this one, committed up to `seq`. */
  onTransaction: (dataset: string, seq: number) => Promise<unknown>;
  /** Reads everything that may be new: created and deleted datasets, and transactions in all of them. */
  readAll: () => Promise<void>;
};

export type Follower = {
  /** Resolves when everything committed by now has been read. */
  poll(): Promise<void>;
  close(): Promise<void>;
};

/** Follows notifications from the other processes, and also polls. Reads everything once before it returns. */
export async function followLog(options: FollowOptions): Promise<Follower> {
  const { notifications, log, knows, onTransaction, readAll } = options;
  let reading: Promise<void> = Promise.resolve();
  let closed = false;

  /** One at a time, so that two runs don't load the same dataset. */
  function poll(): Promise<void> {
    const next = reading.then(() => (closed ? undefined : readAll()));
    reading = next.catch(() => undefined);
    return next;
  }

  const failed = (error: unknown) =>
    log.warn({ error: String(error) }, 'the log could not be read; retrying soon');
  const pollInBackground = () => void poll().catch(failed);

  // Subscribes before the first read, so that commits in between aren't missed.
  const unsubscribe = await notifications.subscribe(
    CHANNELS.log,
    (payload) => {
      const [dataset = '', seq = ''] = payload.split(':');
      if (closed) return;
      if (seq === '' || !knows(dataset)) pollInBackground();
      else onTransaction(dataset, Number(seq)).catch(failed);
    },
    pollInBackground,
  );
  await poll();
  const timer = options.isShared ? setInterval(pollInBackground, POLL_MS) : undefined;
  timer?.unref();

  return {
    poll,
    async close() {
      closed = true;
      unsubscribe();
      clearInterval(timer);
      await reading;
    },
  };
}
