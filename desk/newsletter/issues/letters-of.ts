import { type Kysely, sql } from 'kysely';
import type { DeskTables } from '#desk/db/schema.gen.ts';

/** What the outgoing mail knows the letters of an issue by. */
export const campaignOf = (issueId: string) => `issue-${issueId}`;
/** The same for one letter: an issue goes to a subscriber once, for ever. */
export const letterKey = (issueId: string, subscriberId: number) => `${campaignOf(issueId)}-${subscriberId}`;

const keysOf = (subscriberId: number) => sql<string>`(select 'issue-' || issue_id || '-' || subscriber_id
  from desk.newsletter_recipient where subscriber_id = ${subscriberId})`;

/** Takes back the letters of issues that wait for a reader who has left. One that is on its way right now is not caught. */
export async function discardIssueLetters(
  tx: Kysely<DeskTables>,
  subscriberId: number,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('desk.outgoing_mail')
    .set({
      state: 'discarded',
      ended_at: now,
      recipient: '',
      subject: '',
      text: '',
      html: null,
      headers: '{}',
    })
    .where('key', 'in', keysOf(subscriberId))
    .where('state', '=', 'waiting')
    .execute();
}
