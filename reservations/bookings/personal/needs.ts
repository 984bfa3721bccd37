import { sql } from 'kysely';
import * as v from 'valibot';
import { type BookingNeed, bookingNeeds } from '#contracts/reservations/needs.ts';
import { column } from '#reservations/db/schema.gen.ts';
import { type DataKeys, decrypt, type Sealing } from '#reservations/kernel/encrypt.ts';
import { type Db, all } from '#reservations/kernel/rows.ts';
import { aboutRecord, deletePart, writePart } from './travellers.ts';

const Stored = v.object({ needs: v.array(v.string()) });

/** The needs of many bookings with one query; bookings without any are missing from the result. */
export async function readManyNeeds(
  db: Db,
  keys: DataKeys,
  bookingIds: readonly string[],
): Promise<Map<string, BookingNeed[]>> {
  const rows = await all(
    db,
    { id: v.string(), sealed: column.personal.sealed },
    sql`select booking_id as id, sealed from reservations.personal
      where part = 'needs' and booking_id in (select id::uuid from
        json_array_elements_text(${JSON.stringify(bookingIds)}::text::json) as given (id))`,
  );
  return new Map(
    rows.map(({ id, sealed }) => {
      const { needs } = v.parse(Stored, decrypt(keys, aboutRecord(id, 'needs'), sealed));
      return [id, bookingNeeds.filter((need) => needs.includes(need))];
    }),
  );
}

/** The needs of one booking; empty for most. */
export async function readNeeds(db: Db, keys: DataKeys, bookingId: string): Promise<BookingNeed[]> {
  return (await readManyNeeds(db, keys, [bookingId])).get(bookingId) ?? [];
}

/** Replaces the needs. Runs in the caller's transaction, with the booking's row locked. */
export async function writeNeeds(
  trx: Db,
  sealing: Sealing,
  bookingId: string,
  needs: readonly BookingNeed[],
): Promise<void> {
  if (needs.length > 0) await writePart(trx, sealing, bookingId, 'needs', { needs });
  else await deletePart(trx, bookingId, 'needs');
}
