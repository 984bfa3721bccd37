import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { DeskTables } from '../db/tables.ts';
import { queueLetter } from '../mail/outbox.ts';
import { confirmationLetter } from './letters.ts';

const CONFIRM_DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1000;
/** One confirmation e-mail per address and hour, whoever asks. */
const REPEAT_MS = 60 * 60 * 1000;

export type NewsletterOptions = {
  db: Kysely<DeskTables>;
  clock: () => Date;
  /** A new unguessable token, URL-safe. */
  ids: () => string;
  siteUrl: string;
};

/**
 * Notes the wish and queues the confirmation e-mail (double opt-in, requirement G3). Does nothing visible when the address
 * is confirmed already or was asked within the hour, so that the answer never tells whether an address is known.
 */
export async function subscribe(
  options: NewsletterOptions,
  wish: { email: string; locale: 'el' | 'en' },
): Promise<void> {
  const now = options.clock();
  const email = wish.email.toLowerCase();
  const confirmToken = options.ids();
  await options.db.transaction().execute(async (tx) => {
    const row = await tx
      .insertInto('desk.subscriber')
      .values({
        email,
        locale: wish.locale,
        state: 'pending',
        confirm_hash: hash(confirmToken),
        confirm_until: new Date(now.getTime() + CONFIRM_DAYS * DAY_MS),
        unsubscribe_token: options.ids(),
        asked_at: now,
      })
      .onConflict((conflict) =>
        conflict
          .column('email')
          .doUpdateSet((eb) => ({
            state: 'pending',
            locale: wish.locale,
            confirm_hash: eb.ref('excluded.confirm_hash'),
            confirm_until: eb.ref('excluded.confirm_until'),
            asked_at: now,
          }))
          .where('desk.subscriber.state', '!=', 'confirmed')
          .where('desk.subscriber.asked_at', '<=', new Date(now.getTime() - REPEAT_MS)),
      )
      .returning('unsubscribe_token')
      .executeTakeFirst();
    if (!row) return;
    const letter = confirmationLetter({
      to: email,
      locale: wish.locale,
      siteUrl: options.siteUrl,
      confirmToken,
      unsubscribeToken: row.unsubscribe_token,
    });
    await queueLetter(tx, letter, now);
  });
}

/** The second yes. @returns false when the token is unknown, used or older than seven days. */
export async function confirm(options: NewsletterOptions, token: string): Promise<boolean> {
  const now = options.clock();
  const result = await options.db
    .updateTable('desk.subscriber')
    .set({ state: 'confirmed', confirmed_at: now, confirm_hash: null, confirm_until: null })
    .where('confirm_hash', '=', hash(token))
    .where('confirm_until', '>', now)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Ends the subscription. Repeating it is fine; an unknown token changes nothing. */
export async function unsubscribe(options: NewsletterOptions, token: string): Promise<void> {
  await options.db
    .updateTable('desk.subscriber')
    .set({ state: 'unsubscribed', confirm_hash: null, confirm_until: null })
    .where('unsubscribe_token', '=', token)
    .execute();
}

function hash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
