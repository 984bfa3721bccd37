import type { Store } from '#content-lake/store/store.ts';

/** Another process's transaction arrives within milliseconds; if it doesn't, it belongs to a log that no longer exists. */
const MAX_WAIT_MS = 2_000;

/**
 * Waits until this process has the transaction of a live event, so that a client that refetches because of the event
 * doesn't get the old result from a process that lags behind. Continues without it after two seconds.
 */
export async function waitForSequence(
  store: Store,
  dataset: string,
  liveEventId: string | null,
): Promise<void> {
  const seq = Number(/^@(\d{1,15})$/.exec(liveEventId ?? '')?.[1] ?? 0);
  const replica = store.replica(dataset);
  if (replica.seq >= seq) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, MAX_WAIT_MS);
  const stop = store.onCommit((transaction) => {
    if (transaction.dataset === dataset && transaction.seq >= seq) resolve();
  });
  await promise;
  clearTimeout(timer);
  stop();
}
