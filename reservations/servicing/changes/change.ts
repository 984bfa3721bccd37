import { sql } from 'kysely';
import type { StoredResponse } from '#reservations/bookings/idempotency.ts';
import { onceLocked } from '#reservations/servicing/once-locked.ts';
import type { BookingRow } from '#reservations/bookings/read.ts';
import type { BookingEvent } from '#reservations/bookings/states.ts';
import type { ChangeQuote, ChangeQuoteRequest, ChangeRequest } from '#contracts/reservations/life/changes.ts';
import type { Context } from '#reservations/context/context.ts';
import type { Db } from '#reservations/kernel/rows.ts';
import { shortageOf } from '#reservations/sailings/inventory/swap.ts';
import { charge, refund } from '#reservations/bookings/ledger/refund.ts';
import { payFromRefunds } from '#reservations/bookings/ledger/offset.ts';
import { enqueueEmail } from '#reservations/bookings/enqueue-email.ts';
import { writeTravellers } from '#reservations/bookings/personal/travellers.ts';
import type { Catalogue } from '#reservations/catalogue/catalogue.ts';
import { PromotionSoldOut } from '#reservations/promotions/allotments.ts';
import { DomainError } from '#reservations/kernel/domain-error.ts';
import { bookingResponse } from '#reservations/servicing/booking-response.ts';
import { type ChangePlan, planChange } from './plan.ts';
import { saveBooking } from '#reservations/bookings/save-booking.ts';
import { closeTickets, moveAllotments, movePlaces, writeTickets } from '#reservations/bookings/store.ts';

const ATTEMPTS = 3;

/**
 * The price of a change now; also reports when there is no room. Changes nothing.
 * @throws DomainError sold_out and all of planChange
 */
export async function quoteChange(
  context: Context,
  booking: BookingRow,
  request: ChangeQuoteRequest,
): Promise<ChangeQuote> {
  const catalogue = await context.catalogue();
  const plan = await planChange(context.db, context, catalogue, booking, request);
  const shortage = await shortageOf(context.db, plan.before, plan.after, context.clock());
  if (shortage) throw new DomainError('sold_out', shortage);
  return plan.answer;
}

/**
 * Changes a booking as quoted: places, tickets, price and money in one transaction, once per key. An additional
 * charge on a paid booking is due by `payBy`; until then the booking is `confirmed` and its tickets are not valid for
 * boarding.
 * @throws DomainError price_changed (`totalCents` is the difference now), sold_out, sales_closed, state_conflict,
 * rule_violation
 */
export async function changeBooking(
  context: Context,
  booking: BookingRow,
  request: ChangeRequest,
  key: string,
): Promise<StoredResponse> {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await changeOnce(context, booking, request, key);
    } catch (error) {
      // The last seat at the day-trip price was taken meanwhile: retry, so that the traveller gets the new price.
      if (!(error instanceof PromotionSoldOut) || attempt === ATTEMPTS) throw error;
    }
}

async function changeOnce(
  context: Context,
  booking: BookingRow,
  request: ChangeRequest,
  key: string,
): Promise<StoredResponse> {
  return onceLocked(context, booking, { name: 'change', request, key }, async (trx, catalogue, row) => {
    const plan = await planChange(trx, context, catalogue, row, request);
    const { differenceCents } = plan.answer;
    if (differenceCents !== request.expectedDifferenceCents)
      throw new DomainError('price_changed', { totalCents: differenceCents });
    await carryOut(trx, context, catalogue, row, plan);
    return bookingResponse(trx, context, catalogue, row.reference);
  });
}

