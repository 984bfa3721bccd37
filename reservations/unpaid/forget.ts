import { sql } from 'kysely';
import { type Db, affectedRows } from '#reservations/kernel/rows.ts';

/** Deletes the marks of bookings that are paid, given up or over. @returns how many */
export function forgetClaims(db: Db): Promise<number> {
  return affectedRows(
    db,
    sql`delete from reservations.unpaid_claim u using reservations.booking b where b.id = u.booking_id
      and not (b.state in ('held', 'paying') or (b.state = 'confirmed' and b.ticketed_at is null)) returning 1`,
  );
}
