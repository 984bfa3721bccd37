import { column } from '#reservations/db/schema.gen.ts';
import { sql } from 'kysely';
import { addMinutes, athensInstant } from '#foundation/dates/athens.ts';
import type { Booking } from '#contracts/reservations/booking.ts';
import type { BookingNeed } from '#contracts/reservations/needs.ts';
import type { SegmentStanding } from '#contracts/reservations/disruptions/standing.ts';
import type { BookingPayment } from '#contracts/reservations/payment.ts';
import { type Db, all, first, type RowOf } from '#reservations/kernel/rows.ts';
import { bookedStandings, unsoldStanding } from './booked-standing.ts';
import { type BookingOverview, bookingActions } from './actions.ts';
import type { Catalogue } from '#reservations/catalogue/catalogue.ts';
import { mayExtend } from './hold-length.ts';
import { paymentOf } from './payment-of.ts';
import type { DataKeys } from '#reservations/kernel/encrypt.ts';
import { readNeeds } from './personal/needs.ts';
import { readTravellers, type Travellers } from './personal/travellers.ts';
import { durationMinutes, ends, legOf } from '../sailings/journey.ts';
import { sailingStanding } from '../sailings/standing.ts';
import { type SegmentKey, tripId } from '#reservations/sailings/segment-id.ts';
import { type Segment, segmentsByKey } from '#reservations/sailings/segments.ts';

/** A booking as stored, before its sailings and travellers are looked up. */
export const BookingRow = {
  reference: column.booking.reference,
  locale: column.booking.locale,
  state: column.booking.state,
  version: column.booking.version,
  party: column.booking.party,
  quote: column.booking.quote,
  id: column.booking.id,
  accessHash: column.booking.access_hash,
  confirmHash: column.booking.confirm_hash,
  createdAt: column.booking.created_at,
  holdExpiresAt: column.booking.hold_expires_at,
  payingUntil: column.booking.paying_until,
  payBy: column.booking.pay_by,
};
export type BookingRow = RowOf<typeof BookingRow>;

const columns = sql.raw(`id, reference, state, version, locale, party, quote, access_hash as "accessHash",
  confirm_hash as "confirmHash", created_at as "createdAt", hold_expires_at as "holdExpiresAt",
  paying_until as "payingUntil", pay_by as "payBy"`);

export function findBooking(db: Db, reference: string): Promise<BookingRow | null> {
  return first(
    db,
    BookingRow,
    sql`select ${columns} from reservations.booking where reference = ${reference}`,
  );
}

export function bookingById(db: Db, id: string): Promise<BookingRow | null> {
  return first(db, BookingRow, sql`select ${columns} from reservations.booking where id = ${id}::uuid`);
}

/** The same, locked against changes by others until the transaction ends. */
export function lockBooking(trx: Db, id: string): Promise<BookingRow | null> {
  return first(
    trx,
    BookingRow,
    sql`select ${columns} from reservations.booking where id = ${id}::uuid for update`,
  );
}

export async function surnamesOf(db: Db, keys: DataKeys, id: string): Promise<string[]> {
  const { passengers } = await readTravellers(db, keys, id);
  return passengers.map((passenger) => passenger.surname);
}

/** The booking as its owner sees it at `now`, with current data of the sailings: delays and quays are never stale. */
export async function present(
  db: Db,
  keys: DataKeys,
  catalogue: Catalogue,
  row: BookingRow,
  now: Date,
): Promise<Booking> {
  const travellers = await readTravellers(db, keys, row.id);
  const needs = await readNeeds(db, keys, row.id);
  const payment = await paymentOf(db, row);
  const overview = await bookingActions(db, catalogue, row, now);
  const segments = await segmentsOf(db, catalogue, row.id);
  const standings = await bookedStandings(
    db,
    row,
    segments.map(({ trip: segment }) => sailingStanding(catalogue, segment)),
    overview && { parts: overview.parts, states: overview.segments.map(({ state }) => state) },
  );
  return compose(catalogue, row, now, { segments, standings, travellers, needs, payment, life: overview });
}

/**
 * The same for a hold that this transaction has just written: no travellers or payment method are known yet, so
 * nothing is read.
 */
