import type { Kysely } from 'kysely';
import type { DeskEvent } from '#contracts/desk/events.ts';
import type { DeskTables } from '#desk/db/schema.gen.ts';
import type { Staff } from '#desk/kernel/staff.ts';

/** Said again every 20 s; whoever has said nothing for so long is not there. */
const PRESENT_MS = 45_000;

/** Notes that somebody of the staff is there, and which conversation is open before them. */
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

/** Who is there now, for whoever has just come. */
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

/** Somebody who has been seen here, present or not. */
export function colleague(db: Kysely<DeskTables>, id: string) {
  return db
    .selectFrom('desk.staff_presence')
    .select(['id', 'name', 'role'])
    .where('id', '=', id)
    .executeTakeFirst();
}
