import type { TravelClass, WaysResult } from '#contracts/reservations/index.ts';

type Way = Pick<
  WaysResult['ways'][number],
  'durationMinutes' | 'fromCents' | 'fromMinutes' | 'vipFromCents' | 'vipFromMinutes'
>;

/** A price and how long the ship takes that is sold for it. */
export type FromPrice = { cents: number; minutes: number };

/**
 * The "from" price of a route: the lowest adult fare of its next ships, one way, in one class, and the minutes of that very ship. Every
 * page takes it from here, so that no route has two. Null when no such seat is sold.
 */
export function fromPrice(way: Way, travelClass: TravelClass = 'ECO'): FromPrice | null {
  const { durationMinutes, fromCents, fromMinutes, vipFromCents, vipFromMinutes } = way;
  if (travelClass === 'ECO') return { cents: fromCents, minutes: fromMinutes ?? durationMinutes };
  return vipFromCents === null ? null : { cents: vipFromCents, minutes: vipFromMinutes ?? durationMinutes };
}

/** Marks an element that shows the "from" price of a route; a test compares every one of them with the service. */
export function fromPriceMark(from: string, to: string, travelClass: TravelClass = 'ECO') {
  return { 'data-from-price': `${from} ${to} ${travelClass}` };
}
