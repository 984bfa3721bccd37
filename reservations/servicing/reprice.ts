import { athensDay } from '#foundation/dates/athens.ts';
import { sumCents } from '#foundation/money/cents.ts';
import type { BookingRow } from '#reservations/bookings/read.ts';
import {
  inOrderOfTravel,
  type BookedSegment,
  partyOf,
  remainingTicketsOf,
  type Ticket,
} from '#reservations/bookings/booked-segments.ts';
import type { QuoteLine } from '#contracts/reservations/booking.ts';
import { quote } from '#reservations/fares/quote.ts';
import type { Catalogue } from '#reservations/catalogue/catalogue.ts';
import { segmentsOf, ticketKey } from './price.ts';

/** A ticket that stays and costs more, because one of its discounts depended on a cancelled ticket. */
export type RepricedTicket = {
  segment: number;
  item: string;
  beforeCents: number;
  afterCents: number;
  lines: QuoteLine[];
};

/**
 * Reprices the rest of a booking by the rules of its day of purchase, because the return discount and the day-trip
 * price need both journeys. `isGone` selects the tickets that are given up. Tickets cancelled by the carrier don't
 * count as gone: nobody loses a discount through the carrier's fault. Fares and dues stay as sold; only discounts
 * that are lost, and those that replace them, change a ticket.
 */
export function repriceRest(
  catalogue: Catalogue,
  row: Pick<BookingRow, 'party' | 'quote' | 'createdAt'>,
  bookedSegments: readonly BookedSegment[],
  isGone: (booked: BookedSegment, ticket: Ticket) => boolean,
): RepricedTicket[] {
  const items = new Set(
    bookedSegments.flatMap((booked) => remainingTicketsOf(booked).map(({ item }) => item)),
  );
  return [...items].flatMap((item) => {
    const standing = inOrderOfTravel(bookedSegments).flatMap((booked) =>
      remainingTicketsOf(booked).flatMap((ticket) =>
        ticket.item === item ? [{ part: booked, ticket }] : [],
      ),
    );
    const rest = standing.filter(({ part: booked, ticket }) => !isGone(booked, ticket));
    if (rest.length === standing.length) return [];
    const rulesOf = (kept: typeof standing) =>
      discountsOf(
        catalogue,
        row,
        kept.map(({ part: booked }) => booked),
        item,
      );
    const [before, after] = [rulesOf(standing), rulesOf(rest)];
    return rest.flatMap(({ part: booked, ticket }) => repriced(row, booked, ticket, before, after) ?? []);
  });
}

type Discounts = ReadonlyMap<number, readonly QuoteLine[]>;

/** The discount lines of one item by segment, if these were the only ships of its booking. */
function discountsOf(
  { tariff, ...catalogue }: Catalogue,
  row: Pick<BookingRow, 'party' | 'quote' | 'createdAt'>,
  bookedSegments: readonly BookedSegment[],
  item: string,
): Discounts {
  const segments = segmentsOf({ tariff, ...catalogue }, bookedSegments);
  const { party } = partyOf(row.party, new Set([item]));
  const priced = quote(tariff, segments, party, athensDay(row.createdAt), {
    promoCode: row.quote.promo?.code ?? null,
    // Day-trip seats are counted when sold; here only those of this ticket matter.
    dayTripSeats: (rule, index) => {
      const seq = bookedSegments[index]?.seq;
      return soldLines(row, seq, item).some((line) => line.rule === rule) ? 1 : 0;
    },
  });
  const lines = priced?.lines.filter(({ kind }) => kind === 'discount') ?? [];
  return new Map(
    bookedSegments.map(({ seq }, index) => [
      seq,
      lines.flatMap((line) => (line.segment === index ? [{ ...line, segment: seq, item }] : [])),
    ]),
  );
}

function repriced(
  row: Pick<BookingRow, 'quote'>,
  { seq }: BookedSegment,
  ticket: Ticket,
  before: Discounts,
  after: Discounts,
): RepricedTicket | null {
  const sold = soldLines(row, seq, ticket.item);
  const has = (discounts: Discounts, rule: string | undefined) =>
    discounts.get(seq)?.some((line) => line.rule === rule) ?? false;
  const isLost = ({ kind, rule }: QuoteLine) => kind === 'discount' && has(before, rule) && !has(after, rule);
  if (!sold.some(isLost)) return null;
  const known = new Set(sold.map(({ rule }) => rule));
  const lines = [
    ...sold.filter(({ kind }) => kind === 'fare'),
    ...sold.filter((line) => line.kind === 'discount' && !isLost(line)),
    ...(after.get(seq) ?? []).filter(({ rule }) => !known.has(rule)),
    ...sold.filter(({ kind }) => kind === 'dues'),
  ];
  const more = total(lines) - total(sold);
  if (more <= 0) return null;
  return {
    segment: seq,
    item: ticket.item,
    beforeCents: ticket.cents,
    afterCents: ticket.cents + more,
    lines,
  };
}

function soldLines(row: Pick<BookingRow, 'quote'>, seq: number | undefined, item: string): QuoteLine[] {
  return row.quote.lines.filter((line) => line.segment === seq && line.item === item);
}

function total(lines: readonly QuoteLine[]): number {
  return sumCents(lines.map(({ cents }) => cents));
}

/** The lines of a booking with the repriced tickets' lines replaced. */
export function withRepriced(lines: readonly QuoteLine[], rest: readonly RepricedTicket[]): QuoteLine[] {
  const anew = new Set(rest.map(ticketKey));
  return [...lines.filter((line) => !anew.has(ticketKey(line))), ...rest.flatMap((each) => each.lines)];
}

export function moreForRest(rest: readonly RepricedTicket[]): number {
  return sumCents(rest.map(({ beforeCents, afterCents }) => afterCents - beforeCents));
}
