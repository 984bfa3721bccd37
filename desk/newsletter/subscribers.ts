import { createHash } from 'node:crypto';
import { discardIssueEmails } from './issues/outgoing.ts';
import type { NewsletterParts } from './parts.ts';

/**
 * Confirms a subscription, or a change of its language.
 * @returns false if the token is unknown, used or older than seven days
 */
export async function confirm(parts: NewsletterParts, token: string): Promise<boolean> {
  const now = parts.clock();
  const result = await parts.db
    .updateTable('desk.subscriber')
    .set((eb) => ({
      state: 'confirmed',
      confirmed_at: eb.case().when('state', '=', 'confirmed').then(eb.ref('confirmed_at')).else(now).end(),
      locale: eb.fn.coalesce('wanted_locale', 'locale'),
      wanted_locale: null,
      confirm_hash: null,
      confirm_until: null,
      refusals: 0,
      refused_at: null,
    }))
    .where('confirm_hash', '=', hashOf(token))
    .where('confirm_until', '>', now)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/**
 * Ends the subscription, and withdraws emails that are written but not sent. Idempotent; an unknown token changes
 * nothing.
 */
export async function unsubscribe(parts: NewsletterParts, token: string): Promise<void> {
  const now = parts.clock();
  await parts.db.transaction().execute(async (tx) => {
    const left = await tx
      .updateTable('desk.subscriber')
      .set({
        state: 'unsubscribed',
        left_at: now,
        wanted_locale: null,
        confirm_hash: null,
        confirm_until: null,
      })
      .where('unsubscribe_token', '=', token)
      .where('state', '!=', 'unsubscribed')
      .returning('id')
      .executeTakeFirst();
    if (left) await discardIssueEmails(tx, left.id, now);
  });
}

/** Only hashes of email tokens are stored, so that a copy of the database can't confirm anybody. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
