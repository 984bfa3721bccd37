import type { Booking } from '#reservations/contract/index.ts';
import type { SearchQuery } from '#lib/booking/search-query.ts';

type Segment = Booking['segments'][number];

/** One way of a booking as it was searched: a ship, or several with a change of ship between them. */
export type BookedWay = {
  direction: Segment['direction'];
  /** Numbers of `Booking.segments`, in the order of travel. */
  segments: number[];
  from: Segment['leg']['from'];
  to: Segment['leg']['to'];
};

/** The search that a booking came from, so that its traveller can look at other sailings without starting over. */
export function searchOf(booking: Booking): SearchQuery | null {
  const ways = bookedWays(booking.segments).map(({ direction, from, to }) => ({
    from: from.port,
    to: to.port,
    date: from.at.slice(0, 10),
    direction,
    choice: null,
  }));
  if (ways.length === 0) return null;
  const { party } = booking;
  const count = (category: string) =>
    party.passengers.filter((passenger) => passenger.category === category).length;
  return {
    ways,
    passengers: { adults: count('ADT'), children: count('CHD'), infants: count('INF') },
    vehicles: party.vehicles.map((vehicle) => vehicle.category),
    pets: party.pets.map((pet) => pet.category),
    claims: party.passengers.map(({ entitlement }) => entitlement ?? null),
    promo: booking.quote.promo?.code ?? '',
  };
}

/** A change of ship within a day is one way; a stay of over this long is the beginning of the next. */
const LONGEST_CHANGE_MS = 6 * 60 * 60 * 1000;

/**
 * The ways of a booking, in order: it keeps one segment per ship and does not say which of them were chosen together. A way never
 * comes back to where it began, and the way back is never part of the way out.
 */
export function bookedWays(segments: readonly Segment[]): BookedWay[] {
  const ways: BookedWay[] = [];
  for (const [number, { direction, leg }] of segments.entries()) {
    const last = ways.at(-1);
    const stay = last ? Date.parse(leg.from.at) - Date.parse(last.to.at) : Infinity;
    const goesOn =
      last?.direction === direction && stay <= LONGEST_CHANGE_MS && last.from.port !== leg.to.port;
    if (last && goesOn) {
      last.segments.push(number);
      last.to = leg.to;
    } else ways.push({ direction, segments: [number], from: leg.from, to: leg.to });
  }
  return ways;
}
