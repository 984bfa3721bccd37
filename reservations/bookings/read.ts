import { sql } from 'kysely';
import { addMinutes, athensInstant } from '#lib/dates/athens.ts';
import type { Booking } from '../contract/booking.ts';
import { type Db, all, first } from '../db/rows.ts';
import type { Catalogue } from '../network/catalogue.ts';
import { durationMinutes, ends, legOf } from '../sailings/journey.ts';
import { tripId } from '../sailings/trip-id.ts';
import { tripsByKey } from '../sailings/trips.ts';

/** A booking as stored, before its sailings and travellers are looked up. */
export type BookingRow = Pick<Booking, 'reference' | 'state' | 'version' | 'locale' | 'party' | 'quote'> & {
  id: string;
  accessHash: string;
  confirmHash: string | null;
  createdAt: Date;
  holdExpiresAt: Date;
  payBy: Date | null;
};

type Traveller = Booking['passengers'][number];

const columns = sql.raw(`id, reference, state, version, locale, party, quote, access_hash as "accessHash",
  confirm_hash as "confirmHash", created_at as "createdAt", hold_expires_at as "holdExpiresAt", pay_by as "payBy"`);

export function findBooking(db: Db, reference: string): Promise<BookingRow | null> {
  return first(
    db,
    sql<BookingRow>`select ${columns} from reservations.booking where reference = ${reference}`,
  );
}

/** The same, and nobody else may change it until the transaction ends. */
export function lockBooking(trx: Db, id: string): Promise<BookingRow | null> {
  return first(
    trx,
    sql<BookingRow>`select ${columns} from reservations.booking where id = ${id}::uuid for update`,
  );
}

export async function surnamesOf(db: Db, id: string): Promise<string[]> {
  const rows = await all(
    db,
    sql<{
      surname: string;
    }>`select surname from reservations.passenger where booking_id = ${id}::uuid order by position`,
  );
  return rows.map((row) => row.surname);
}

/** The booking as its owner sees it at `now`, with the sailings as they are now: delays and quays are never stale. */
export async function present(db: Db, catalogue: Catalogue, row: BookingRow, now: Date): Promise<Booking> {
  const isHeld = row.state === 'held';
  const secondsLeft = Math.max(0, Math.floor((row.holdExpiresAt.getTime() - now.getTime()) / 1000));
  return {
    reference: row.reference,
    state: row.state,
    version: row.version,
    locale: row.locale,
    createdAt: athensInstant(row.createdAt),
    holdExpiresAt: isHeld ? athensInstant(row.holdExpiresAt) : null,
    holdSecondsLeft: isHeld ? secondsLeft : null,
    payBy: row.payBy ? athensInstant(row.payBy) : null,
    segments: await segmentsOf(db, catalogue, row.id),
    party: row.party,
    passengers: await all(
      db,
      sql<Traveller>`select category, surname, given from reservations.passenger where booking_id = ${row.id}::uuid
        order by position`,
    ),
    vehicles: await all(
      db,
      sql<
        Booking['vehicles'][number]
      >`select category, plate from reservations.vehicle where booking_id = ${row.id}::uuid
        order by position`,
    ),
    pets: row.party.pets,
    quote: row.quote,
  };
}

async function segmentsOf(db: Db, catalogue: Catalogue, id: string): Promise<Booking['segments']> {
  const segments = await all(
    db,
    sql<
      Pick<Booking['segments'][number], 'class' | 'direction'> & {
        sailingId: string;
        fromSeq: number;
        toSeq: number;
      }
    >`
      select class, direction, sailing_id as "sailingId", from_seq as "fromSeq", to_seq as "toSeq"
      from reservations.booking_segment where booking_id = ${id}::uuid order by seq`,
  );
  const trips = await tripsByKey(db, segments);
  const byId = new Map(trips.map((trip) => [tripId(trip), trip]));
  return segments.map((segment) => {
    const trip = byId.get(tripId(segment));
    if (!trip) throw new Error(`booking with a trip that does not exist: ${tripId(segment)}`);
    const [boarding, landing] = ends(trip);
    const leg = legOf(catalogue, trip);
    const departs = addMinutes(new Date(boarding.departs ?? 0), trip.delayMinutes);
    return {
      leg,
      class: segment.class,
      direction: segment.direction,
      beThereBy: athensInstant(addMinutes(departs, -catalogue.policy.beThereMinutes[leg.vessel.kind])),
      durationMinutes: durationMinutes(boarding, landing),
    };
  });
}
