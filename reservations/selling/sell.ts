import { column } from '#reservations/db/schema.gen.ts';
import { sql } from 'kysely';
import type { Booking } from '#contracts/reservations/booking.ts';
import type { Context } from '#reservations/context/context.ts';
import { type Db, all } from '#reservations/kernel/rows.ts';
import { allocationsOf, sellPlaces } from '#reservations/sailings/inventory/move.ts';
import { charge } from '#reservations/bookings/ledger/refund.ts';
import { enqueueEmail } from '#reservations/bookings/enqueue-email.ts';
import { saveBooking } from '#reservations/bookings/save-booking.ts';
import type { BookingRow } from '#reservations/bookings/read.ts';

/**
 * Turns the held places of a booking into sold ones, writes its tickets and charges for them. The caller has locked
 * the booking and changes its state.
 */
export async function sellHeld(trx: Db, context: Context, row: BookingRow): Promise<void> {
  await sellPlaces(trx, await allocationsOf(trx, row.id));
  await insertTickets(trx, row);
  await charge(trx, context, row, row.quote.totalCents, 'sold');
}

/** Everything is paid: tickets may be issued, and the traveller gets an email. In the transaction of the payment. */
export async function makeTicketed(trx: Db, context: Context, row: BookingRow): Promise<void> {
  const now = context.clock();
  const { version } = await saveBooking(trx, row, row.state === 'cancelled' ? 'revive' : 'paid', {
    at: now,
    what: 'ticketed',
    payBy: null,
    payingUntil: null,
    lapsedAt: null,
    ticketedAt: now,
    confirmedAt: now,
  });
  await enqueueEmail(trx, {
    context,
    at: now,
    bookingId: row.id,
    kind: 'ticketed',
    occasion: `version ${version}`,
  });
}

/** One ticket per traveller (infants too), vehicle and pet on every sailing, with its price. */
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
  const rows = await all(
    trx,
    { class: column.booking_segment.class },
    sql`select class from reservations.booking_segment where booking_id = ${id}::uuid order by seq`,
  );
  return rows.map((row) => row.class);
}

function ticketCents(quote: Booking['quote'], segment: number, item: string): number {
  return quote.lines
    .filter((line) => line.segment === segment && line.item === item)
    .reduce((sum, line) => sum + line.cents, 0);
}
