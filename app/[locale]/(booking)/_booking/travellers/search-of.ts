import type { Booking } from '#reservations/contract/index.ts';
import type { SearchQuery } from '#lib/booking/search-query.ts';

/** The search that a booking came from, so that its traveller can look at other sailings without starting over. */
export function searchOf(booking: Booking): SearchQuery | null {
  const way = (direction: 'A' | 'R') =>
    booking.segments.filter((segment) => segment.direction === direction).map((segment) => segment.leg);
  const out = way('A');
  const [first] = out;
  const last = out.at(-1);
  if (!first || !last) return null;
  const count = (category: string) =>
    booking.party.passengers.filter((passenger) => passenger.category === category).length;
  return {
    from: first.from.port,
    to: last.to.port,
    date: first.from.at.slice(0, 10),
    return: way('R')[0]?.from.at.slice(0, 10) ?? null,
    passengers: { adults: count('ADT'), children: count('CHD'), infants: count('INF') },
    vehicles: booking.party.vehicles.map((vehicle) => vehicle.category),
    promo: '',
    go: null,
    back: null,
  };
}
