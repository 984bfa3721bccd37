import { sql } from 'kysely';
import { type Db, all, touched } from '../db/rows.ts';
import { audit } from './audit.ts';

/** The manifest's data is needed until the voyage is completed and reported (Directive 98/41/EC, articles 5 and 8). */
export const ERASE_AFTER_HOURS = 24;

const AT_ONCE = 500;

/**
 * Deletes who travelled: names, birth days, nationalities, care requests, number plates, e-mail and phone of every booking
 * whose last ship arrived a day ago. Places, prices and categories stay, for the books.
 * @returns how many bookings were erased.
 */
export async function erasePersonalData(db: Db, now: Date): Promise<number> {
  const before = new Date(now.getTime() - ERASE_AFTER_HOURS * 3_600_000).toISOString();
  const over = await all(
    db,
    sql<{ id: string; version: number }>`select id, version from reservations.booking b
      where state = 'confirmed' and erased_at is null and not exists (
        select 1 from reservations.booking_segment s
        join reservations.sailing_call c on c.sailing_id = s.sailing_id and c.seq = s.to_seq
        where s.booking_id = b.id and c.arrives_at > ${before}::timestamptz)
      limit ${AT_ONCE}`,
  );
  let erased = 0;
  for (const { id, version } of over) {
    await db.transaction().execute(async (trx) => {
      const mine = await touched(
        trx,
        sql`update reservations.booking set email = null, phone = null, erased_at = ${now.toISOString()}::timestamptz
          where id = ${id}::uuid and erased_at is null returning 1`,
      );
      if (mine === 0) return;
      await sql`delete from reservations.passenger where booking_id = ${id}::uuid`.execute(trx);
      await sql`delete from reservations.vehicle where booking_id = ${id}::uuid`.execute(trx);
      await audit(trx, { at: now, bookingId: id, what: 'erased', version });
      erased += 1;
    });
  }
  return erased;
}
