import type { Core } from '#content-lake/realtime/core.ts';
import type { Log } from '#foundation/log/log.ts';
import type { Doc } from '#content-lake/protocol/document.ts';
import { publishRelease } from './apply-release-action.ts';
import { releaseContext } from './release-context.ts';
import { RELEASE_TYPE, stateOf } from './release-document.ts';

const LOOK_MS = 2_000;

type Parts = Pick<Core, 'store' | 'db' | 'clock' | 'ids'>;

/**
 * Publishes the scheduled releases whose time has come. Safe in several processes and after any pause: the state is looked
 * at again inside the transaction, and what fell due while nothing ran is published late rather than never. A release
 * that cannot be published goes back to being active and says why, as `error` in its document.
 */
export async function publishDueReleases(parts: Parts, log: Log): Promise<void> {
  const { store, clock } = parts;
  for (const dataset of store.datasets()) {
    const now = clock().toISOString();
    const due = store
      .replica(dataset)
      .raw.ofType(RELEASE_TYPE)
      .filter((release) => isDue(release, now));
    for (const { _id, name, userId } of due) {
      if (typeof name !== 'string') continue;
      const author = typeof userId === 'string' ? userId : '<system>';
      try {
        const context = await releaseContext(parts, dataset, author, []);
        await store.transact({
          dataset,
          author,
          change: (working) => {
            const release = working.get(_id);
            if (release && isDue(release, now)) publishRelease(working, name, context);
          },
        });
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        log.error({ release: _id, error: message }, 'a scheduled release could not be published');
        // What cannot even be marked is tried again with the next look, and keeps no other release waiting.
        await store
          .commit({
            dataset,
            author,
            mutations: [
              { patch: { id: _id, set: { state: 'active', error: { message } }, unset: ['publishAt'] } },
            ],
          })
          .catch((cause: unknown) =>
            log.error({ release: _id, error: String(cause) }, 'a failed release could not be marked'),
          );
      }
    }
  }
}

/** Looks every two seconds. @returns the function that stops it and waits for what is under way. */
export function runDueReleases(parts: Parts, log: Log): () => Promise<void> {
  let running: Promise<void> | undefined;
  const timer = setInterval(() => {
    running ??= publishDueReleases(parts, log)
      .catch((error: unknown) => log.error({ error: String(error) }, 'scheduled releases could not be read'))
      .finally(() => (running = undefined));
  }, LOOK_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}

function isDue(release: Doc, now: string): boolean {
  const { publishAt } = release;
  return stateOf(release) === 'scheduled' && typeof publishAt === 'string' && publishAt <= now;
}
