import { athensDay } from '#foundation/dates/athens.ts';
import type { QuoteLine } from '#contracts/reservations/booking.ts';
import type { CancelledTicket } from '#contracts/reservations/life/cancellation.ts';
import type { BookingRow } from './read.ts';
import type { Catalogue } from '#reservations/catalogue/catalogue.ts';
import { refundOf } from '#reservations/rights/refund.ts';
import { refundSteps } from '#reservations/rights/refund-steps.ts';
import { rulesOn } from '#reservations/rights/rules.ts';
import type { BookedSegment, Ticket } from './booked-segments.ts';

/**
 * What a ticket refunds now, by the rules of passenger rights. A ticket without a date refunds what it did when its
 * date was given up: leaving it open must not turn half a refund into a full one. On an unpaid booking the whole
 * balance due is reversed.
 */
export function refundOfTicket(
  catalogue: Catalogue,
  row: Pick<BookingRow, 'quote' | 'createdAt'>,
  booked: BookedSegment,
  ticket: Ticket,
  given: { now: Date; isPaid: boolean },
): CancelledTicket {
  const own = row.quote.lines.filter((line) => line.segment === booked.seq && line.item === ticket.item);
  const cause = isCarriersFault(catalogue, booked, ticket, given.now) ? 'carrier' : 'passenger';
  const about = {
    ticketLines: own,
    departsAt: booked.departsAt,
    cause,
    issuedOn: athensDay(row.createdAt),
  } as const;
  const answer = refundOf(catalogue.rights, {
    ...about,
    paidCents: given.isPaid ? ticket.cents : 0,
    now: ticket.state === 'open' && booked.openedAt ? booked.openedAt : given.now,
  });
  const isByTime = given.isPaid && ticket.state === 'live' && cause === 'passenger';
  return {
    segment: booked.seq,
    item: ticket.item,
    cents: ticket.cents,
    backCents: given.isPaid ? answer.cents : ticket.cents,
    percent: given.isPaid ? answer.percent : 100,
    rule: answer.ruleId,
    reason: answer.legalReason,
    source: answer.source,
    until: ticket.state === 'open' || !given.isPaid ? null : answer.until,
    ...(isByTime && { steps: refundSteps(catalogue.rights, about) }),
  };
}

/** Of a price reduction, what the same rule refunds of the difference. */
export function shareOf(
  catalogue: Catalogue,
  row: Pick<BookingRow, 'quote' | 'createdAt'>,
  booked: BookedSegment,
  ticket: Ticket,
  cents: number,
  now: Date,
): number {
  const discounts: QuoteLine[] = row.quote.lines
    .filter((line) => line.segment === booked.seq && line.item === ticket.item && line.kind === 'discount')
    .map((line) => ({ ...line, cents: 0 }));
  const difference: QuoteLine = {
    kind: 'fare',
    segment: booked.seq,
    item: ticket.item,
    text: { el: '', en: '' },
    cents,
  };
  return refundOf(catalogue.rights, {
    ticketLines: [difference, ...discounts],
    paidCents: cents,
    departsAt: booked.departsAt,
    now,
    cause: 'passenger',
    issuedOn: athensDay(row.createdAt),
  }).cents;
}

/**
 * Cancelled, displaced from a ship that became too small, or so late that the traveller may choose a refund (domain
 * 3.5).
 */
export function isCarriersFault(
  catalogue: Catalogue,
  booked: BookedSegment,
  ticket: Ticket,
  now: Date,
): boolean {
  if (booked.isDisplaced) return true;
  if (ticket.state !== 'live') return false;
  if (booked.isCancelledByCarrier) return true;
  const [choice] = rulesOn(catalogue.rights, 'choice', athensDay(now));
  return choice !== undefined && booked.trip.delayMinutes > choice.departureDelayOver;
}
