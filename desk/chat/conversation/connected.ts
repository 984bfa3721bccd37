import type { Kysely } from 'kysely';
import type { DeskTables } from '#desk/db/schema.gen.ts';

/** An open stream says every 20 s that the traveller is there; a process that dies cannot say that nobody is. */
export const CONNECTED_MS = 45_000;

/** The traveller's window is there now, in each of these conversations. */
export async function markConnected(
  db: Kysely<DeskTables>,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('desk.conversation')
    .set({ connected_until: new Date(now.getTime() + CONNECTED_MS) })
    .where('id', 'in', ids)
    .execute();
}

/** The last window of each of these conversations is gone. @returns those of which nobody knew it yet */
export async function markGone(db: Kysely<DeskTables>, ids: readonly string[], now: Date) {
  if (ids.length === 0) return [];
  return db
    .updateTable('desk.conversation')
    .set({ connected_until: now })
    .where('id', 'in', ids)
    .where('connected_until', '>', now)
    .returning(['id', 'last_seq'])
    .execute();
}
