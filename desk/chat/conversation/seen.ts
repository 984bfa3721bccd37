import { type Kysely, sql } from 'kysely';
import type { DeskTables } from '#desk/db/schema.gen.ts';

export type Marks = { delivered: number; read: number };

/**
 * Records how far one side has received and read. Marks only move forward, and never beyond the newest message; what is
 * read counts as delivered.
 * @returns the current marks, or null if they haven't moved
 */
export async function markSeen(
  db: Kysely<DeskTables>,
  id: string,
  by: 'traveller' | 'staff',
  marks: Marks,
): Promise<Marks | null> {
  const delivered = sql.ref<number>(`${by}_delivered`);
  const read = sql.ref<number>(`${by}_read`);
  const reached = Math.max(marks.delivered, marks.read);
  const moved = await db
    .updateTable('desk.conversation')
    .set({
      [`${by}_delivered`]: sql<number>`greatest(${delivered}, least(last_seq, ${reached}::integer))`,
      [`${by}_read`]: sql<number>`greatest(${read}, least(last_seq, ${marks.read}::integer))`,
    })
    .where('id', '=', id)
    .where(
      sql<boolean>`(${delivered} < least(last_seq, ${reached}::integer) or ${read} < least(last_seq, ${marks.read}::integer))`,
    )
    .returning([(eb) => eb.ref(`${by}_delivered`).as('delivered'), (eb) => eb.ref(`${by}_read`).as('read')])
    .executeTakeFirst();
  return moved ?? null;
}
