import { sql } from 'kysely';
import type { DeskParts } from '#desk/kernel/options.ts';
import { end } from './states.ts';

const OFFLINE_MS = 30 * 60 * 1000;
const BATCH = 50;

/**
 * Ends the conversations whose traveller has been offline for half an hour, whether or not an answer is pending; staff
 * may reopen them. @returns how many
 */
export async function endAbandoned({
  db,
  clock,
  events,
  jobs,
}: Pick<DeskParts, 'db' | 'clock' | 'events' | 'jobs'>): Promise<number> {
  const now = clock();
  const since = new Date(now.getTime() - OFFLINE_MS);
  const rows = await db
    .selectFrom('desk.conversation')
    .select('id')
    .where('state', 'in', ['waiting', 'open'])
    .where('connected_until', '<', since)
    .where(jobs.isDue('conversation', sql.ref('desk.conversation.id')))
    .limit(BATCH)
    .execute();
  return jobs.each(
    'conversation',
    rows,
    ({ id }) => id,
    async ({ id }) => {
      const changed = await end(db, id, null, now, ({ connected_until }) => connected_until < since);
      if (changed.kind !== 'changed' || changed.seq === null) return false;
      events.emit({ kind: 'conversation', id, seq: changed.seq });
      return true;
    },
  );
}
