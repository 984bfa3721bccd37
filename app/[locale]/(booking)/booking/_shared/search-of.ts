import { bookedBounds } from '#lib/booking/booked-bounds.ts';
import type { Booking } from '#contracts/reservations/index.ts';
import type { SearchQuery } from '#lib/booking/search-query.ts';

/** The search that led to a booking, so that its traveller can see other sailings without starting over. */
export function searchOf(booking: Booking): SearchQuery | null {
  const bounds = bookedBounds(booking.segments).map(({ direction, from, to }) => ({
    from: from.port,
    to: to.port,
    date: from.at.slice(0, 10),
    direction,
    choice: null,
  }));
  if (bounds.length === 0) return null;
  const { party } = booking;
  const count = (category: string) =>
    party.passengers.filter((passenger) => passenger.category === category).length;
  return {
    bounds,
    passengers: { adults: count('ADT'), children: count('CHD'), infants: count('INF') },
    vehicles: party.vehicles.map((vehicle) => vehicle.category),
    pets: party.pets.map((pet) => pet.category),
    claims: party.passengers.map(({ entitlement }) => entitlement ?? null),
    promo: booking.quote.promo?.code ?? '',
  };
}
