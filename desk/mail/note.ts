import type { Kysely } from 'kysely';
import type { DeskTables } from '../db/schema.gen.ts';
import { retryDelay } from '#foundation/jobs/backoff.ts';
import type { Failure } from './failure.ts';
import type { LeasedEmail } from './lease.ts';

const BACKOFF = { firstMs: 30_000, maxMs: 6 * 60 * 60 * 1000 };
/** With the pauses between them these take about three days, as long as mail servers usually try. */
const MAX_ATTEMPTS = 20;

/** Nothing of a traveller stays here once the letter is theirs; the row remembers that it went out. */
export const EMPTIED = { recipient: '', subject: '', text: '', html: null, headers: '{}', last_error: null };

export async function noteSent(db: Kysely<DeskTables>, letter: LeasedEmail, now: Date): Promise<void> {
  // One statement, and so one transaction: between two, a crash could leave the files of a letter that is gone.
  const gone = letter.personal
    ? db.with('files', (part) =>
        part.deleteFrom('desk.mail_attachment').where('mail_id', '=', letter.id).returning('mail_id'),
      )
    : db;
  await gone
    .updateTable('desk.outgoing_mail')
    .set({ state: 'sent', why: null, ended_at: now, last_error: null, ...(letter.personal ? EMPTIED : {}) })
    .where('id', '=', letter.id)
    .execute();
}

/**
 * Tried again after 30 s, 1 min, 2 min … six hours at most; dead when the server refused it for good or it was tried often enough.
 * @returns whether it is dead
 */
export async function noteFailure(
  db: Kysely<DeskTables>,
  letter: LeasedEmail,
  { kind, said }: Failure,
  now: Date,
): Promise<boolean> {
  const why = kind === 'refused' ? 'refused' : letter.attempts >= MAX_ATTEMPTS ? 'exhausted' : null;
  const wait = retryDelay(letter.attempts, BACKOFF);
  await db
    .updateTable('desk.outgoing_mail')
    .set((eb) => ({
      last_error: said,
      ...(why === null
        ? {
            // Unless somebody has put it off for longer, as a paused issue does, while it was on its way.
            next_attempt_at: eb
              .case()
              .when('next_attempt_at', '=', letter.next_attempt_at)
              .then(new Date(now.getTime() + wait))
              .else(eb.ref('next_attempt_at'))
              .end(),
          }
        : { state: 'dead', why, ended_at: now }),
    }))
    .where('id', '=', letter.id)
    // Another process may have sent it after our lease was over.
    .where('state', 'in', ['waiting', 'unwritten'])
    .execute();
  return why !== null;
}

/** Without a mail server nothing goes out: what is due is kept for whoever looks. @returns how many letters */
export async function keepDue(db: Kysely<DeskTables>, now: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('desk.outgoing_mail')
    .set({ state: 'kept', ended_at: now })
    .where('state', '=', 'waiting')
    .where('next_attempt_at', '<=', now)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
