import type { Kysely } from 'kysely';
import type { DeskTables } from '#desk/db/schema.gen.ts';

export type Colleague = { id: string; name: string; role: string };

/** A member of staff who can be assigned work; undefined for one never seen at the desk. */
export function findColleague(db: Kysely<DeskTables>, id: string): Promise<Colleague | undefined> {
  return db
    .selectFrom('desk.staff_presence')
    .select(['id', 'name', 'role'])
    .where('id', '=', id)
    .executeTakeFirst();
}
