import type { Kysely } from 'kysely';
import type { DeskTables } from '#desk/db/schema.gen.ts';
import { campaignOf } from './outgoing.ts';

/** The due time of a paused issue's emails: never, as a date that databases and programs can read. */
const NEVER = new Date('9999-01-01T00:00:00Z');

/** Holds what is written but not sent. Only an email that is being sent at this moment still goes out. */
export async function hold(db: Kysely<DeskTables>, issueId: string): Promise<void> {
  await db
    .updateTable('desk.outgoing_mail')
    .set({ next_attempt_at: NEVER })
    .where('campaign', '=', campaignOf(issueId))
    .where('state', '=', 'waiting')
    .where('next_attempt_at', '<', NEVER)
    .execute();
}

/** Reverses {@link hold}. */
export async function release(db: Kysely<DeskTables>, issueId: string, now: Date): Promise<void> {
  await db
    .updateTable('desk.outgoing_mail')
    .set({ next_attempt_at: now })
    .where('campaign', '=', campaignOf(issueId))
    .where('state', '=', 'waiting')
    .where('next_attempt_at', '=', NEVER)
    .execute();
}
