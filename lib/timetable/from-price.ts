import type { TravelClass, WaysResult } from '#contracts/reservations/index.ts';

type Way = Pick<
  WaysResult['ways'][number],
  | 'durationMinutes'
  | 'fromCents'
  | 'fromMinutes'
  | 'fastestCents'
  | 'vipFromCents'
  | 'vipFromMinutes'
  | 'next'
>;

/**
 * A price, and the duration of the ship that is sold at it. `fastest`: the duration of the fastest ship of the coming weeks, for texts
 * beside which no single ship is named.
 */
export type FromPrice = { cents: number; minutes: number; fastest: number };

/**
 * The "from" price of a route: the lowest adult fare of its next ships, one-way, in one class, and the minutes of the
 * same ship. Every page uses this function, so that a route never shows two prices. Null when no such seat is on sale.
 */
export function fromPrice(way: Way, travelClass: TravelClass = 'ECO'): FromPrice | null {
  const { durationMinutes, fromCents, fromMinutes, fastestCents, vipFromCents, vipFromMinutes, next } = way;
  const cents = travelClass === 'ECO' ? fromCents : vipFromCents;
  if (cents === null) return null;
  const minutes = (travelClass === 'ECO' ? fromMinutes : vipFromMinutes) ?? durationMinutes;
  const lasting = next.map(
    ({ departsAt, arrivesAt }) => (Date.parse(arrivesAt) - Date.parse(departsAt)) / 60_000,
  );
  const soon = fastestCents === null ? lasting : [...lasting, durationMinutes];
  return { cents, minutes, fastest: Math.round(Math.min(minutes, ...soon)) };
}

/** Marks an element that shows the "from" price of a route; a test compares all of them with the service. */
export function fromPriceMark(from: string, to: string, travelClass: TravelClass = 'ECO') {
  return { 'data-from-price': `${from} ${to} ${travelClass}` };
}
