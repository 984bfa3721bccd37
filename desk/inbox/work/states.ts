import type { Kysely } from 'kysely';
import * as v from 'valibot';
import type { DeskTables } from '#desk/db/schema.gen.ts';
import type { Staff } from '#desk/kernel/staff.ts';
import type { Colleague } from './colleagues.ts';
import { HeldEmails, queueEmails } from '../queue-emails.ts';

export type Done = 'done' | 'missing' | 'assigned';

/**
 * Assigns a submission, or returns it to everybody. Of two who take it at once exactly one gets it: it changes hands only if
 * it has no owner, belongs to the caller, or still belongs to the owner named in the request.
 */
export async function assign(
  db: Kysely<DeskTables>,
  reference: string,
  change: { to: Colleague | null; from: string | null; by: Staff },
): Promise<Done> {
  const { to, from, by } = change;
  const result = await db
    .updateTable('desk.received')
    .set((eb) => ({
      staff_id: to?.id ?? null,
      staff_name: to?.name ?? null,
      staff_role: to?.role ?? null,
      state: eb
        .case()
        .when('state', 'in', ['new', 'taken'])
        .then(to ? ('taken' as const) : ('new' as const))
        .else(eb.ref('state'))
        .end(),
    }))
    .where('reference', '=', reference)
    .where((when) =>
      when.or([
        when('staff_id', 'is', null),
        when('staff_id', 'in', [by.id, ...(to ? [to.id] : []), ...(from === null ? [] : [from])]),
      ]),
    )
    .executeTakeFirst();
  if (result.numUpdatedRows > 0n) return 'done';
  return (await exists(db, reference)) ? 'assigned' : 'missing';
}

/** Closes a submission. Idempotent. */
export async function close(db: Kysely<DeskTables>, reference: string): Promise<Done> {
  const result = await db
    .updateTable('desk.received')
    .set({ state: 'closed' })
    .where('reference', '=', reference)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n ? 'done' : 'missing';
}

/** Reopens a closed submission, in the state that its answers imply. */
export async function reopen(db: Kysely<DeskTables>, reference: string): Promise<Done> {
  await db
    .updateTable('desk.received')
    .set((eb) => ({
      state: eb
        .case()
        .when(
          eb.exists(
            eb
              .selectFrom('desk.answer')
              .select('key')
              .whereRef('desk.answer.reference', '=', 'desk.received.reference'),
          ),
        )
        .then('answered' as const)
        .when('staff_id', 'is not', null)
        .then('taken' as const)
        .else('new' as const)
        .end(),
    }))
    .where('reference', '=', reference)
    .where('state', '=', 'closed')
    .execute();
  return (await exists(db, reference)) ? 'done' : 'missing';
}

/** Clears the suspicion of advertising: the emails are sent as if it had just arrived. Does nothing for all others. */
export async function trust(db: Kysely<DeskTables>, reference: string, now: Date): Promise<Done> {
  return db.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom('desk.received')
      .select(['held', 'kind'])
      .where('reference', '=', reference)
      .forUpdate()
      .executeTakeFirst();
    if (!row) return 'missing';
    if (row.held !== null) {
      const emails = v.parse(HeldEmails, row.held);
      await queueEmails(tx, { reference, hasFile: row.kind === 'application', emails }, now);
    }
    await tx
      .updateTable('desk.received')
      .set({ doubt: null, held: null })
      .where('reference', '=', reference)
      .execute();
    return 'done';
  });
}

async function exists(db: Kysely<DeskTables>, reference: string): Promise<boolean> {
  const row = await db
    .selectFrom('desk.received')
    .select('reference')
    .where('reference', '=', reference)
    .executeTakeFirst();
  return row !== undefined;
}
