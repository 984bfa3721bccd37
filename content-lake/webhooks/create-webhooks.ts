import type { Kysely } from 'kysely';
import type { Log } from '#foundation/log/log.ts';
import type { Notifications } from '#foundation/notify/notifications.ts';
import { CHANNELS } from '#content-lake/protocol/channels.ts';
import type { Store } from '#content-lake/store/store.ts';
import { createDeliveryWorker, type DeliveryWorker, type Schedule, type Send } from './delivery-worker.ts';
import type { ConfiguredHook, Hook } from './hook.ts';
import { HookStore } from './hook-store.ts';
import { Outbox } from './outbox.ts';
import { compileRule, type EvaluateRule } from './rule.ts';

export type WebhookOptions = {
  db: Kysely<unknown>;
  store: Store;
  clock: () => Date;
  log: Log;
  projectId: string;
  dataset: string;
  hooks: readonly ConfiguredHook[];
  /** Notifies other processes of changed webhooks. Default: there are none. */
  notifications?: Notifications;
  /** Default: `fetch`. */
  send?: Send;
  /** Sends webhooks that were created over HTTP rather than by the operator. Default: `send`. */
  sendForMembers?: Send;
  /** Default: a timer that does not keep the process alive. */
  schedule?: Schedule;
};

export type Webhooks = {
  hooks: HookStore;
  /**
   * Starts delivering. A new webhook gets what is committed from now on: call it after the initial content has been
   * written, so that a receiver isn't notified of documents that existed before.
   */
  start(): Promise<void>;
  /** Reloads, in every process, webhooks that were created, changed or deleted. */
  changed(): Promise<void>;
  /** Resolves when nothing is being sent. */
  idle(): Promise<void>;
  close(): Promise<void>;
};

/** Notifies receivers of the changes they subscribed to, right after the commit. */
export function createWebhooks(options: WebhookOptions): Webhooks {
  const { db, store, clock, log, projectId } = options;
  const { send = fetch, sendForMembers = send, schedule = timer, notifications } = options;
  const hooks = new HookStore({ db, clock });
  const workers = new Map<string, { worker: DeliveryWorker; hook: Hook }>();
  let unsubscribe: (() => void) | undefined;
  let stopListening: (() => void) | undefined;
  let turn: Promise<unknown> = Promise.resolve();

  async function open(hook: Hook): Promise<void> {
    const evaluate = evaluatorOf(hook);
    if (!evaluate) return;
    const { id, dataset } = hook;
    const outbox = new Outbox({ db, hook: id, dataset, clock, payloadFor: evaluate });
    await outbox.open();
    const worker = createDeliveryWorker({
      hook,
      projectId,
      dataset,
      outbox,
      clock,
      log,
      send: hook.configured ? send : sendForMembers,
      schedule,
    });
    workers.set(id, { worker, hook });
    // Includes what an earlier process left undelivered.
    worker.start();
  }

  function evaluatorOf(
    hook: Hook,
  ): ((change: Parameters<EvaluateRule>[0]) => ReturnType<EvaluateRule>) | undefined {
    const { id, dataset } = hook;
    try {
      const evaluate = compileRule(hook.rule);
      return (change) => {
        try {
          return evaluate(change, { view: store.replica(dataset).raw, now: clock(), projectId, dataset });
        } catch (error) {
          // The query takes too long. A retry would only block every other delivery.
          log.error(
            { hook: id, document: change.id, error: String(error) },
            "a webhook's rule could not be evaluated",
          );
          return undefined;
        }
      };
    } catch (error) {
      log.error({ hook: id, error: String(error) }, "a webhook's rule is invalid; the webhook does not run");
      return undefined;
    }
  }

  async function reload(): Promise<void> {
    const wanted = (await hooks.list()).filter(
      ({ isDisabled, dataset }) => !isDisabled && store.datasets().includes(dataset),
    );
    for (const [id, { worker, hook }] of workers) {
      const still = wanted.find((one) => one.id === id);
      if (still && JSON.stringify(still) === JSON.stringify(hook)) continue;
      workers.delete(id);
      await worker.stop();
    }
    for (const hook of wanted) if (!workers.has(hook.id)) await open(hook);
  }

  /** One at a time, so that two concurrent changes don't start a worker twice. */
  function refresh(): Promise<void> {
    if (!unsubscribe) return Promise.resolve();
    const mine = turn.then(reload);
    turn = mine.catch(() => undefined);
    return mine;
  }

  return {
    hooks,
    async changed() {
      await refresh();
      await notifications?.publish(CHANNELS.hooks, '').catch((error: unknown) => {
        log.warn(
          { error: String(error) },
          'other processes learn of a changed webhook only after they restart',
        );
      });
    },
    async start() {
      if (unsubscribe) return;
      for (const { rule } of options.hooks) compileRule(rule);
      await hooks.configure(options.dataset, options.hooks);
      unsubscribe = store.onCommit(({ dataset }) => {
        for (const { worker, hook } of workers.values()) if (hook.dataset === dataset) worker.wake();
      });
      const refreshInBackground = () =>
        void refresh().catch((error: unknown) =>
          log.error({ error: String(error) }, 'webhooks could not be read'),
        );
      stopListening = await notifications?.subscribe(
        CHANNELS.hooks,
        refreshInBackground,
        refreshInBackground,
      );
      await refresh();
    },
    async idle() {
      await Promise.all([...workers.values()].map(({ worker }) => worker.idle()));
    },
    async close() {
      unsubscribe?.();
      unsubscribe = undefined;
      stopListening?.();
      await turn;
      await Promise.all([...workers.values()].map(({ worker }) => worker.stop()));
      workers.clear();
    },
  };
}

function timer(ms: number, run: () => void): () => void {
  const handle = setTimeout(run, ms);
  handle.unref();
  return () => clearTimeout(handle);
}
