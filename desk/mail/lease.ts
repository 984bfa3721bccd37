import { type ExpressionBuilder, type Kysely, type Selectable, sql } from 'kysely';
import type { DeskTables } from '../db/schema.gen.ts';

export type LeasedEmail = Selectable<DeskTables['desk.outgoing_mail']>;

/**
 * Longer than {@link SEND_MS}, with room to wait for a connection. A process that dies gives its letters back by this. What is
 * unwritten gets the same time once for being written and once more for being sent.
 */
export const LEASE_MS = 75_000;
/** In the statement as they are, so that the planner finds the index of what is due. */
const unwritten = sql.lit<LeasedEmail['state']>('unwritten');
const DUE = [sql.lit<LeasedEmail['state']>('waiting'), unwritten];
export const UNWRITTEN = [unwritten];

/**
 * Takes letters that are due for a while, what hurries first: those that are written, and the unwritten ones of `services`. Of one
 * subject it takes the first only, and the next once that has gone out, unless it failed, which keeps no other waiting. Never inside
 * a transaction: a slow mail server must not hold the database's only connection, and two processes must not send the same letter
 * at once.
 */
export async function lease(
  db: Kysely<DeskTables>,
  now: Date,
  most: number,
  { services, states = DUE }: { services: readonly string[]; states?: typeof DUE },
): Promise<LeasedEmail[]> {
  const letters = await db
    .updateTable('desk.outgoing_mail')
    .set((eb) => ({
      attempts: eb('attempts', '+', 1),
      next_attempt_at: new Date(now.getTime() + LEASE_MS),
    }))
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('desk.outgoing_mail as due')
        .select('due.id')
        .where('due.state', 'in', states)
        .where('due.next_attempt_at', '<=', now)
        .where((when) => when.or([when('due.discard_at', 'is', null), when('due.discard_at', '>', now)]))
        .where((when) =>
          when.or([
            when('due.state', '=', 'waiting'),
            services.length === 0 ? when.lit(false) : when('due.service', 'in', services),
          ]),
        )
        // Asked of emails with a subject only, row by row.
        .where((when) =>
          when.or([when('due.service', 'is', null), when.not(when.exists(earlier(when, now)))]),
        )
        .orderBy('due.priority')
        .orderBy('due.id')
        .limit(most)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
  return letters.toSorted((a, b) => a.priority - b.priority || a.id - b.id);
}

/** Letters about the same subject that go first. */
function earlier(
  eb: ExpressionBuilder<DeskTables & { due: DeskTables['desk.outgoing_mail'] }, 'due'>,
  now: Date,
) {
  return eb
    .selectFrom('desk.outgoing_mail as first')
    .select('first.id')
    .whereRef('first.service', '=', 'due.service')
    .whereRef('first.about', '=', 'due.about')
    .where('first.state', 'in', DUE)
    .where('first.last_error', 'is', null)
    .where((when) => when.or([when('first.discard_at', 'is', null), when('first.discard_at', '>', now)]))
    .where((when) =>
      when(when.refTuple('first.created_at', 'first.id'), '<', when.refTuple('due.created_at', 'due.id')),
    );
}

/** Whether what is left of the lease is enough to send the letter. */
export function isFresh(letter: LeasedEmail, now: Date, sendMs: number): boolean {
  return letter.next_attempt_at.getTime() - now.getTime() > sendMs;
}

/** Gives letters back that were not tried; one that somebody has put off meanwhile stays put off. */
export async function giveBack(
  db: Kysely<DeskTables>,
  letters: readonly LeasedEmail[],
  now: Date,
): Promise<void> {
  for (const { id, next_attempt_at } of letters)
    await db
      .updateTable('desk.outgoing_mail')
      .set((eb) => ({ attempts: eb('attempts', '-', 1), next_attempt_at: now }))
      .where('id', '=', id)
      .where('state', 'in', ['waiting', 'unwritten'])
      .where('next_attempt_at', '=', next_attempt_at)
      .execute();
}
