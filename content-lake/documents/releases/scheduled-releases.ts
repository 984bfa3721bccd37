import type { Doc } from '#content-lake/protocol/document.ts';
import type { Core } from '#content-lake/realtime/core.ts';
import { instantOf } from '#content-lake/documents/schedule/due-at.ts';
import type { DueWork } from '#content-lake/documents/schedule/create-schedule.ts';
import { publishRelease } from './apply-release-action.ts';
import { releaseContext } from './release-context.ts';
import { RELEASE_TYPE, stateOf } from './release-document.ts';

type Parts = Pick<Core, 'store' | 'db' | 'clock' | 'ids' | 'log'>;
type ScheduledRelease = { dataset: string; name: string; release: Doc };

/**
 * Publishes scheduled releases when they are due. Safe in several processes and after any pause: the state is checked
 * again inside the transaction, and what fell due while nothing ran is published late rather than never. A release
 * that can't be published becomes active again, with the reason as `error` in its document.
 */
export function scheduledReleases(parts: Parts): DueWork {
  const { store, clock, log } = parts;
  const scheduled = () =>
    store
      .datasets()
      .flatMap((dataset) =>
        store
          .replica(dataset)
          .raw.ofType(RELEASE_TYPE)
          .flatMap((release) =>
            typeof release['name'] === 'string' ? [{ dataset, name: release['name'], release }] : [],
          ),
      )
      .filter(({ release }) => dueAtOf(release) !== undefined);

  /** @returns whether it has to be retried */
  async function publish({ dataset, name, release: { _id, userId } }: ScheduledRelease): Promise<boolean> {
    const author = typeof userId === 'string' ? userId : '<system>';
    try {
      const context = await releaseContext(parts, dataset, author, []);
      await store.transact({
        dataset,
        author,
        change: (working) => {
          const release = working.get(_id);
          if (release && isDue(release, clock())) publishRelease(working, name, context);
        },
      });
      return false;
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      log.error({ release: _id, error: message }, 'a scheduled release could not be published');
      const set = { state: 'active', error: { message } };
      return store
        .commit({ dataset, author, mutations: [{ patch: { id: _id, set, unset: ['publishAt'] } }] })
        .then(
          () => false,
          (cause: unknown) => {
            log.error(
              { release: _id, error: String(cause) },
              'the failure of a release could not be recorded',
            );
            return true;
          },
        );
    }
  }

  return {
    take: ({ changes }) => changes.some(({ after }) => after?._type === RELEASE_TYPE),
    next() {
      const moments = scheduled().flatMap(({ release }) => dueAtOf(release) ?? []);
      return moments.length === 0 ? undefined : Math.min(...moments);
    },
    async run(isClosed) {
      let trouble = false;
      for (const due of scheduled().filter(({ release }) => isDue(release, clock()))) {
        if (isClosed()) break;
        trouble = (await publish(due)) || trouble;
      }
      return trouble;
    },
  };
}

function dueAtOf(release: Doc): number | undefined {
  return stateOf(release) === 'scheduled' ? instantOf(release['publishAt']) : undefined;
}

function isDue(release: Doc, now: Date): boolean {
  const atMs = dueAtOf(release);
  return atMs !== undefined && atMs <= now.getTime();
}
