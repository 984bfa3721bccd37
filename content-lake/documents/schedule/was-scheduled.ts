import type { LakeDatabase } from '#content-lake/store/tables.ts';
import { dueAt } from './due-at.ts';
import type { ScheduledAction } from './run-action.ts';

/** Enough for a draft that somebody typed in for days; beyond it the schedule is ignored. */
const REVISIONS = 5_000;
const BATCH = 100;

/**
 * Whether a time that has passed was still ahead when it was written, according to the log: then no process was running
 * to act on it, and it is due now. Otherwise it was never a schedule.
 */
export async function wasScheduled(
  db: LakeDatabase,
  { dataset, id, atMs }: ScheduledAction,
): Promise<boolean> {
  let writtenAt: Date | undefined;
  for (let offset = 0; offset < REVISIONS; offset += BATCH) {
    const rows = await db
      .selectFrom('lake.tx_doc as change')
      .innerJoin('lake.tx as tx', 'tx.seq', 'change.seq')
      .select(['change.body', 'tx.at'])
      .where('change.dataset', '=', dataset)
      .where('change.doc_id', '=', id)
      .orderBy('change.seq', 'desc')
      .offset(offset)
      .limit(BATCH)
      .execute();
    for (const { body, at } of rows) {
      if (dueAt(body ?? undefined)?.atMs !== atMs) return isAhead(atMs, writtenAt);
      writtenAt = at;
    }
    if (rows.length < BATCH) return isAhead(atMs, writtenAt);
  }
  return false;
}

function isAhead(atMs: number, writtenAt: Date | undefined): boolean {
  return writtenAt !== undefined && atMs > writtenAt.getTime();
}
