import type { Kysely } from 'kysely';
import type { DeskTables } from '#desk/db/schema.gen.ts';
import { campaignOf } from './letters-of.ts';

/** When letters of a paused issue are due: never, as a moment that databases and programs can read. */
const NEVER = new Date('9999-01-01T00:00:00Z');

/** Keeps what is written but not sent from going out. Only a letter that is being handed to the mail server at this moment still goes. */
export async function hold(db: Kysely<DeskTables>, issueId: string): Promise<void> {
  await db
    .updateTable('desk.outgoing_mail')
    .set({ next_attempt_at: NEVER })
    .where('campaign', '=', campaignOf(issueId))
    .where('state', '=', 'waiting')
    .where('next_attempt_at', '<', NEVER)
    .execute();
}

/** The contrary of {@link hold}. */
export async function release(db: Kysely<DeskTables>, issueId: string, now: Date): Promise<void> {
  await db
    .updateTable('desk.outgoing_mail')
    .set({ next_attempt_at: now })
    .where('campaign', '=', campaignOf(issueId))
    .where('state', '=', 'waiting')
    .where('next_attempt_at', '=', NEVER)
    .execute();
}
