import { type RawBuilder, sql } from 'kysely';
import { addMinutes, athensDay } from '#lib/dates/athens.ts';
import type * as v from 'valibot';
import type { Booking, ConfirmRequest as ConfirmSchema } from '../contract/booking.ts';
import type { Context } from '../context.ts';
import { type Db, all, first } from '../db/rows.ts';
import { allocationsOf, sellPlaces } from '../inventory/move.ts';
import type { Catalogue } from '../network/catalogue.ts';
import { Refusal } from '../refusal.ts';
import { audit } from './audit.ts';
import { expireDue } from './end-hold.ts';
import { hashOf, once, replay, type StoredAnswer } from './idempotency.ts';
import { type BookingRow, findBooking, lockBooking, present } from './read.ts';
import { detailErrors } from './validate-details.ts';

type Details = v.InferOutput<typeof ConfirmSchema>;

/**
 * Turns a hold into a booking that is paid at an agency before `payBy`. The same details again answer the same booking.
 * @throws Refusal rule_violation, hold_expired, state_conflict, idempotency_conflict
 */
export async function confirmHold(
  context: Context,
  booking: BookingRow,
  details: Details,
  key: string,
): Promise<StoredAnswer> {
  const now = context.clock();
  const claim = { scope: `confirm ${booking.reference}`, key, bodyHash: hashOf(details) };
  const earlier = await replay(context.db, claim);
  if (earlier) return earlier;
  const catalogue = await context.catalogue();
  await expireDue(context.db, now);
  return once(context.db, claim, now, async (trx) => {
    const row = await lockBooking(trx, booking.id);
    if (!row) throw new Refusal('not_found');
    const isRepeat = row.state === 'confirmed' && row.confirmHash === claim.bodyHash;
    if (!isRepeat) {
      requireHeld(row, now);
      await sell(trx, catalogue, row, details, claim.bodyHash, now);
    }
    const confirmed = await findBooking(trx, row.reference);
    if (!confirmed) throw new Error('a booking vanished while it was being confirmed');
    return { status: 200, answer: JSON.stringify(await present(trx, catalogue, confirmed, now)) };
  });
}

function requireHeld(row: BookingRow, now: Date): void {
  if (row.state === 'expired') throw new Refusal('hold_expired');
  if (row.state !== 'held') throw new Refusal('state_conflict');
  if (row.holdExpiresAt.getTime() <= now.getTime()) throw new Refusal('hold_expired');
}

async function sell(
  trx: Db,
  catalogue: Catalogue,
  row: BookingRow,
  details: Details,
  confirmHash: string,
  now: Date,
): Promise<void> {
  const departure = await firstDeparture(trx, row.id);
  const errors = detailErrors(catalogue.book, row.party, details, athensDay(departure), athensDay(now));
  if (errors.length > 0) throw new Refusal('rule_violation', { errors });
  await sellPlaces(trx, await allocationsOf(trx, row.id));
  await insertTravellers(trx, row, details);
  await insertTickets(trx, row);
  const { email, phone, refused } = details.contact;
  const payBy = payDeadline(catalogue.policy, departure, now);
  await sql`update reservations.booking set state = 'confirmed', version = version + 1, confirm_hash = ${confirmHash},
    confirmed_at = ${now.toISOString()}::timestamptz, pay_by = ${payBy.toISOString()}::timestamptz,
    email = ${refused ? null : email}::text, phone = ${refused ? null : phone}::text, contact_refused = ${refused}::boolean
    where id = ${row.id}::uuid`.execute(trx);
  await audit(trx, { at: now, bookingId: row.id, what: 'confirmed', version: row.version + 1 });
}

async function firstDeparture(trx: Db, id: string): Promise<Date> {
  const row = await first(
    trx,
    sql<{ departsAt: Date }>`select c.departs_at as "departsAt" from reservations.booking_segment s
      join reservations.sailing_call c on c.sailing_id = s.sailing_id and c.seq = s.from_seq
      where s.booking_id = ${id}::uuid order by s.seq limit 1`,
  );
  if (!row) throw new Error('a booking without a sailing');
  return row.departsAt;
}

/** Two days to pay, but before the ship leaves; when even that has passed, the departure itself. */
export function payDeadline(policy: Catalogue['policy'], departure: Date, now: Date): Date {
  const latest = addMinutes(departure, -policy.payBeforeDepartureMinutes);
  const usual = addMinutes(now, policy.payHours * 60);
  if (latest.getTime() <= now.getTime()) return departure;
  return usual.getTime() < latest.getTime() ? usual : latest;
}

async function insertTravellers(trx: Db, row: BookingRow, details: Details): Promise<void> {
  for (const [position, passenger] of details.passengers.entries())
    await sql`insert into reservations.passenger
      (booking_id, position, category, surname, given, gender, nationality, birth_day, special_care)
      values (${row.id}::uuid, ${position}::integer, ${row.party.passengers[position]?.category}, ${passenger.surname},
        ${passenger.given}, ${passenger.gender}, ${passenger.nationality}, ${passenger.birthDate}::date,
        ${passenger.specialCare})`.execute(trx);
  for (const [position, vehicle] of details.vehicles.entries())
    await sql`insert into reservations.vehicle (booking_id, position, category, plate, driver) values (${row.id}::uuid,
      ${position}::integer, ${row.party.vehicles[position]?.category}, ${vehicle.plate}, ${vehicle.driver}::integer)`.execute(
      trx,
    );
}

/** One ticket per traveller (infants too), vehicle and pet on every sailing, with what it cost. */
async function insertTickets(trx: Db, row: BookingRow): Promise<void> {
  const items = [
    ...row.party.passengers.map(({ category }, index) => ({ item: `passenger:${index}`, category })),
    ...row.party.vehicles.map(({ category }, index) => ({ item: `vehicle:${index}`, category })),
    ...row.party.pets.map(({ category }, index) => ({ item: `pet:${index}`, category })),
  ];
  const segments = await classesOf(trx, row.id);
  const tickets = segments.flatMap((travelClass, segment) =>
    items.map(({ item, category }) => ({
      segment,
      item,
      category,
      class: travelClass,
      cents: ticketCents(row.quote, segment, item),
    })),
  );
  await sql`insert into reservations.ticket (booking_id, segment, item, category, class, cents)
    select ${row.id}::uuid, t.* from json_to_recordset(${JSON.stringify(tickets)}::text::json)
      as t (segment integer, item text, category text, class text, cents integer)`.execute(trx);
}

async function classesOf(trx: Db, id: string): Promise<string[]> {
  const query: RawBuilder<{ class: string }> = sql`select class from reservations.booking_segment
    where booking_id = ${id}::uuid order by seq`;
  return (await all(trx, query)).map((row) => row.class);
}

function ticketCents(quote: Booking['quote'], segment: number, item: string): number {
  return quote.lines
    .filter((line) => line.segment === segment && line.item === item)
    .reduce((sum, line) => sum + line.cents, 0);
}
