import { column } from '#reservations/db/schema.gen.ts';
import * as v from 'valibot';
import { sql } from 'kysely';
import { athensDay } from '#foundation/dates/athens.ts';
import { ERASE_AFTER_HOURS } from '#contracts/reservations/periods.ts';
import type { Context } from '#reservations/context/context.ts';
import { type Db, all, affectedRows } from '#reservations/kernel/rows.ts';
import { erasePersonal } from './personal/travellers.ts';
import { audit } from './audit.ts';

/** Bookings per call. */
export const ERASE_AT_ONCE = 500;

/**
 * Deletes personal data (names, birth dates, nationalities, care requests, number plates, email, phone, needs) of every
 * booking, sold or cancelled, whose last ship arrived a day ago. Data of open tickets is kept until they are used or
 * have expired; data of holds that were never paid, for a day. Where money has changed hands the contact is kept as
 * long as the operator's rule specifies, because claims and chargebacks come later. Places, prices and categories
 * stay, for accounting.
 * @returns how many bookings were erased
 */
export async function erasePersonalData({
  db,
  clock,
  jobs,
  catalogue,
}: Pick<Context, 'db' | 'clock' | 'jobs' | 'catalogue'>): Promise<number> {
  const now = clock();
  const contactDays = (await catalogue()).contactDays(athensDay(now));
  const before = new Date(now.getTime() - ERASE_AFTER_HOURS * 3_600_000).toISOString();
  // Starts from the personal data still stored, which is little compared with the voyages of all years.
  const over = await all(
    db,
    { id: v.string(), version: v.number() },
    sql`select id, version from reservations.booking b
      where id in (select booking_id from reservations.personal where part <> 'contact' or ${contactDays === 0}) and case
        when state in ('expired', 'released') then hold_expires_at < ${before}::timestamptz
        when state in ('confirmed', 'ticketed', 'open', 'cancelled') then not exists (
          select 1 from reservations.booking_segment s
          join reservations.sailing x on x.id = s.sailing_id
          join reservations.sailing_call c on c.sailing_id = s.sailing_id and c.seq = s.to_seq
          where s.booking_id = b.id and s.replaced_at is null and coalesce(c.actual_arr, greatest(c.est_arr,
            c.arrives_at + make_interval(mins => x.delay_minutes))) > ${before}::timestamptz)
          and not exists (select 1 from reservations.ticket t where t.booking_id = b.id and t.state = 'open')
        else false end
        and ${jobs.isDue('erasure', sql`b.id`)}
      limit ${ERASE_AT_ONCE}`,
  );
  const late = await dueContacts(db, new Date(now.getTime() - contactDays * 86_400_000), ERASE_AT_ONCE);
  const contacts = await jobs.each(
    'contact-erasure',
    late,
    ({ id }) => id,
    ({ id, version }) =>
      db.transaction().execute(async (trx) => {
        if ((await erasePersonal(trx, id)) === 0) return false;
        await audit(trx, { at: now, bookingId: id, what: 'contact-erased', version });
        return true;
      }),
  );
  const people = await jobs.each(
    'erasure',
    over,
    ({ id }) => id,
    ({ id, version }) =>
      db.transaction().execute(async (trx) => {
        // Nothing left: another process was faster.
        const kept = contactDays > 0 && (await hasPaid(trx, id)) ? 'contact' : null;
        if ((await erasePersonal(trx, id, kept)) === 0) return false;
        await sql`update reservations.booking set confirm_hash = null, erased_at = ${now.toISOString()}::timestamptz
        where id = ${id}::uuid`.execute(trx);
        await sql`delete from reservations.passenger where booking_id = ${id}::uuid`.execute(trx);
        await sql`delete from reservations.vehicle where booking_id = ${id}::uuid`.execute(trx);
        await audit(trx, { at: now, bookingId: id, what: 'erased', version });
        return true;
      }),
  );
  return people + contacts;
}

/** If so, there may be claims or chargebacks. */
async function hasPaid(trx: Db, id: string): Promise<boolean> {
  const paid = await affectedRows(
    trx,
    sql`select 1 from reservations.payment where booking_id = ${id}::uuid and state = 'paid' limit 1`,
  );
  return paid > 0;
}

/** Contacts of bookings whose period for claims is over, at most `most`. */
function dueContacts(db: Db, before: Date, most: number): Promise<{ id: string; version: number }[]> {
  return all(
    db,
    { id: column.booking.id, version: column.booking.version },
    sql`select b.id, b.version from reservations.personal p
      join reservations.booking b on b.id = p.booking_id
      where p.part = 'contact' and b.erased_at < ${before.toISOString()}::timestamptz limit ${most}::integer`,
  );
}
