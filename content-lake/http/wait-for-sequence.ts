import type { Store } from '#content-lake/store/store.ts';

/** Another process's transaction is here within milliseconds; one that does not come belongs to a log that is no more. */
const PATIENCE_MS = 2_000;

/**
 * Waits until this process has the transaction of a live event, so that whoever asks again because of the event does not
 * get the old answer from a process that has not heard of it. Goes on without it after two seconds.
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
  const timer = setTimeout(resolve, PATIENCE_MS);
  const stop = store.onCommit((transaction) => {
    if (transaction.dataset === dataset && transaction.seq >= seq) resolve();
  });
  await promise;
  clearTimeout(timer);
  stop();
}
