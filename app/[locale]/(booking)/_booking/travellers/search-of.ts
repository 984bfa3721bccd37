import type { Booking, JourneyLeg } from '#reservations/contract/index.ts';
import type { SearchQuery, Way } from '#lib/booking/search-query.ts';

/** The search that a booking came from, so that its traveller can look at other sailings without starting over. */
export function searchOf(booking: Booking): SearchQuery | null {
  const way = (direction: 'A' | 'R'): Way[] => {
    const legs = booking.segments.filter((segment) => segment.direction === direction).map(({ leg }) => leg);
    return waysOf(legs).map((each) => ({ ...each, direction, choice: null }));
  };
  const ways = [...way('A'), ...way('R')];
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

function waysOf(legs: readonly JourneyLeg[]): { from: string; to: string; date: string }[] {
  const ways: { from: string; to: string; date: string }[] = [];
  let before: JourneyLeg | null = null;
  for (const leg of legs) {
    const last = ways.at(-1);
    const stay: number = before ? Date.parse(leg.from.at) - Date.parse(before.to.at) : Infinity;
    if (last && stay <= LONGEST_CHANGE_MS) last.to = leg.to.port;
    else ways.push({ from: leg.from.port, to: leg.to.port, date: leg.from.at.slice(0, 10) });
    before = leg;
  }
  return ways;
}