async function carryOut(
  trx: Db,
  context: Context,
  catalogue: Catalogue,
  row: BookingRow,
  plan: ChangePlan,
): Promise<void> {
  const now = context.clock();
  const { team, money, answer, written } = plan;
  await moveSegments(trx, row.id, plan, now);
  await movePlaces(trx, row.id, plan.before, plan.after, now);
  await moveAllotments(trx, catalogue, row.id, answer.quote, plan.parts);
  await closeTickets(
    trx,
    row.id,
    plan.seats.flatMap(({ leaves, drops }) => [...leaves, ...drops]),
    'cancelled',
  );
  await writeTickets(trx, row.id, written);
  if (team.items.length > 0) await writeTeam(trx, context, row, team);
  if (money.upCents > 0) await charge(trx, context, row, money.upCents, 'changed');
  await refund(trx, context, row, money.backCents, 'changed');
  // A refund was sent meanwhile: the traveller must confirm the new amount.
  if ((await payFromRefunds(trx, row.id, plan.fromRefundsCents)) !== plan.fromRefundsCents)
    throw new DomainError('price_changed', { totalCents: answer.differenceCents });
  const { version } = await saveBooking(trx, row, eventsOf(row, plan), {
    quote: answer.quote,
    party: team.party,
    payBy: plan.payBy,
    at: now,
    what: 'changed',
    detail: {
      segments: plan.moved.map(({ after }) => after.seq),
      ...(plan.dropped.length > 0 && { replaced: plan.dropped.map(({ part: booked }) => booked.seq) }),
      added: team.items,
      removed: [...new Set(plan.seats.flatMap(({ leaves }) => leaves.map(({ item }) => item)))],
      differenceCents: answer.differenceCents,
      keptCents: answer.keptCents,
      refundCents: answer.refundCents,
    },
  });
  await enqueueEmail(trx, {
    context,
    at: now,
    bookingId: row.id,
    kind: 'changed',
    occasion: `version ${version}`,
    data: {
      what: 'changed',
      segments: plan.moved.map(({ after }) => after.seq),
      dueCents: answer.dueCents,
      refundCents: answer.refundCents,
    },
  });
}

/** Stores travellers who join: their data encrypted, and how many of each category there are. */
async function writeTeam(
  trx: Db,
  context: Context,
  row: BookingRow,
  team: ChangePlan['team'],
): Promise<void> {
  await writeTravellers(trx, context, row.id, team.travellers);
  for (const [position, { category }] of team.party.passengers.entries())
    if (position >= row.party.passengers.length)
      await sql`insert into reservations.passenger (booking_id, position, category)
        values (${row.id}::uuid, ${position}::integer, ${category})`.execute(trx);
  for (const [position, { category }] of team.party.vehicles.entries())
    if (position >= row.party.vehicles.length)
      await sql`insert into reservations.vehicle (booking_id, position, category, driver) values (${row.id}::uuid,
        ${position}::integer, ${category}, ${team.travellers.vehicles[position]?.driver ?? 0}::integer)`.execute(
        trx,
      );
}

async function moveSegments(
  trx: Db,
  bookingId: string,
  { moved, dropped, added }: ChangePlan,
  now: Date,
): Promise<void> {
  for (const { after } of moved) {
    const { seq, way, direction, trip: segment } = after;
    if (added.includes(seq))
      await sql`insert into reservations.booking_segment (booking_id, seq, way, direction, class, sailing_id, from_seq, to_seq)
        values (${bookingId}::uuid, ${seq}::integer, ${way}::integer, ${direction}, ${after.class}, ${segment.sailingId},
          ${segment.fromSeq}::integer, ${segment.toSeq}::integer)
        on conflict (booking_id, seq) do nothing`.execute(trx);
    await sql`update reservations.booking_segment set class = ${after.class}, sailing_id = ${segment.sailingId},
      from_seq = ${segment.fromSeq}::integer, to_seq = ${segment.toSeq}::integer, open_until = null, opened_at = null,
      replaced_at = null where booking_id = ${bookingId}::uuid and seq = ${seq}::integer`.execute(trx);
  }
  for (const { part: booked } of dropped)
    await sql`update reservations.booking_segment set replaced_at = ${now.toISOString()}::timestamptz, open_until = null,
      opened_at = null where booking_id = ${bookingId}::uuid and seq = ${booked.seq}::integer`.execute(trx);
}

/** Paid in full again, owing a difference, or with a date again. */
function eventsOf(row: BookingRow, { moved, answer }: ChangePlan): BookingEvent[] {
  if (row.state === 'confirmed') return answer.dueCents === 0 ? ['change', 'paid'] : ['change'];
  if (answer.dueCents > 0) return ['change-up'];
  return moved.some(({ wasOpen }) => wasOpen) ? ['re-date'] : ['change'];
}
