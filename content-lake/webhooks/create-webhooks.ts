import type { Kysely } from 'kysely';
import type { Log } from '#content-lake/log.ts';
import type { Store } from '#content-lake/store/store.ts';
import { Courier, type Schedule, type Send } from './courier.ts';
import { Outbox } from './outbox.ts';

export type WebhookOptions = {
  db: Kysely<unknown>;
  store: Store;
  clock: () => Date;
  log: Log;
  projectId: string;
  dataset: string;
  hooks: readonly { url: string; secret: string }[];
  /** Default: `fetch`. */
  send?: Send;
  /** Default: a timer that does not keep the process alive. */
  schedule?: Schedule;
};

export type Webhooks = {
  /** Resolves when nothing is being sent at the moment. */
  idle(): Promise<void>;
  close(): Promise<void>;
};

/** Tells the configured addresses about every change of a published document, right after the commit. */
export async function createWebhooks(options: WebhookOptions): Promise<Webhooks> {
  const { db, store, clock, log, projectId, dataset, hooks } = options;
  const couriers: Courier[] = [];
  for (const hook of hooks) {
    const find = (id: string) => store.document(dataset, id);
    const outbox = new Outbox({ db, hook: hook.url, dataset, clock, find });
    await outbox.open();
    const { send = fetch, schedule = timer } = options;
    couriers.push(new Courier({ hook, projectId, dataset, outbox, clock, log, send, schedule }));
  }
  const wakeAll = () => {
    for (const courier of couriers) courier.wake();
  };
  const unsubscribe = store.onCommit((transaction) => {
    if (transaction.dataset === dataset) wakeAll();
  });
  // What an earlier process still owed.
  wakeAll();
  return {
    idle: async () => {
      await Promise.all(couriers.map((courier) => courier.idle()));
    },
    close: async () => {
      unsubscribe();
      await Promise.all(couriers.map((courier) => courier.close()));
    },
  };
}

function timer(ms: number, run: () => void): () => void {
  const handle = setTimeout(run, ms);
  handle.unref();
  return () => clearTimeout(handle);
}
