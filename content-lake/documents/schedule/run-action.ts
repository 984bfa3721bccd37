import { applyAction } from '#content-lake/documents/mutations/apply-action.ts';
import { MutationFailure } from '#content-lake/protocol/mutation-failure.ts';
import type { WorkingSet } from '#content-lake/store/working-set.ts';
import type { CommitResult, Store } from '#content-lake/store/store.ts';
import { FAILURE, hasFailed, instantOf, dueAt, pairOf, PUBLISH_AT, UNPUBLISH_AT } from './due-at.ts';
import type { Moment } from './due-at.ts';

/** The author in the log and in the document's history. */
export const SCHEDULE_AUTHOR = 'schedule';

export type ScheduledAction = Moment & { dataset: string; id: string };

/**
 * Publishes or unpublishes what is due. Everything is decided on the newest documents while the dataset's lock is held:
 * if another process was quicker, or an editor changed the schedule, nothing happens.
 * @returns what was committed, or why the step can't be taken, which is then stored in the draft.
 * @throws on a database error; the step is then still due.
 */
export async function runAction(
  store: Store,
  planned: ScheduledAction,
  clock: () => Date,
): Promise<{ done: CommitResult } | { failed: string }> {
  const { dataset } = planned;
  try {
    const change = (working: WorkingSet) => {
      if (isStillPlanned(working, planned)) step(working, planned, clock());
    };
    return { done: await store.transact({ dataset, author: SCHEDULE_AUTHOR, change }) };
  } catch (error) {
    if (!(error instanceof MutationFailure)) throw error;
    const reason = error.message;
    const change = (working: WorkingSet) => {
      if (isStillPlanned(working, planned)) writeFailure(working, planned, clock(), reason);
    };
    await store.transact({ dataset, author: SCHEDULE_AUTHOR, change });
    return { failed: reason };
  }
}

function isStillPlanned(working: WorkingSet, planned: ScheduledAction): boolean {
  const now = dueAt(working.get(planned.id));
  if (!now || now.step !== planned.step || now.atMs !== planned.atMs) return false;
  return !hasFailed(working.get(pairOf(planned.id).draftId), planned);
}

function step(working: WorkingSet, planned: ScheduledAction, now: Date): void {
  const { publishedId, draftId } = pairOf(planned.id);
  if (planned.step === 'publish') {
    const end = instantOf(working.get(draftId)?.[UNPUBLISH_AT]);
    if (end !== undefined && end <= now.getTime()) {
      throw new MutationFailure('validationError', 'The time to go offline has passed as well');
    }
    applyAction(working, { kind: 'publish', publishedId, draftId });
    clearSchedule(working, publishedId);
    return;
  }
  applyAction(working, { kind: 'unpublish', publishedId, draftId });
  // Otherwise publishing it again would schedule a time that has passed.
  if (instantOf(working.get(draftId)?.[UNPUBLISH_AT]) === planned.atMs) {
    working.apply({ patch: { id: draftId, unset: [UNPUBLISH_AT] } });
  }
}

/** Publishing, manually or on schedule, uses the schedule up: a published document never contains it. */
export function clearSchedule(working: WorkingSet, publishedId: string): void {
  const published = working.get(publishedId);
  const spent = [PUBLISH_AT, FAILURE].filter((field) => published?.[field] !== undefined);
  if (spent.length > 0) working.apply({ patch: { id: publishedId, unset: spent } });
}

function writeFailure(working: WorkingSet, planned: ScheduledAction, now: Date, reason: string): void {
  const { publishedId, draftId } = pairOf(planned.id);
  const failure = {
    step: planned.step,
    plannedFor: new Date(planned.atMs).toISOString(),
    failedAt: now.toISOString(),
    reason,
  };
  applyAction(working, { kind: 'edit', publishedId, draftId, patch: { set: { [FAILURE]: failure } } });
}
