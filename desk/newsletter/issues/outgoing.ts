import { type Kysely, sql } from 'kysely';
import type { DeskTables } from '#desk/db/schema.gen.ts';

/** The campaign of an issue's emails in the outgoing mail. */
export const campaignOf = (issueId: string) => `issue-${issueId}`;
/** The key of one email: a subscriber gets an issue only once. */
export const emailKey = (issueId: string, subscriberId: number) => `${campaignOf(issueId)}-${subscriberId}`;

const keysOf = (subscriberId: number) => sql<string>`(select 'issue-' || issue_id || '-' || subscriber_id
  from desk.newsletter_recipient where subscriber_id = ${subscriberId})`;

/** Withdraws queued emails of issues to a reader who has left. One that is being sent right now still goes out. */
export async function discardIssueEmails(
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
