import { column } from '#reservations/db/schema.gen.ts';
import * as v from 'valibot';
import { sql } from 'kysely';
import type { Context } from '#reservations/context/context.ts';
import { type Db, first } from '#reservations/kernel/rows.ts';
import { erasePersonal, findByEmail } from './personal/travellers.ts';
import { audit } from './audit.ts';
import { bookingById, present } from './read.ts';

/** Personal data requests (access and erasure) for bookings; for administrators. */
export type BookingPrivacy = {
  /** Every booking with this address as contact, as its owner sees it. */
  person(email: string): Promise<Record<string, unknown>[]>;
  /**
   * Erases personal data in these bookings. Bookings still to be travelled are kept, because the law requires them on
   * the passenger list, and so are bookings with a refund pending. Returns counts by kind; a dry run changes nothing.
   */
  erase(email: string, dryRun: boolean): Promise<Record<string, number>>;
};

export function createBookingPrivacy(context: Context): BookingPrivacy {
  const { db, secrets, clock } = context;
  return {
    async person(email) {
      const rows: Record<string, unknown>[] = [];
      for (const id of await findByEmail(db, secrets, email)) {
        const row = await bookingById(db, id);
        if (row) rows.push({ ...(await present(db, secrets, await context.catalogue(), row, clock())) });
      }
      return rows;
    },
    async erase(email, dryRun) {
      const counts: Record<string, number> = {};
      for (const id of await findByEmail(db, secrets, email)) {
        const kind = await db.transaction().execute((trx) => eraseOne(trx, context, id, dryRun));
        counts[kind] = (counts[kind] ?? 0) + 1;
      }
      return counts;
    },
  };
}

async function eraseOne(trx: Db, { clock }: Context, id: string, dryRun: boolean): Promise<string> {
  const row = await first(
    trx,
    { version: column.booking.version, isOver: v.boolean(), hasRefund: v.boolean() },
    sql`select version, erased_at is not null as "isOver",
      exists (select 1 from reservations.refund r where r.booking_id = b.id and r.state in ('due', 'sent')) as "hasRefund"
      from reservations.booking b where id = ${id}::uuid for update`,
  );
  if (!row?.isOver) return 'booking, kept until its trip is over';
  if (row.hasRefund) return 'booking, kept until its refund has arrived';
  if (!dryRun) {
    await erasePersonal(trx, id);
    await audit(trx, { at: clock(), bookingId: id, what: 'erased', version: row.version });
  }
  return 'booking contact';
}
