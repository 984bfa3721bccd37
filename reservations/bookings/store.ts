import * as v from 'valibot';
import { type RawBuilder, sql } from 'kysely';
import type { Quote } from '#contracts/reservations/booking.ts';
import type { Party } from '#contracts/reservations/party.ts';
import { type Db, all } from '#reservations/kernel/rows.ts';
import { needsList } from '#reservations/sailings/inventory/needs.ts';
import { entitlementFor } from '#reservations/sailings/inventory/quota.ts';
import type { Allocation } from '#reservations/sailings/inventory/move.ts';
import { swapSold } from '#reservations/sailings/inventory/swap.ts';
import { returnAllotments, takeAllotments } from '#reservations/promotions/allotments.ts';
import { allotmentsOf } from '#reservations/promotions/required-allotments.ts';
import type { Catalogue } from '#reservations/catalogue/catalogue.ts';
import { type BookedSegment, partyOf, type Ticket } from './booked-segments.ts';

/**
 * What remains of a segment's allocations when only these items stay on it. Never more than was taken, whatever the
 * current rules are.
 */
export function reducedAllocations(
  catalogue: Catalogue,
  party: Party,
  booked: BookedSegment,
  before: readonly Allocation[],
  items: ReadonlySet<string>,
): Allocation[] {
  const needs = needsList(catalogue.tariff, partyOf(party, items).party, booked.class);
  return before.flatMap((allocation) => {
    const need = needs.find(({ resource }) => resource === allocation.resource)?.quantity ?? 0;
    const quantity = Math.min(allocation.quantity, need);
    return quantity > 0 ? [{ ...allocation, quantity }] : [];
  });
}

/** What items need on a sailing that they are not on yet. */
export function additionalAllocations(
  catalogue: Catalogue,
  party: Party,
  booked: BookedSegment,
  items: ReadonlySet<string>,
): Allocation[] {
  const { sailingId, fromSeq, toSeq } = booked.trip;
  const own = partyOf(party, items).party;
  return needsList(catalogue.tariff, own, booked.class).map((need) => ({
    segment: booked.seq,
    sailingId,
    fromSeq,
    toSeq,
    ...need,
    entitlement: entitlementFor(catalogue, own, need.resource),
  }));
}

/**
 * Moves the places of a booking in the inventory and stores its new allocations. Pass `now` when the traveller
 * requested it: places reserved for others then don't count as free.
 * @throws DomainError sold_out
 */
export async function movePlaces(
  trx: Db,
  bookingId: string,
  before: readonly Allocation[],
  after: readonly Allocation[],
  now?: Date,
): Promise<void> {
  await swapSold(trx, before, after, now);
  const segments = [...new Set([...before, ...after].map(({ segment }) => segment))];
  await sql`delete from reservations.allocation where booking_id = ${bookingId}::uuid and segment in
    (select s::integer from json_array_elements_text(${JSON.stringify(segments)}::text::json) as given (s))`.execute(
    trx,
  );
  await sql`insert into reservations.allocation (booking_id, segment, resource, quantity, entitlement)
    select ${bookingId}::uuid, segment, resource, quantity, entitlement from json_to_recordset(${JSON.stringify(after)}::text::json)
      as a (segment integer, resource text, quantity integer, entitlement text)`.execute(trx);
}

/**
 * Releases day-trip seats and the use of a code, and takes them again as the new price needs them, without others
 * being able to take them in between.
 * @throws PromotionSoldOut
 */
export async function moveAllotments(
  trx: Db,
  catalogue: Catalogue,
  bookingId: string,
  quote: Quote,
  bookedSegments: readonly BookedSegment[],
): Promise<void> {
  await returnAllotments(trx, bookingId);
  // Otherwise a late payment would take again what the price no longer depends on.
  await sql`delete from reservations.booking_allotment where booking_id = ${bookingId}::uuid and not live`.execute(
    trx,
  );
  const segments = bookedSegments.map((booked) => booked.trip);
  await takeAllotments(trx, bookingId, allotmentsOf(catalogue.tariff, quote, segments));
}

/** Writes the tickets' new state: existing ones get another version, the others are inserted. */
export async function writeTickets(
  trx: Db,
  bookingId: string,
  tickets: readonly Omit<Ticket, 'version'>[],
): Promise<void> {
  await sql`insert into reservations.ticket (booking_id, segment, item, category, class, cents, state)
    select ${bookingId}::uuid, t.* from json_to_recordset(${JSON.stringify(tickets)}::text::json)
      as t (segment integer, item text, category text, class text, cents integer, state text)
    on conflict (booking_id, segment, item) do update set class = excluded.class, cents = excluded.cents,
      state = excluded.state, version = reservations.ticket.version + 1`.execute(trx);
}

/** Sets new prices of tickets that are otherwise unchanged: printed ones stay valid. */
export async function setPrices(
  trx: Db,
  bookingId: string,
  tickets: readonly { segment: number; item: string; afterCents: number }[],
): Promise<void> {
  if (tickets.length === 0) return;
  await sql`update reservations.ticket t set cents = d."afterCents"
    from json_to_recordset(${JSON.stringify(tickets)}::text::json) as d (segment integer, item text, "afterCents" integer)
    where t.booking_id = ${bookingId}::uuid and t.segment = d.segment and t.item = d.item`.execute(trx);
}

/** Gives tickets another state, and another version so that printed ones become invalid. */
export async function closeTickets(
  trx: Db,
  bookingId: string,
  tickets: readonly Pick<Ticket, 'segment' | 'item'>[],
  state: 'open' | 'expired' | 'cancelled',
): Promise<void> {
  await sql`update reservations.ticket t set state = ${state}, version = t.version + 1
    from json_to_recordset(${JSON.stringify(tickets)}::text::json) as d (segment integer, item text)
    where t.booking_id = ${bookingId}::uuid and t.segment = d.segment and t.item = d.item`.execute(trx);
}

/** What was already refunded, or is about to be, isn't refunded twice: only what is owed on top counts. */
export function refundOfDifference(backCents: number, upCents: number, dueCents: number): number {
  return Math.max(0, backCents - upCents - Math.max(0, dueCents));
}

/** The bookings and segment numbers of tickets without a date that have expired. */
export function overdueOpen(
  db: Db,
  today: string,
  atMost: number,
  isDue: RawBuilder<boolean>,
): Promise<{ id: string }[]> {
  return all(
    db,
    { id: v.string() },
    sql`select distinct booking_id as id from reservations.booking_segment
      where open_until < ${today}::date and ${isDue} limit ${atMost}`,
  );
}
