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
export type FromPrice = {
  cents: number;
  minutes: number;
  fastest: number;
  /** The fastest ship where she is another and dearer one: beside the range of durations, the lowest price would seem to be hers. */
  faster: { cents: number; minutes: number } | null;
};

/**
 * The "from" price of a route: the lowest adult fare of the ships of the coming days (`Way.fromCents`), one-way, in one class, and
 * the minutes of the same ship. Every page uses this function, so that a route never shows two prices. Null when no such seat is on
 * sale.
 */
export function fromPrice(way: Way, travelClass: TravelClass = 'ECO'): FromPrice | null {
  const { durationMinutes, fromCents, fromMinutes, fastestCents, vipFromCents, vipFromMinutes, next } = way;
  const cents = travelClass === 'ECO' ? fromCents : vipFromCents;
  if (cents === null) return null;
  const minutes = (travelClass === 'ECO' ? fromMinutes : vipFromMinutes) ?? durationMinutes;
  const soon = next.map((ship) => ({
    cents: ship.fromCents ?? null,
    minutes: Math.round((Date.parse(ship.arrivesAt) - Date.parse(ship.departsAt)) / 60_000),
  }));
  if (fastestCents !== null) soon.push({ cents: fastestCents, minutes: durationMinutes });
  const fastest = Math.min(minutes, ...soon.map((ship) => ship.minutes));
  const price = soon.find((ship) => ship.minutes === fastest)?.cents ?? cents;
  return {
    cents,
    minutes,
    fastest,
    faster:
      travelClass === 'ECO' && fastest < minutes && price > cents ? { cents: price, minutes: fastest } : null,
  };
}

/** Marks an element that shows the "from" price of a route; a test compares all of them with the service. */
export function fromPriceMark(from: string, to: string, travelClass: TravelClass = 'ECO') {
  return { 'data-from-price': `${from} ${to} ${travelClass}` };
}
