import { column } from '#reservations/db/schema.gen.ts';
import * as v from 'valibot';
import { sql } from 'kysely';
import { aboutResponse } from '#reservations/bookings/idempotency.ts';
import type { Context } from '#reservations/context/context.ts';
import { type Db, all, first } from '#reservations/kernel/rows.ts';
import {
  presentPrefix,
  type Sealing,
  encrypt,
  decrypt,
  UnknownKeyError,
} from '#reservations/kernel/encrypt.ts';
import { aboutRecord, type PersonalRecord, writeContact, writeTravellers } from './travellers.ts';

type Sealer = Pick<Context, 'db' | 'secrets' | 'ids' | 'jobs'>;

/**
 * Encrypts what an older version left in plain columns, and re-encrypts with the current key what an older key has
 * encrypted. Run once before the first request is served; safe in several processes. Data whose key is unknown stays
 * as it is.
 * @returns how many rows were encrypted
 */
export async function resealAll({ db, secrets, ids, jobs }: Sealer): Promise<number> {
  const sealing = { secrets, ids };
  const plain = await all(
    db,
    { id: column.booking.id },
    sql`select distinct booking_id as id from reservations.passenger where surname is not null
      union select id from reservations.booking where email is not null or phone is not null`,
  );
  const sealed = await jobs.each(
    'sealing',
    plain,
    ({ id }) => id,
    ({ id }) => sealBooking(db, sealing, id),
  );
  const stale = await all(
    db,
    { id: v.string(), part: column.personal.part, sealed: column.personal.sealed },
    sql`select booking_id as id, part, sealed from reservations.personal
      where left(sealed, 9) <> ${presentPrefix(sealing.secrets)}`,
  );
  await sealAnswers(db, sealing);
  const again = await jobs.each(
    'sealing',
    stale,
    ({ id, part }) => `${id} ${part}`,
    (row) => sealAgain(db, sealing, row),
  );
  return sealed + again;
}

/** Responses stored under idempotency keys, which an older version kept in plain text. */
async function sealAnswers(db: Db, sealing: Sealing): Promise<void> {
  const answers = await all(
    db,
    { scope: column.idempotency.scope, key: column.idempotency.key, answer: column.idempotency.answer },
    sql`select scope, key, answer from reservations.idempotency
      where answer like '{%'`,
  );
  for (const { scope, key, answer } of answers)
    await sql`update reservations.idempotency set answer = ${encrypt(sealing, aboutResponse({ scope, key }), answer)}
      where scope = ${scope} and key = ${key} and answer = ${answer}`.execute(db);
}

const PlainPassenger = {
  surname: v.string(),
  given: v.string(),
  gender: v.picklist(['F', 'M', 'X']),
  nationality: v.string(),
  birthDate: v.string(),
  specialCare: v.string(),
};

function sealBooking(db: Db, sealing: Sealing, id: string): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const booking = await first(
      trx,
      { email: column.booking.email, phone: column.booking.phone, refused: column.booking.contact_refused },
      sql`select email, phone,
        contact_refused as refused from reservations.booking where id = ${id}::uuid for update`,
    );
    if (!booking) return false;
    const passengers = await all(
      trx,
      PlainPassenger,
      sql`select surname, given, gender, nationality, birth_day::text as "birthDate",
        special_care as "specialCare" from reservations.passenger
        where booking_id = ${id}::uuid and surname is not null order by position`,
    );
    const vehicles = await all(
      trx,
      { plate: v.string(), driver: column.vehicle.driver },
      sql`select coalesce(plate, '') as plate, driver from reservations.vehicle
        where booking_id = ${id}::uuid order by position`,
    );
    if (passengers.length > 0) await writeTravellers(trx, sealing, id, { passengers, vehicles });
    if (booking.email ?? booking.phone) await writeContact(trx, sealing, id, booking);
    await sql`update reservations.booking set email = null, phone = null where id = ${id}::uuid`.execute(trx);
    await sql`update reservations.passenger set surname = null, given = null, gender = null, nationality = null,
      birth_day = null, special_care = null where booking_id = ${id}::uuid`.execute(trx);
    await sql`update reservations.vehicle set plate = null where booking_id = ${id}::uuid`.execute(trx);
    return true;
  });
}

async function sealAgain(
  db: Db,
  sealing: Sealing,
  row: { id: string; part: PersonalRecord; sealed: string },
): Promise<boolean> {
  const about = aboutRecord(row.id, row.part);
  try {
    const sealed = encrypt(sealing, about, decrypt(sealing.secrets, about, row.sealed));
    await sql`update reservations.personal set sealed = ${sealed}
      where booking_id = ${row.id}::uuid and part = ${row.part} and sealed = ${row.sealed}`.execute(db);
    return true;
  } catch (error) {
    if (error instanceof UnknownKeyError) return false;
    throw error;
  }
}
