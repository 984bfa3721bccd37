import type { Log } from '#foundation/log/log.ts';
import type { Store } from '#content-lake/store/store.ts';
import type { LakeDatabase } from '#content-lake/store/tables.ts';
import type { DueWork } from './create-schedule.ts';
import { dueAt } from './due-at.ts';
import { DueIndex } from './due-index.ts';
import { type ScheduledAction, runAction } from './run-action.ts';
import { wasScheduled } from './was-scheduled.ts';

/** Publishes drafts at their `publishAt` and takes published documents offline at their `unpublishAt`. */
export function scheduledPublishing(parts: {
  store: Store;
  db: LakeDatabase;
  clock: () => Date;
  log: Log;
}): DueWork {
  const { store, db, clock, log } = parts;
  const index = new DueIndex();
  return {
    async start() {
      const past: ScheduledAction[] = [];
      for (const dataset of store.datasets()) {
        for (const doc of store.replica(dataset).raw.all()) {
          const moment = dueAt(doc);
          if (!moment) continue;
          const planned = { ...moment, dataset, id: doc._id };
          if (moment.atMs > clock().getTime()) index.add(planned);
          else past.push(planned);
        }
      }
      for (const planned of past) {
        if (!(await wasScheduled(db, planned))) continue;
        const { dataset, id, atMs } = planned;
        if (dueAt(store.document(dataset, id))?.atMs === atMs) index.add(planned);
      }
    },
    take: (transaction) => index.take(transaction),
    next: () => index.next(),
    async run(isClosed) {
      let trouble = false;
      for (const planned of index.dueAt(clock())) {
        if (isClosed()) break;
        const { dataset, id, step } = planned;
        try {
          const outcome = await runAction(store, planned, clock);
          if ('failed' in outcome)
            log.warn({ dataset, id, step, reason: outcome.failed }, 'scheduled action failed');
          else if (outcome.done.transaction) log.info({ dataset, id, step }, 'scheduled action done');
          // The document may have been rescheduled meanwhile.
          const now = dueAt(store.document(dataset, id));
          if (!now || now.atMs <= planned.atMs) index.remove(planned);
        } catch (error) {
          trouble = true;
          log.error({ dataset, id, step, error: String(error) }, 'scheduled action failed; retrying');
        }
      }
      return trouble;
    },
  };
}
