import { athensInstant, athensMoment } from '#foundation/dates/athens.ts';
import { addDays } from '#foundation/dates/day.ts';
import { sumCents } from '#foundation/money/cents.ts';
import type { BookingRow } from './read.ts';
import { isPossible } from './states.ts';
import {
  upcomingTicketsOf,
  openTicketsOf,
  type BookedSegment,
  readBookedSegments,
  remainingTicketsOf,
  usableTicketsOf,
} from './booked-segments.ts';
import { refundOfDifference } from './store.ts';
import type { BookingActions } from '#contracts/reservations/life/actions.ts';
import { correctUntil } from './correct-until.ts';
import type { Db } from '#reservations/kernel/rows.ts';
import { paidCents } from './ledger/refund.ts';
import { balanceDueOf } from './ledger/offset.ts';
import type { Catalogue } from '#reservations/catalogue/catalogue.ts';
import { refundOfTicket } from './refund-of-ticket.ts';
import { earliest, lastChange, openUntilMoment, termsAt, tierOf } from './terms.ts';

type SegmentLife = {
  state: 'live' | 'open' | 'expired' | 'cancelled' | 'replaced';
  openUntil: string | null;
};

/** State of the segments of a sold booking, and what its owner may do now. */
export type BookingOverview = {
  parts: BookedSegment[];
  segments: SegmentLife[];
  cancelled: ReadonlySet<string>;
  actions: BookingActions;
};

/** Null before anything is sold. */
export async function bookingActions(
  db: Db,
  catalogue: Catalogue,
  row: BookingRow,
  now: Date,
): Promise<BookingOverview | null> {
  if (row.state === 'held' || row.state === 'paying' || row.state === 'released') return null;
  const bookedSegments = await readBookedSegments(db, row.id, now);
  const tickets = bookedSegments.flatMap((booked) => booked.tickets);
  if (tickets.length === 0) return null;
  const standing = new Set(
    bookedSegments.flatMap((booked) => remainingTicketsOf(booked).map(({ item }) => item)),
  );
  const { cents: due } = await balanceDueOf(db, row.id);
  const isPaid = (await paidCents(db, row.id)) > 0;
  return {
    parts: bookedSegments,
    segments: bookedSegments.map((booked) => ({ state: stateOf(booked), openUntil: booked.openUntil })),
    cancelled: new Set(tickets.flatMap(({ item }) => (standing.has(item) ? [] : [item]))),
    actions: {
      pay: isPossible(row.state, 'pay-start') && due > 0 ? { cents: due, until: instant(row.payBy) } : null,
      ...changing(catalogue, row, bookedSegments, now),
      cancel: cancelling(catalogue, row, bookedSegments, { now, isPaid, due }),
    },
  };
}

function stateOf(booked: BookedSegment): SegmentLife['state'] {
  if (booked.isReplaced) return 'replaced';
  const states = new Set(booked.tickets.map(({ state }) => state));
  return (['live', 'open', 'expired'] as const).find((state) => states.has(state)) ?? 'cancelled';
}

function changing(
  catalogue: Catalogue,
  row: BookingRow,
  bookedSegments: readonly BookedSegment[],
  now: Date,
): Pick<BookingActions, 'change' | 'open' | 'redate' | 'correct'> {
  const terms = termsAt(catalogue, now);
  const changeable = bookedSegments.flatMap((booked) => {
    if (upcomingTicketsOf(booked).length === 0 || booked.isCancelledByCarrier) return [];
    const found = tierOf(terms, booked, now);
    return found ? [{ part: booked, ...found }] : [];
  });
  const openable = bookedSegments.flatMap((booked) => {
    const until = openUntilMoment(catalogue, booked, now);
    return until ? [{ part: booked, until }] : [];
  });
  const undated = bookedSegments.filter((booked) => openTicketsOf(booked).length > 0);
  const usable = bookedSegments.filter((booked) => usableTicketsOf(booked).length > 0);
  const fix = terms && usable.length > 0 ? correctUntil(terms, usable) : null;
  const canFix = terms !== null && usable.length > 0 && (fix === null || now.getTime() <= fix.getTime());
  const days = undated.flatMap(({ openUntil }) => openUntil ?? []).toSorted();
  return {
    change:
      isPossible(row.state, 'change') && changeable.length > 0
        ? {
            segments: changeable.map(({ part: booked }) => booked.seq),
            until: instant(earliest(changeable.map(({ part: booked }) => lastChange(terms, booked)))),
            deadlines: changeable.map(({ part: booked, tier, until }) => ({
              segment: booked.seq,
              until: instant(lastChange(terms, booked)),
              refundUntil: tier.givesBack ? instant(until) : null,
            })),
          }
        : null,
    open:
      isPossible(row.state, 'open-part') && openable.length > 0
        ? {
            segments: openable.map(({ part: booked }) => booked.seq),
            until: instant(earliest(openable.map(({ until }) => until))),
            deadlines: openable.map(({ part: booked, until }) => ({
              segment: booked.seq,
              until: instant(until),
            })),
          }
        : null,
    redate:
      isPossible(row.state, 're-date') && undated.length > 0
        ? { segments: numbers(undated), until: endOf(days[0]) }
        : null,
    correct: isPossible(row.state, 'correct') && canFix ? { until: instant(fix) } : null,
  };
}

function cancelling(
  catalogue: Catalogue,
  row: BookingRow,
  bookedSegments: readonly BookedSegment[],
  given: { now: Date; isPaid: boolean; due: number },
): BookingActions['cancel'] {
  const usable = bookedSegments.filter((booked) => usableTicketsOf(booked).length > 0);
  if (!isPossible(row.state, 'cancel') || usable.length === 0) return null;
  const tickets = usable.flatMap((booked) =>
    usableTicketsOf(booked).map((ticket) => refundOfTicket(catalogue, row, booked, ticket, given)),
  );
  const back = sumCents(tickets.map(({ backCents }) => backCents));
  const untils = tickets.flatMap(({ until }) => until ?? []).toSorted();
  return {
    segments: numbers(usable),
    refundCents: refundOfDifference(back, 0, given.due),
    until: untils[0] ?? null,
  };
}

function numbers(bookedSegments: readonly BookedSegment[]): number[] {
  return bookedSegments.map(({ seq }) => seq);
}

function instant(moment: Date | null): string | null {
  return moment && athensInstant(moment);
}

/** The last second of a day in Athens. */
function endOf(day: string | undefined): string | null {
  return day ? athensInstant(new Date(athensMoment(addDays(day, 1), 0).getTime() - 1000)) : null;
}
