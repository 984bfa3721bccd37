import type { Kysely } from 'kysely';
import type { DeskTables } from '../db/schema.gen.ts';

/** Stored in place of the mail server's reply. */
const REASON = 'It waited while this was a copy for testing.';

/** Keeps every waiting email, and pauses issues of the newsletter that are being sent. @returns how many emails */
export function keepWaiting(db: Kysely<DeskTables>, now: Date): Promise<number> {
  return db.transaction().execute(async (trx) => {
    await trx
      .updateTable('desk.newsletter_issue')
      .set({ state: 'paused' })
      .where('state', '=', 'sending')
      .execute();
    const { numUpdatedRows } = await trx
      .updateTable('desk.outgoing_mail')
      .set({ state: 'kept', ended_at: now, last_error: REASON })
      .where('state', 'in', ['waiting', 'unwritten'])
      .executeTakeFirst();
    return Number(numUpdatedRows);
  });
}
