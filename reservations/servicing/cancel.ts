import { athensInstant } from '#foundation/dates/athens.ts';
import type { StoredResponse } from '#reservations/bookings/idempotency.ts';
import { onceLocked } from './once-locked.ts';
import type { BookingRow } from '#reservations/bookings/read.ts';
import { type BookingEvent, stateAfter } from '#reservations/bookings/states.ts';
import type { CancellationRequest } from '#contracts/reservations/life/cancellation.ts';
import type { Context } from '#reservations/context/context.ts';
import type { Db } from '#reservations/kernel/rows.ts';
import { allocationsOf, lockLegs } from '#reservations/sailings/inventory/move.ts';
import { refund } from '#reservations/bookings/ledger/refund.ts';
import { enqueueEmail } from '#reservations/bookings/enqueue-email.ts';
import type { Catalogue } from '#reservations/catalogue/catalogue.ts';
import { DomainError } from '#reservations/kernel/domain-error.ts';
import { bookingResponse } from './booking-response.ts';
import { type CancelPlan, planCancellation } from './cancel-plan.ts';
import {
  upcomingTicketsOf,
  openTicketsOf,
  remainingTicketsOf,
} from '#reservations/bookings/booked-segments.ts';
import { requote, ticketKey } from './price.ts';
import { saveBooking } from '#reservations/bookings/save-booking.ts';
import {
  closeTickets,
  moveAllotments,
  movePlaces,
  reducedAllocations,
  setPrices,
} from '#reservations/bookings/store.ts';
import { moreForRest, withRepriced } from './reprice.ts';

/**
 * The traveller cancels a booking or a part of it: tickets, places, balance and refund change in one transaction,
 * once per key. Either exactly what the preview showed happens, or nothing does.
 * @throws DomainError price_changed (`totalCents` is the refund now), state_conflict, rule_violation,
 * idempotency_conflict
 */
export async function cancelBooking(
  context: Context,
  booking: BookingRow,
  request: CancellationRequest,
  key: string,
): Promise<StoredResponse> {
  return onceLocked(context, booking, { name: 'cancel', request, key }, async (trx, catalogue, row) => {
    // With its legs locked, no sailing can be cancelled by us meanwhile, which would refund more.
    await lockLegs(trx, await allocationsOf(trx, row.id));
    const plan = await planCancellation(trx, context, catalogue, row, request.scope);
    const { refundCents } = plan.preview;
    if (refundCents !== request.expectedRefundCents)
      throw new DomainError('price_changed', { totalCents: refundCents });
    await carryOut(trx, context, catalogue, row, plan);
    return bookingResponse(trx, context, catalogue, row.reference);
  });
}

/** Carries out the plan. The caller has locked the booking in this transaction and made the plan in it. */
export async function carryOut(
  trx: Db,
  context: Context,
  catalogue: Catalogue,
  row: BookingRow,
  plan: CancelPlan,
  why: 'cancelled' | 'unpaid' = 'cancelled',
): Promise<void> {
  const now = context.clock();
  const { parts: bookedSegments, tickets, rest, isWhole, preview } = plan;
  const gone = new Set(tickets.map(ticketKey));
  const affected = new Set(tickets.map(({ segment }) => segment));
  const before = (await allocationsOf(trx, row.id)).filter(({ segment }) => affected.has(segment));
  const after = bookedSegments.flatMap((booked) => {
    const own = before.filter(({ segment }) => segment === booked.seq);
    const stay = upcomingTicketsOf(booked).filter((ticket) => !gone.has(ticketKey(ticket)));
    return reducedAllocations(catalogue, row.party, booked, own, new Set(stay.map(({ item }) => item)));
  });
  await movePlaces(trx, row.id, before, after);
  await closeTickets(trx, row.id, tickets, 'cancelled');
  await setPrices(trx, row.id, rest);
  await refund(trx, context, row, preview.backCents - moreForRest(rest), why);
  const lines = withRepriced(
    row.quote.lines.filter((line) => !gone.has(ticketKey(line))),
    rest,
  );
  const quote = requote(catalogue, row.quote, bookedSegments, lines);
  await moveAllotments(trx, catalogue, row.id, quote, bookedSegments);
  const events = eventsOf(row, plan);
  const { version } = await saveBooking(trx, row, events, {
    // A booking that is over keeps its price, for later reference.
    quote: isWhole ? row.quote : quote,
    payBy: stateAfter(row.state, events) === 'confirmed' ? row.payBy : null,
    at: now,
    what: isWhole ? why : `${why}-part`,
    detail: {
      scope: preview.scope,
      tickets: tickets.length,
      backCents: preview.backCents,
      keptCents: preview.keptCents,
      moreForRestCents: moreForRest(rest),
      refundCents: preview.refundCents,
    },
  });
  await enqueueEmail(trx, {
    context,
    at: now,
    bookingId: row.id,
    kind: isWhole ? 'cancelled' : 'changed',
    occasion: `version ${version}`,
    data: {
      what: 'cancelled',
      ...(why === 'unpaid' && { why, payBy: row.payBy && athensInstant(row.payBy) }),
      scope: preview.scope,
      refundCents: preview.refundCents,
      keptCents: preview.keptCents,
      ...(rest.length > 0 && { moreForRestCents: moreForRest(rest) }),
    },
  });
}

/**
 * When all remaining tickets are open, the booking is too; when the cancellation covers the balance due, it is paid.
 */
function eventsOf(
  row: BookingRow,
  { parts: bookedSegments, tickets, isWhole, preview }: CancelPlan,
): BookingEvent[] {
  if (isWhole) return ['cancel'];
  const gone = new Set(tickets.map(ticketKey));
  const rest = bookedSegments
    .flatMap((booked) => remainingTicketsOf(booked))
    .filter((ticket) => !gone.has(ticketKey(ticket)));
  const isOpen =
    bookedSegments.some((booked) => openTicketsOf(booked).length > 0) &&
    rest.every((ticket) => ticket.state === 'open');
  const events: BookingEvent[] = ['cancel-part'];
  if (stateAfter(row.state, events) === 'confirmed' && preview.dueCents === 0) events.push('paid');
  if (isOpen && stateAfter(row.state, events) === 'ticketed') events.push('open');
  return events;
}
