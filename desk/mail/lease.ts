import { type ExpressionBuilder, type Kysely, type Selectable, sql } from 'kysely';
import type { DeskTables } from '../db/schema.gen.ts';

export type LeasedEmail = Selectable<DeskTables['desk.outgoing_mail']>;

/**
 * Longer than {@link SEND_MS}, with time to wait for a connection. The emails of a process that dies are free again after this time.
 * An unwritten email gets it once to be written and once more to be sent.
 */
export const LEASE_MS = 75_000;
/** Literals instead of parameters, so that the planner uses the index of due emails. */
const unwritten = sql.lit<LeasedEmail['state']>('unwritten');
const DUE = [sql.lit<LeasedEmail['state']>('waiting'), unwritten];
export const UNWRITTEN = [unwritten];

/**
 * Leases due emails, by priority: those that are written, and the unwritten ones of `services`. Of several emails about one subject
 * only the first is leased, and the next one after that has been sent; one that failed doesn't hold up the others. Never call it in a
 * transaction: a slow mail server must not hold the database's only connection, and two processes must not send the same email.
 */
export async function lease(
  db: Kysely<DeskTables>,
  now: Date,
  most: number,
  { services, states = DUE }: { services: readonly string[]; states?: typeof DUE },
): Promise<LeasedEmail[]> {
  const emails = await db
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
        // Checked row by row, only for emails that have a subject.
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
  return emails.toSorted((a, b) => a.priority - b.priority || a.id - b.id);
}

/** Earlier emails about the same subject. */
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

/** Whether the rest of the lease is long enough to send the email. */
export function isFresh(email: LeasedEmail, now: Date, sendMs: number): boolean {
  return email.next_attempt_at.getTime() - now.getTime() > sendMs;
}

/** Ends the leases of emails that weren't tried. An email that was postponed meanwhile stays postponed. */
export async function giveBack(
  db: Kysely<DeskTables>,
  emails: readonly LeasedEmail[],
  now: Date,
): Promise<void> {
  for (const { id, next_attempt_at } of emails)
    await db
      .updateTable('desk.outgoing_mail')
      .set((eb) => ({ attempts: eb('attempts', '-', 1), next_attempt_at: now }))
      .where('id', '=', id)
      .where('state', 'in', ['waiting', 'unwritten'])
      .where('next_attempt_at', '=', next_attempt_at)
      .execute();
}
