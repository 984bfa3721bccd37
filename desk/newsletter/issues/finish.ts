import type { Kysely } from 'kysely';
import type { DeskTables } from '#desk/db/schema.gen.ts';
import { forgiveRefusals } from './refusals.ts';
import { countEmails } from './progress.ts';

/** Completes an issue when every email is written and none is waiting. @returns whether it was completed now */
export async function finishIfDone(db: Kysely<DeskTables>, issueId: string, now: Date): Promise<boolean> {
  const issue = await db
    .selectFrom('desk.newsletter_issue')
    .select('written')
    .where('id', '=', issueId)
    .executeTakeFirst();
  if (!issue?.written) return false;
  const { waiting } = await countEmails(db, issueId);
  if (waiting > 0) return false;
  const { numUpdatedRows } = await db
    .updateTable('desk.newsletter_issue')
    .set({ state: 'sent', finished_at: now })
    .where('id', '=', issueId)
    .where('state', '=', 'sending')
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await forgiveRefusals(db, issueId);
  return true;
}
