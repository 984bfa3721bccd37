import type { Kysely } from 'kysely';
import type { DeskEvent } from '#contracts/desk/events.ts';
import type { DeskTables } from '#desk/db/schema.gen.ts';
import type { Staff } from '#desk/kernel/staff.ts';

/** Presence is reported every 20 s; after this much silence somebody counts as absent. */
const PRESENT_MS = 45_000;

/** Records that a member of staff is present, and which conversation they have open. */
export async function notePresence(
  db: Kysely<DeskTables>,
  { id, name, role }: Staff,
  looking: string | null,
  at: Date,
): Promise<DeskEvent> {
  const row = { name, role, looking, at };
  await db
    .insertInto('desk.staff_presence')
    .values({ id, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
  return { kind: 'presence', staffId: id, name, at: at.toISOString(), looking };
}

/** Everybody who is present now, for a new stream. */
export async function present(db: Kysely<DeskTables>, now: Date): Promise<DeskEvent[]> {
  const rows = await db
    .selectFrom('desk.staff_presence')
    .selectAll()
    .where('at', '>', new Date(now.getTime() - PRESENT_MS))
    .orderBy('id')
    .execute();
  return rows.map(({ id, name, at, looking }) => ({
    kind: 'presence',
    staffId: id,
    name,
    at: at.toISOString(),
    looking,
  }));
}

/** A member of staff who has been seen at the desk, present or not. */
export function colleague(db: Kysely<DeskTables>, id: string) {
  return db
    .selectFrom('desk.staff_presence')
    .select(['id', 'name', 'role'])
    .where('id', '=', id)
    .executeTakeFirst();
}
