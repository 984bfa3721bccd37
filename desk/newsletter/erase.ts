import type { Kysely } from 'kysely';
import { KEEP_DAYS } from '#contracts/desk/retention.ts';
import type { FailedJobs } from '#foundation/jobs/failed-jobs.ts';
import type { DeskTables } from '../db/schema.gen.ts';
import { progressOf } from './issues/progress.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Deletes what is older than {@link KEEP_DAYS}; an issue keeps its text and totals. @returns how many rows */
export async function eraseNewsletter(db: Kysely<DeskTables>, now: Date, jobs: FailedJobs): Promise<number> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const issues = await db
    .selectFrom('desk.newsletter_issue')
    .selectAll()
    .where('finished_at', '<', before(KEEP_DAYS.recipients))
    .where('totals', 'is', null)
    .execute();
  const recipients = await jobs.each(
    'erasure-issue',
    issues,
    ({ id }) => id,
    async (issue) => {
      const totals = JSON.stringify(await progressOf(db, issue));
      const { numDeletedRows } = await db.transaction().execute(async (tx) => {
        await tx.updateTable('desk.newsletter_issue').set({ totals }).where('id', '=', issue.id).execute();
        return tx.deleteFrom('desk.newsletter_recipient').where('issue_id', '=', issue.id).executeTakeFirst();
      });
      return Number(numDeletedRows);
    },
  );
  const people = await db
    .deleteFrom('desk.subscriber')
    .where((when) =>
      when.or([
        when.and([when('state', '=', 'pending'), when('written_at', '<', before(KEEP_DAYS.unconfirmed))]),
        when.and([
          when('state', '=', 'unsubscribed'),
          when('left_at', '<', before(KEEP_DAYS.formerSubscriber)),
        ]),
        when.and([
          when('state', '=', 'undeliverable'),
          when('refused_at', '<', before(KEEP_DAYS.formerSubscriber)),
        ]),
      ]),
    )
    .executeTakeFirst();
  return recipients + Number(people.numDeletedRows);
}
