import { athensDay, athensInstant } from '#foundation/dates/athens.ts';
import { type BookingRow, findBooking } from '#reservations/bookings/read.ts';
import {
  type BookedSegment,
  readBookedSegments,
  remainingTicketsOf,
  usableTicketsOf,
} from '#reservations/bookings/booked-segments.ts';
import type { BookingRights } from '#contracts/reservations/disruptions/traveller.ts';
import { showDisruptions } from '#reservations/disruptions/show.ts';
import type { Db } from '#reservations/kernel/rows.ts';
import { paidCents } from '#reservations/bookings/ledger/refund.ts';
import type { Catalogue } from '#reservations/catalogue/catalogue.ts';
import { DomainError } from '#reservations/kernel/domain-error.ts';
import { lateJourneysOf } from './late-journeys.ts';
import { openDateOf } from '#reservations/rights/open-date.ts';
import { refundOf, type RightsAnswer } from '#reservations/rights/refund.ts';

type SegmentRights = BookingRights['segments'][number];

/** What the owner of a booking may claim at `now`, with the reason in both languages. Changes nothing. */
export async function showRights(
  db: Db,
  catalogue: Catalogue,
  reference: string,
  now: Date,
): Promise<BookingRights> {
  const row = await findBooking(db, reference);
  if (!row) throw new DomainError('not_found');
  const bookedSegments = await readBookedSegments(db, row.id, now);
  const isPaid = (await paidCents(db, row.id)) > 0;
  const { disruptions } = await showDisruptions(db, catalogue, reference, now);
  const journeys = await lateJourneysOf(
    db,
    catalogue,
    { id: row.id, createdAt: row.createdAt, isPaid },
    bookedSegments,
    now,
  );
  return {
    reference,
    asOf: athensInstant(now),
    segments: bookedSegments.map((booked): SegmentRights => {
      const own = disruptions.filter(
        ({ segment, refund }) => segment === booked.seq || refund?.segments.includes(booked.seq),
      );
      const refund = own.find((each) => each.refund)?.refund ?? null;
      return {
        segment: booked.seq,
        ifYouCancel: ifCancelled(catalogue, row, booked, isPaid, now),
        carrierCaused: refund && withoutSegments(refund),
        assistance: own.find(({ segment }) => segment === booked.seq)?.assistance ?? [],
        openDate: openDateFor(catalogue, booked, now),
      };
    }),
    journeys: journeys.map(({ segments, state, lateSeconds, answer }) => ({
      segments,
      state,
      lateMinutes: Math.floor(lateSeconds / 60),
      compensation: answer,
    })),
  };
}

/** Refund for a cancellation by the passenger; one by the carrier is shown separately and refunds more. */
function ifCancelled(
  catalogue: Catalogue,
  row: BookingRow,
  booked: BookedSegment,
  isPaid: boolean,
  now: Date,
): RightsAnswer | null {
  const tickets = usableTicketsOf(booked);
  if (tickets.length === 0) return null;
  const items = new Set(tickets.map(({ item }) => item));
  const answer = refundOf(catalogue.rights, {
    ticketLines: row.quote.lines.filter((line) => line.segment === booked.seq && items.has(line.item)),
    paidCents: isPaid ? tickets.reduce((sum, { cents }) => sum + cents, 0) : 0,
    departsAt: booked.departsAt,
    now: booked.openedAt ?? now,
    cause: 'passenger',
    issuedOn: athensDay(row.createdAt),
  });
  return withoutSegments(answer);
}

function openDateFor(catalogue: Catalogue, booked: BookedSegment, now: Date): SegmentRights['openDate'] {
  if (booked.openUntil !== null || remainingTicketsOf(booked).length === 0) return null;
  const rule = openDateOf(catalogue.rights, { departsAt: booked.departsAt, now });
  if (!rule) return null;
  const { isPossible, until, validUntil, legalReason, source } = rule;
  return { isPossible, until, validUntil, legalReason, source };
}

/** The amount covers the whole choice, which may include more than this segment. */
function withoutSegments(refund: RightsAnswer): RightsAnswer {
  const { cents, percent, ruleId, legalReason, source, until } = refund;
  return { cents, percent, ruleId, legalReason, source, until };
}
