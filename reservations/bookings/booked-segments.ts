import { column } from '#reservations/db/schema.gen.ts';
import * as v from 'valibot';
import { sql } from 'kysely';
import type { TravelClass } from '#contracts/reservations/categories.ts';
import type { Party } from '#contracts/reservations/party.ts';
import { type Db, all, type RowOf } from '#reservations/kernel/rows.ts';
import { timeState } from '#reservations/sailings/availability.ts';
import { tripId } from '#reservations/sailings/segment-id.ts';
import { type Segment, segmentsByKey } from '#reservations/sailings/segments.ts';

/** One traveller, vehicle or pet on one segment. `item` never changes its number, even when others are cancelled. */
export const Ticket = {
  segment: column.ticket.segment,
  item: column.ticket.item,
  category: column.ticket.category,
  class: column.ticket.class,
  cents: column.ticket.cents,
  state: column.ticket.state,
  version: column.ticket.version,
};
export type Ticket = RowOf<typeof Ticket>;

/** A segment of a sold booking with its sailing as it is now and its tickets. */
export type BookedSegment = {
  seq: number;
  /** Number of the bound: segments with the same number form one journey, travelled in the order of `seq`. */
  way: number;
  direction: 'A' | 'R';
  class: TravelClass;
  trip: Segment;
  /** By the timetable. */
  departsAt: Date;
  hasDeparted: boolean;
  isCancelledByCarrier: boolean;
  /** Last day on which a ticket without a date can be used; null while it has a date. */
  openUntil: string | null;
  openedAt: Date | null;
  /** Has no date because the ship was replaced by a smaller one; the carrier answers for the refund. */
  isDisplaced: boolean;
  /**
   * The bound now uses fewer ships: tickets are cancelled, and the number is reused for the bound's next additional
   * ship.
   */
  isReplaced: boolean;
  tickets: Ticket[];
};

const SegmentRow = {
  seq: column.booking_segment.seq,
  way: column.booking_segment.way,
  direction: column.booking_segment.direction,
  class: column.booking_segment.class,
  openUntil: column.booking_segment.open_until,
  openedAt: column.booking_segment.opened_at,
  isDisplaced: v.boolean(),
  isReplaced: v.boolean(),
  sailingId: column.booking_segment.sailing_id,
  fromSeq: column.booking_segment.from_seq,
  toSeq: column.booking_segment.to_seq,
};
type SegmentRow = RowOf<typeof SegmentRow>;

export async function readBookedSegments(db: Db, bookingId: string, now: Date): Promise<BookedSegment[]> {
  const segments = await all(
    db,
    SegmentRow,
    sql`select seq, way, direction, class, sailing_id as "sailingId", from_seq as "fromSeq", to_seq as "toSeq",
      open_until as "openUntil", opened_at as "openedAt", displaced_at is not null and open_until is not null as "isDisplaced",
      replaced_at is not null as "isReplaced"
      from reservations.booking_segment where booking_id = ${bookingId}::uuid order by seq`,
  );
  const tickets = await all(
    db,
    Ticket,
    sql`select segment, item, category, class, cents, state, version from reservations.ticket
      where booking_id = ${bookingId}::uuid order by segment, split_part(item, ':', 1), split_part(item, ':', 2)::integer`,
  );
  const trips = new Map((await segmentsByKey(db, segments)).map((segment) => [tripId(segment), segment]));
  return segments.map(({ sailingId, fromSeq, toSeq, ...segment }) => {
    const trip = trips.get(tripId({ sailingId, fromSeq, toSeq }));
    if (!trip) throw new Error(`booking with an unknown trip: ${sailingId}`);
    const state = timeState(trip, now);
    return {
      ...segment,
      trip,
      departsAt: new Date(trip.calls[0]?.departs ?? 0),
      hasDeparted: state === 'departed',
      isCancelledByCarrier: state === 'cancelled',
      tickets: tickets.filter((ticket) => ticket.segment === segment.seq),
    };
  });
}

/** Bound by bound, each in the order of its ships. */
export function inOrderOfTravel(bookedSegments: readonly BookedSegment[]): BookedSegment[] {
  return bookedSegments.toSorted((one, other) => one.way - other.way || one.seq - other.seq);
}

/** Tickets of a ship that has yet to leave. */
export function upcomingTicketsOf(booked: BookedSegment): Ticket[] {
  return booked.hasDeparted ? [] : booked.tickets.filter(({ state }) => state === 'live');
}

export function openTicketsOf(booked: BookedSegment): Ticket[] {
  return booked.tickets.filter(({ state }) => state === 'open');
}

/** Tickets that can still be cancelled or changed: not yet travelled, or without a date. */
export function usableTicketsOf(booked: BookedSegment): Ticket[] {
  return [...upcomingTicketsOf(booked), ...openTicketsOf(booked)];
}

/** Tickets that are neither cancelled nor expired, including those of past sailings. */
export function remainingTicketsOf(booked: BookedSegment): Ticket[] {
  return booked.tickets.filter(({ state }) => state === 'live' || state === 'open');
}

/**
 * The day on which ages are computed: the booking's first departure that is not open or cancelled, past ones
 * included. `dated` are segments that are getting a date now. Null when no segment has one.
 */
export function ageDay(
  bookedSegments: readonly BookedSegment[],
  dated: ReadonlySet<number> = new Set(),
): string | null {
  const days = bookedSegments.flatMap((booked) =>
    dated.has(booked.seq) || booked.tickets.some(({ state }) => state === 'live') ? [booked.trip.day] : [],
  );
  return days.toSorted()[0] ?? null;
}

/** The party reduced to some items, and those items in the order of the reduced party. */
export function partyOf(party: Party, items: ReadonlySet<string>): { party: Party; items: string[] } {
  const pick = <T>(kind: string, list: readonly T[]) =>
    list.flatMap((each, index) =>
      items.has(`${kind}:${index}`) ? [{ each, item: `${kind}:${index}` }] : [],
    );
  const passengers = pick('passenger', party.passengers);
  const vehicles = pick('vehicle', party.vehicles);
  const pets = pick('pet', party.pets);
  return {
    party: {
      passengers: passengers.map(({ each }) => each),
      vehicles: vehicles.map(({ each }) => each),
      pets: pets.map(({ each }) => each),
    },
    items: [...passengers, ...vehicles, ...pets].map(({ item }) => item),
  };
}

/** `passenger:2` is 2. */
export function numberOf(item: string): number {
  return Number(item.slice(item.indexOf(':') + 1));
}
