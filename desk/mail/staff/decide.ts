import { type ExpressionBuilder, type Kysely } from 'kysely';
import type { DeskTables } from '#desk/db/schema.gen.ts';
import { EMPTIED } from '../note.ts';

export type DecisionResult = 'done' | 'missing' | 'wrong_state' | 'too_late';

/** The state of an email that has just been queued; one that was never written is written when it is sent. */
const asQueued = (now: Date) => (eb: ExpressionBuilder<DeskTables, 'desk.outgoing_mail'>) => ({
  state: eb
    .case()
    .when(eb.and([eb('service', 'is not', null), eb('recipient', '=', '')]))
    .then('unwritten' as const)
    .else('waiting' as const)
    .end(),
  why: null,
  ended_at: null,
  attempts: 0,
  last_error: null,
  next_attempt_at: now,
  dated_at: now,
});

/** Sends a dead or kept email again, as if it had just been written: mail programs show today's date. */
export async function retry(db: Kysely<DeskTables>, id: number, now: Date): Promise<DecisionResult> {
  const email = await stateOf(db, id);
  if (!email) return 'missing';
  if (email.state !== 'dead' && email.state !== 'kept') return 'wrong_state';
  if (email.discard_at !== null && email.discard_at <= now) return 'too_late';
  const again = await db
    .updateTable('desk.outgoing_mail')
    .set(asQueued(now))
    .where('id', '=', id)
    .where('state', '=', email.state)
    .returning('id')
    .executeTakeFirst();
  return again ? 'done' : 'wrong_state';
}

/** The same for all emails that have used up their attempts; permanently refused ones are left for staff to look at. @returns how many */
export async function retryExhausted(db: Kysely<DeskTables>, now: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('desk.outgoing_mail')
    .set(asQueued(now))
    .where('state', '=', 'dead')
    .where('why', '=', 'exhausted')
    .where((when) => when.or([when('discard_at', 'is', null), when('discard_at', '>', now)]))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Discards an email that hasn't been sent and erases its content. One that is being sent at this moment may still arrive. */
export async function discard(db: Kysely<DeskTables>, id: number, now: Date): Promise<DecisionResult> {
  return db.transaction().execute(async (tx) => {
    const gone = await tx
      .updateTable('desk.outgoing_mail')
      .set({ ...EMPTIED, state: 'discarded', why: null, ended_at: now, attaches: null })
      .where('id', '=', id)
      .where('state', 'in', ['waiting', 'unwritten', 'kept', 'dead'])
      .returning('id')
      .executeTakeFirst();
    if (!gone) return (await stateOf(tx, id)) ? 'wrong_state' : 'missing';
    await tx.deleteFrom('desk.mail_attachment').where('mail_id', '=', id).execute();
    return 'done';
  });
}

function stateOf(db: Kysely<DeskTables>, id: number) {
  return db
    .selectFrom('desk.outgoing_mail')
    .select(['state', 'discard_at'])
    .where('id', '=', id)
    .executeTakeFirst();
}
