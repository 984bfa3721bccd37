import type { Kysely } from 'kysely';
import type { DeskTables } from '../db/schema.gen.ts';
import { retryDelay } from '#foundation/jobs/backoff.ts';
import type { Failure } from './failure.ts';
import type { LeasedEmail } from './lease.ts';

const BACKOFF = { firstMs: 30_000, maxMs: 6 * 60 * 60 * 1000 };
/** With the pauses between them about three days, as long as mail servers usually retry. */
const MAX_ATTEMPTS = 20;

/** No personal data stays here once the email has been sent; the row records only that it was. */
export const EMPTIED = { recipient: '', subject: '', text: '', html: null, headers: '{}', last_error: null };

export async function noteSent(db: Kysely<DeskTables>, email: LeasedEmail, now: Date): Promise<void> {
  // One statement, so one transaction: after a crash between two, the files of a deleted email could remain.
  const gone = email.personal
    ? db.with('files', (part) =>
        part.deleteFrom('desk.mail_attachment').where('mail_id', '=', email.id).returning('mail_id'),
      )
    : db;
  await gone
    .updateTable('desk.outgoing_mail')
    .set({ state: 'sent', why: null, ended_at: now, last_error: null, ...(email.personal ? EMPTIED : {}) })
    .where('id', '=', email.id)
    .execute();
}

/**
 * Schedules a retry after 30 s, 1 min, 2 min … at most six hours. The email is dead when the server has refused it permanently or
 * all attempts have failed. @returns whether it is dead
 */
export async function noteFailure(
  db: Kysely<DeskTables>,
  email: LeasedEmail,
  { kind, detail }: Failure,
  now: Date,
): Promise<boolean> {
  const why = kind === 'refused' ? 'refused' : email.attempts >= MAX_ATTEMPTS ? 'exhausted' : null;
  const wait = retryDelay(email.attempts, BACKOFF);
  await db
    .updateTable('desk.outgoing_mail')
    .set((eb) => ({
      last_error: detail,
      ...(why === null
        ? {
            // Unless it was postponed for longer during the attempt, as by pausing an issue.
            next_attempt_at: eb
              .case()
              .when('next_attempt_at', '=', email.next_attempt_at)
              .then(new Date(now.getTime() + wait))
              .else(eb.ref('next_attempt_at'))
              .end(),
          }
        : { state: 'dead', why, ended_at: now }),
    }))
    .where('id', '=', email.id)
    // Another process may have sent it after our lease expired.
    .where('state', 'in', ['waiting', 'unwritten'])
    .execute();
  return why !== null;
}

/** Without a mail server nothing is sent: due emails are kept for staff to see. @returns how many emails */
export async function keepDue(db: Kysely<DeskTables>, now: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('desk.outgoing_mail')
    .set({ state: 'kept', ended_at: now })
    .where('state', '=', 'waiting')
    .where('next_attempt_at', '<=', now)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
