import type { Kysely } from 'kysely';
import type { DeskTables } from '#desk/db/schema.gen.ts';

/** An open stream renews this every 20 s; if its process dies, the traveller counts as offline after this time. */
export const CONNECTED_MS = 45_000;

/** The traveller has a window open in each of these conversations. */
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

/** The last window of each of these conversations was closed. @returns those not yet marked as offline */
export async function markOffline(db: Kysely<DeskTables>, ids: readonly string[], now: Date) {
  if (ids.length === 0) return [];
  return db
    .updateTable('desk.conversation')
    .set({ connected_until: now })
    .where('id', 'in', ids)
    .where('connected_until', '>', now)
    .returning(['id', 'last_seq'])
    .execute();
}
