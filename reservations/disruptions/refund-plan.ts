import { sumCents } from '#foundation/money/cents.ts';
import { athensDay } from '#foundation/dates/athens.ts';
import type { BookingRow } from '../bookings/read.ts';
import {
  inOrderOfTravel,
  type BookedSegment,
  remainingTicketsOf,
} from '#reservations/bookings/booked-segments.ts';
import { refundOfDifference } from '#reservations/bookings/store.ts';
import type { CancelledTicket } from '#contracts/reservations/life/cancellation.ts';
import type { RefundCause } from '#contracts/reservations/rules/rights-rules.ts';
import type { Db } from '#reservations/kernel/rows.ts';
import { paidCents } from '#reservations/bookings/ledger/refund.ts';
import { balanceDueOf } from '#reservations/bookings/ledger/offset.ts';
import type { CancelPlan } from '#reservations/servicing/cancel-plan.ts';
import type { Catalogue } from '#reservations/catalogue/catalogue.ts';
import { journeysOf } from './claims/journeys.ts';
import { refundOf, type RightsAnswer } from '../rights/refund.ts';

export type CarrierRefund = { plan: CancelPlan; answer: RightsAnswer; segments: number[] };

/**
 * The refund when the carrier is the cause: everything, while nothing of the booking has been travelled. Afterwards
 * the whole affected journey, including the ships already travelled that lost their purpose, and every later one that
 * has not left, including the inbound journey (Regulation 1177/2010, art. 18; the extent is our own reading, decision
 * 026).
 */
export async function planCarrierRefund(
  db: Db,
  catalogue: Catalogue,
  row: BookingRow,
  bookedSegments: readonly BookedSegment[],
  given: { segment: number; cause: string; now: Date },
): Promise<CarrierRefund | null> {
  const scope = scopeOf(catalogue, bookedSegments, given.segment);
  if (scope.length === 0) return null;
  const cause: RefundCause = given.cause === 'sailing-ban' ? 'sailing-ban' : 'carrier';
  const isPaid = (await paidCents(db, row.id)) > 0;
  const tickets = scope.flatMap((booked) =>
    remainingTicketsOf(booked).map(({ item, cents }) =>
      ticketOf(catalogue, row, booked, { item, cents, cause, isPaid, now: given.now }),
    ),
  );
  const cents = sumCents(tickets.map((ticket) => ticket.cents));
  const { cents: due } = await balanceDueOf(db, row.id);
  const refundCents = refundOfDifference(cents, 0, due);
  const [first] = tickets;
  if (!first) return null;
  const segments = scope.map(({ seq }) => seq);
  const isWhole = bookedSegments.every(
    (booked) => remainingTicketsOf(booked).length === 0 || segments.includes(booked.seq),
  );
  return {
    segments,
    answer: {
      cents: refundCents,
      percent: 100,
      ruleId: first.rule,
      legalReason: first.reason,
      source: first.source,
      until: null,
    },
    plan: {
      parts: [...bookedSegments],
      tickets,
      // The operator is the cause, so the remaining tickets keep their discount.
      rest: [],
      isWhole,
      preview: {
        reference: row.reference,
        version: row.version,
        scope: { kind: 'all' },
        tickets,
        cents,
        backCents: cents,
        keptCents: 0,
        refundCents,
        dueCents: Math.max(0, due - cents),
        until: null,
        notes: [],
      },
    },
  };
}

function scopeOf(
  catalogue: Catalogue,
  bookedSegments: readonly BookedSegment[],
  segment: number,
): BookedSegment[] {
  const standing = inOrderOfTravel(bookedSegments).filter((booked) => remainingTicketsOf(booked).length > 0);
  const index = standing.findIndex((booked) => booked.seq === segment);
  if (index < 0) return [];
  const isTravelled = (booked: BookedSegment) =>
    booked.hasDeparted && booked.openUntil === null && booked.seq !== segment;
  if (!standing.some(isTravelled)) return standing;
  const journey = journeysOf(catalogue, standing).find((each) => each.includes(index)) ?? [index];
  return standing.filter(
    (booked, position) => journey.includes(position) || (position > index && !isTravelled(booked)),
  );
}

function ticketOf(
  catalogue: Catalogue,
  row: BookingRow,
  booked: BookedSegment,
  given: { item: string; cents: number; cause: RefundCause; isPaid: boolean; now: Date },
): CancelledTicket {
  const { item, cents, cause, now } = given;
  const answer = refundOf(catalogue.rights, {
    ticketLines: [{ kind: 'fare', item, cents }],
    paidCents: cents,
    departsAt: booked.departsAt,
    now,
    cause,
    issuedOn: athensDay(row.createdAt),
  });
  return {
    segment: booked.seq,
    item,
    cents,
    backCents: cents,
    percent: 100,
    rule: answer.ruleId,
    reason: answer.legalReason,
    source: answer.source,
    until: null,
  };
}
