import { CONFIRM_DAYS } from '#contracts/desk/retention.ts';
import type { Locale } from '#foundation/text/locales.ts';
import { type Kysely, sql } from 'kysely';
import type { DeskTables } from '../db/schema.gen.ts';
import { type QueuedEmail, enqueueEmails } from '../mail/queue.ts';
import { signUpEmail } from './sign-up-email.ts';
import type { NewsletterParts } from './parts.ts';
import { hashOf } from './subscribers.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** At most one email about sign-ups per address and hour. */
const REPEAT_MS = 60 * 60 * 1000;
const AT_ONCE = 100;

type SignUp = { email: string; locale: Locale; source: string; asked_at: Date };

/**
 * Turns stored sign-ups into emails, each in its own transaction. One that fails is left for later and holds
 * up no other. @returns how many emails were written
 */
export async function processSignUps(parts: NewsletterParts): Promise<number> {
  const signUps = await parts.db
    .selectFrom('desk.sign_up')
    .select('id')
    .where(parts.jobs.isDue('sign-up', sql.ref('desk.sign_up.id')))
    .orderBy('id')
    .limit(AT_ONCE)
    .execute();
  return parts.jobs.each(
    'sign-up',
    signUps,
    ({ id }) => String(id),
    ({ id }) =>
      parts.db.transaction().execute(async (tx) => {
        // Another process may have been faster.
        const signUp = await tx
          .deleteFrom('desk.sign_up')
          .where('id', '=', id)
          .returningAll()
          .executeTakeFirst();
        return signUp ? processSignUp(parts, tx, signUp) : 0;
      }),
  );
}

/**
 * Double opt-in (requirement G3). Everybody gets an email, since the site announces one to everybody: a new reader has to confirm,
 * a confirmed one reads that nothing is left to do, or can switch to the other language.
 */
async function processSignUp(
  parts: NewsletterParts,
  tx: Kysely<DeskTables>,
  signUp: SignUp,
): Promise<number> {
  const now = parts.clock();
  const token = parts.ids();
  await tx
    .insertInto('desk.subscriber')
    .values({
      email: signUp.email,
      locale: signUp.locale,
      source: signUp.source,
      asked_at: signUp.asked_at,
      state: 'pending',
      confirm_hash: null,
      confirm_until: null,
      wanted_locale: null,
      unsubscribe_token: parts.ids(),
      confirmed_at: null,
      written_at: new Date(0),
      left_at: null,
      refused_at: null,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute();
  const person = await tx
    .selectFrom('desk.subscriber')
    .select(['id', 'state', 'locale', 'unsubscribe_token', 'written_at'])
    .where('email', '=', signUp.email)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (person.written_at.getTime() > now.getTime() - REPEAT_MS) return 0;

  const confirmation = {
    confirm_hash: hashOf(token),
    confirm_until: new Date(now.getTime() + CONFIRM_DAYS * DAY_MS),
  };
  const reads = person.state === 'confirmed';
  const kind = !reads ? 'confirm' : person.locale === signUp.locale ? 'already' : 'language';
  const changes = {
    confirm: {
      ...confirmation,
      state: 'pending',
      locale: signUp.locale,
      asked_at: signUp.asked_at,
      source: signUp.source,
      wanted_locale: null,
      left_at: null,
    },
    language: { ...confirmation, wanted_locale: signUp.locale },
    already: {},
  } as const;
  await tx
    .updateTable('desk.subscriber')
    .set({ ...changes[kind], written_at: now })
    .where('id', '=', person.id)
    .execute();
  const email: QueuedEmail = {
    key: `sign-up-${person.id}-${parts.ids()}`,
    ...signUpEmail(kind, {
      to: signUp.email,
      locale: signUp.locale,
      siteUrl: parts.siteUrl,
      confirmToken: token,
      unsubscribeToken: person.unsubscribe_token,
    }),
  };
  return enqueueEmails(tx, [email], now, { personal: true, discardAt: confirmation.confirm_until });
}
