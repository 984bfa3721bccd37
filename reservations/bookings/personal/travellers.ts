import { column } from '#reservations/db/schema.gen.ts';
import { sql } from 'kysely';
import * as v from 'valibot';
import { Contact, PassengerDetails, VehicleDetails } from '#contracts/reservations/booking.ts';
import { type Db, all, first, affectedRows } from '#reservations/kernel/rows.ts';
import { type DataKeys, encrypt, type Sealing, decrypt } from '#reservations/kernel/encrypt.ts';

const Travellers = v.object({ passengers: v.array(PassengerDetails), vehicles: v.array(VehicleDetails) });
const Reachable = v.omit(Contact, ['refused']);

/** Who travels and with which vehicles, in the order of the party. */
export type Travellers = v.InferOutput<typeof Travellers>;

/** The parts of the personal data of a booking, each encrypted by itself. */
export type PersonalRecord = 'travellers' | 'contact' | 'needs';

/** The row that encrypted text belongs to; it can't be decrypted in any other row. */
export const aboutRecord = (bookingId: string, part: PersonalRecord) => `${bookingId} ${part}`;

/** The travellers. Both lists are empty before the details are given and after they were erased. */
export async function readTravellers(db: Db, keys: DataKeys, bookingId: string): Promise<Travellers> {
  return (await readManyTravellers(db, keys, [bookingId])).get(bookingId) ?? { passengers: [], vehicles: [] };
}

/** The same for many bookings with one query; bookings without details are missing from the result. */
export async function readManyTravellers(
  db: Db,
  keys: DataKeys,
  bookingIds: readonly string[],
): Promise<Map<string, Travellers>> {
  const rows = await all(
    db,
    { id: v.string(), sealed: column.personal.sealed },
    sql`select booking_id as id, sealed from reservations.personal
      where part = 'travellers' and booking_id in (select id::uuid from
        json_array_elements_text(${JSON.stringify(bookingIds)}::text::json) as given (id))`,
  );
  return new Map(
    rows.map(({ id, sealed }) => [
      id,
      v.parse(Travellers, decrypt(keys, aboutRecord(id, 'travellers'), sealed)),
    ]),
  );
}

/** Replaces the travellers. Runs in the caller's transaction, with the booking's row locked. */
export async function writeTravellers(
  trx: Db,
  sealing: Sealing,
  bookingId: string,
  { passengers, vehicles }: Travellers,
): Promise<void> {
  await writePart(trx, sealing, bookingId, 'travellers', { passengers, vehicles });
}

/** The buyer's contact; both fields are null when refused, not given yet, or erased. */
export async function readContact(db: Db, keys: DataKeys, bookingId: string): Promise<Contact> {
  const row = await first(
    db,
    { sealed: v.nullable(column.personal.sealed), refused: column.booking.contact_refused },
    sql`select p.sealed, b.contact_refused as refused
      from reservations.booking b left join reservations.personal p on p.booking_id = b.id and p.part = 'contact'
      where b.id = ${bookingId}::uuid`,
  );
  if (!row?.sealed) return { email: null, phone: null, refused: row?.refused ?? false };
  return {
    ...v.parse(Reachable, decrypt(keys, aboutRecord(bookingId, 'contact'), row.sealed)),
    refused: row.refused,
  };
}

/** Stores the buyer's contact, or that they declined to give one (domain 3.4): then nothing else is kept. */
export async function writeContact(
  trx: Db,
  sealing: Sealing,
  bookingId: string,
  { email, phone, refused }: Contact,
): Promise<void> {
  if (refused) await deletePart(trx, bookingId, 'contact');
  else await writePart(trx, sealing, bookingId, 'contact', { email, phone });
  await sql`update reservations.booking set contact_refused = ${refused}::boolean where id = ${bookingId}::uuid`.execute(
    trx,
  );
}

/** Deletes the personal data of a booking, except for a part that must be kept longer. @returns how many parts were deleted */
export function erasePersonal(trx: Db, bookingId: string, kept: 'contact' | null = null): Promise<number> {
  return affectedRows(
    trx,
    sql`delete from reservations.personal where booking_id = ${bookingId}::uuid
      and part is distinct from ${kept}::text returning 1`,
  );
}

export async function deletePart(trx: Db, bookingId: string, part: PersonalRecord): Promise<void> {
  await sql`delete from reservations.personal where booking_id = ${bookingId}::uuid and part = ${part}`.execute(
    trx,
  );
}

/**
 * The bookings with this address as contact. Contacts are encrypted, so every one is decrypted: only for rare
 * requests by staff.
 */
export async function findByEmail(db: Db, keys: DataKeys, email: string): Promise<string[]> {
  const wanted = email.trim().toLowerCase();
  const found: string[] = [];
  for (let after = '00000000-0000-0000-0000-000000000000'; ;) {
    const rows = await all(
      db,
      { id: v.string(), sealed: column.personal.sealed },
      sql`select booking_id as id, sealed from reservations.personal
        where part = 'contact' and booking_id > ${after}::uuid order by booking_id limit 500`,
    );
    for (const { id, sealed } of rows) {
      const contact = v.parse(Reachable, decrypt(keys, aboutRecord(id, 'contact'), sealed));
      if (contact.email?.trim().toLowerCase() === wanted) found.push(id);
    }
    const last = rows.at(-1);
    if (!last || rows.length < 500) return found;
    after = last.id;
  }
}

export async function writePart(
  trx: Db,
  sealing: Sealing,
  bookingId: string,
  part: PersonalRecord,
  value: object,
): Promise<void> {
  const sealed = encrypt(sealing, aboutRecord(bookingId, part), value);
  await sql`insert into reservations.personal (booking_id, part, sealed) values (${bookingId}::uuid, ${part}, ${sealed})
    on conflict (booking_id, part) do update set sealed = excluded.sealed`.execute(trx);
}
