import type { Kysely, Selectable } from 'kysely';
import * as v from 'valibot';
import { IssueProgress } from '#contracts/desk/staff-newsletter.ts';
import type { DeskTables } from '#desk/db/schema.gen.ts';
import { countCampaign } from '#desk/mail/queue.ts';
import { campaignOf } from './outgoing.ts';

type Row = Selectable<DeskTables['desk.newsletter_issue']>;
const Totals = v.pipe(v.string(), v.parseJson(), IssueProgress);

/** Counts the emails of an issue; `kept` ones count as sent, since without a mail server they go no further. */
export async function countEmails(db: Kysely<DeskTables>, issueId: string) {
  const { waiting, sent, kept, dead, discarded } = await countCampaign(db, campaignOf(issueId));
  return { waiting, sent: sent + kept, failed: dead, discarded };
}

/** The progress of an issue, from its emails; from the stored totals once these are deleted. */
export async function progressOf(db: Kysely<DeskTables>, issue: Row): Promise<IssueProgress> {
  if (issue.totals !== null) return v.parse(Totals, issue.totals);
  const { waiting, sent, failed, discarded } = await countEmails(db, issue.id);
  const passedOver = issue.written ? Math.max(0, issue.readers - waiting - sent - failed - discarded) : 0;
  return { readers: issue.readers, sent, failed, skipped: discarded + passedOver };
}
