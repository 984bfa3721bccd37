import type { Kysely } from 'kysely';
import * as v from 'valibot';
import type { DeskTables } from '#desk/db/schema.gen.ts';
import type { Staff } from '#desk/kernel/staff.ts';
import type { Colleague } from './colleagues.ts';
import { HeldLetters, postLetters } from '../post-letters.ts';

export type Done = 'done' | 'missing' | 'assigned';

/**
 * Gives a request to somebody, or back to all. Of two who take it at once exactly one gets it: it only changes hands when it is
 * nobody's, the asker's own, or still with whom the asker names.
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

/** Puts a request away. Repeating it is fine. */
export async function close(db: Kysely<DeskTables>, reference: string): Promise<Done> {
  const result = await db
    .updateTable('desk.received')
    .set({ state: 'closed' })
    .where('reference', '=', reference)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n ? 'done' : 'missing';
}

/** Takes a closed request out again, into the state that fits what has been done with it. */
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

/** Says that a request is no advertising: its letters go out as if it had come in now. Nothing happens to all others. */
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
      const letters = v.parse(HeldLetters, row.held);
      await postLetters(tx, { reference, hasFile: row.kind === 'application', letters }, now);
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
