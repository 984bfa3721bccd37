import { sql } from 'kysely';
import { ERASE_AFTER_HOURS } from '#contracts/reservations/periods.ts';
import { type Db, affectedRows } from '#reservations/kernel/rows.ts';

/**
 * Deletes the waiting lists of sailings that left a day ago. Addresses are deleted earlier, as soon as an entry is
 * over.
 * @returns how many entries
 */
export function forgetWaiting(db: Db, now: Date): Promise<number> {
  const before = new Date(now.getTime() - ERASE_AFTER_HOURS * 3_600_000).toISOString();
  return affectedRows(
    db,
    sql`delete from reservations.waiting_entry where expires_at < ${before}::timestamptz returning 1`,
  );
}