export function presentNewHold(
  catalogue: Catalogue,
  row: BookingRow,
  segments: readonly (Omit<StoredSegment, keyof SegmentKey> & { trip: Segment })[],
  now: Date,
): Booking {
  const parts = segments.map((segment) => travelled(catalogue, segment.trip, segment));
  const standings = parts.map(({ trip: segment }) =>
    unsoldStanding(sailingStanding(catalogue, segment), row.state),
  );
  const nobody = { travellers: { passengers: [], vehicles: [] }, needs: [], payment: null, life: null };
  return compose(catalogue, row, now, { segments: parts, standings, ...nobody });
}

function compose(
  { policy }: Catalogue,
  row: BookingRow,
  now: Date,
  parts: {
    segments: readonly SegmentWithTrip[];
    standings: readonly SegmentStanding[];
    travellers: Travellers;
    needs: BookingNeed[];
    payment: BookingPayment | null;
    life: BookingOverview | null;
  },
): Booking {
  const { segments, standings, travellers, needs, payment, life: overview } = parts;
  const isHeld = row.state === 'held' || row.state === 'paying';
  const holdEnds = row.payingUntil ?? row.holdExpiresAt;
  const secondsLeft = Math.max(0, Math.floor((holdEnds.getTime() - now.getTime()) / 1000));
  const cancelled = (item: string) => overview?.cancelled.has(item) && { cancelled: true };
  return {
    reference: row.reference,
    state: row.state,
    version: row.version,
    locale: row.locale,
    createdAt: athensInstant(row.createdAt),
    holdExpiresAt: isHeld ? athensInstant(holdEnds) : null,
    holdSecondsLeft: isHeld ? secondsLeft : null,
    holdMayBeExtended: mayExtend(row, policy.holdMinutes, now),
    payBy: row.payBy ? athensInstant(row.payBy) : null,
    segments: segments.map(({ segment }, index) => ({
      ...segment,
      ...overview?.segments[index],
      ...(standings[index] && { standing: standings[index] }),
    })),
    party: row.party,
    passengers: travellers.passengers.flatMap(({ surname, given }, index) => {
      const category = row.party.passengers[index]?.category;
      return category ? [{ category, surname, given, ...cancelled(`passenger:${index}`) }] : [];
    }),
    vehicles: travellers.vehicles.flatMap(({ plate }, index) => {
      const category = row.party.vehicles[index]?.category;
      return category ? [{ category, plate, ...cancelled(`vehicle:${index}`) }] : [];
    }),
    pets: row.party.pets.map((pet, index) => ({ ...pet, ...cancelled(`pet:${index}`) })),
    quote: row.quote,
    needs,
    ...(payment && { payment }),
    ...(overview && { actions: overview.actions }),
  };
}

const StoredSegment = {
  sailingId: column.booking_segment.sailing_id,
  fromSeq: column.booking_segment.from_seq,
  toSeq: column.booking_segment.to_seq,
  way: column.booking_segment.way,
  direction: column.booking_segment.direction,
  class: column.booking_segment.class,
};
type StoredSegment = RowOf<typeof StoredSegment>;
type SegmentWithTrip = { trip: Segment; segment: Booking['segments'][number] };

async function segmentsOf(db: Db, catalogue: Catalogue, id: string): Promise<SegmentWithTrip[]> {
  const segments = await all(
    db,
    StoredSegment,
    sql`
      select class, direction, way, sailing_id as "sailingId", from_seq as "fromSeq", to_seq as "toSeq"
      from reservations.booking_segment where booking_id = ${id}::uuid order by seq`,
  );
  const trips = await segmentsByKey(db, segments);
  const byId = new Map(trips.map((segment) => [tripId(segment), segment]));
  return segments.map((segment) => {
    const trip = byId.get(tripId(segment));
    if (!trip) throw new Error(`booking with an unknown trip: ${tripId(segment)}`);
    return travelled(catalogue, trip, segment);
  });
}

function travelled(
  catalogue: Catalogue,
  segment: Segment,
  { class: travelClass, direction, way }: Omit<StoredSegment, keyof SegmentKey>,
): SegmentWithTrip {
  const [boarding, landing] = ends(segment);
  const leg = legOf(catalogue, segment);
  const departs = new Date(boarding.expectedDeparts ?? 0);
  return {
    trip: segment,
    segment: {
      leg,
      class: travelClass,
      direction,
      way,
      beThereBy: athensInstant(addMinutes(departs, -catalogue.policy.beThereMinutes[leg.vessel.kind])),
      durationMinutes: durationMinutes(boarding, landing),
    },
  };
}
