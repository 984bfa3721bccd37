import type { Kysely, Selectable } from 'kysely';
import type { DeskTables } from '../db/schema.gen.ts';

export type LeasedEmail = Selectable<DeskTables['desk.outgoing_mail']>;

/** Longer than {@link SEND_MS}, with room to wait for a connection. A process that dies gives its letters back by this. */
const LEASE_MS = 75_000;

/**
 * Takes letters that are due for a while, what hurries first. Never inside a transaction: a slow mail server must not hold the
 * database's only connection, and two processes must not send the same letter at once.
 */
export async function lease(db: Kysely<DeskTables>, now: Date, most: number): Promise<LeasedEmail[]> {
  const letters = await db
    .updateTable('desk.outgoing_mail')
    .set((eb) => ({
      attempts: eb('attempts', '+', 1),
      next_attempt_at: new Date(now.getTime() + LEASE_MS),
    }))
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('desk.outgoing_mail')
        .select('id')
        .where('state', '=', 'waiting')
        .where('next_attempt_at', '<=', now)
        .where((when) => when.or([when('discard_at', 'is', null), when('discard_at', '>', now)]))
        .orderBy('priority')
        .orderBy('id')
        .limit(most)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
  return letters.toSorted((a, b) => a.priority - b.priority || a.id - b.id);
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
      .where('state', '=', 'waiting')
      .where('next_attempt_at', '=', next_attempt_at)
      .execute();
}
