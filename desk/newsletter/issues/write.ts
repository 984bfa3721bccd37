import { enqueueEmails } from '#desk/mail/queue.ts';
import type { NewsletterParts } from '../parts.ts';
import { issueEmail } from './issue-email.ts';
import { campaignOf, emailKey } from './outgoing.ts';
import { readDraft } from './store.ts';

/** Readers per transaction: limits the work that a crash repeats, and how long others wait. */
const BATCH = 200;

/**
 * Writes the emails for the next readers and records its position, in one transaction: after a crash it continues after the
 * last complete batch. Subscribers who confirmed after the issue was started don't get it; those who left are skipped.
 * @returns how many emails were written; null if there is nothing to write or another process is doing it
 */
export function writeEmails(parts: NewsletterParts, issueId: string): Promise<number | null> {
  const now = parts.clock();
  return parts.db.transaction().execute(async (tx) => {
    const issue = await tx
      .selectFrom('desk.newsletter_issue')
      .select(['content', 'reached', 'started_at'])
      .where('id', '=', issueId)
      .where('state', '=', 'sending')
      .where('written', '=', false)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!issue) return null;
    const readers = await tx
      .selectFrom('desk.subscriber')
      .select(['id', 'email', 'locale', 'unsubscribe_token'])
      .where('state', '=', 'confirmed')
      .where('confirmed_at', '<=', issue.started_at)
      .where('id', '>', issue.reached)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    const last = readers.at(-1);
    await tx
      .updateTable('desk.newsletter_issue')
      .set(last ? { reached: last.id } : { written: true })
      .where('id', '=', issueId)
      .execute();
    if (!last) return null;
    const fresh = await tx
      .insertInto('desk.newsletter_recipient')
      .values(readers.map(({ id }) => ({ issue_id: issueId, subscriber_id: id, refused_at: null })))
      .onConflict((conflict) => conflict.doNothing())
      .returning('subscriber_id')
      .execute();
    const mayGet = new Set(fresh.map(({ subscriber_id }) => subscriber_id));
    const draft = readDraft(issue.content);
    const emails = readers
      .filter(({ id }) => mayGet.has(id))
      .map(({ id, email, locale, unsubscribe_token }) => ({
        key: emailKey(issueId, id),
        to: email,
        ...issueEmail(draft, locale, { siteUrl: parts.siteUrl, unsubscribeToken: unsubscribe_token }),
      }));
    return enqueueEmails(tx, emails, now, {
      priority: 'bulk',
      campaign: campaignOf(issueId),
      personal: true,
    });
  });
}
