/** In local storage; see kept-trips.ts. */
export const TRIPS_KEY = 'meltemi.trips';

/** From this long before its departure until its arrival, the home page shows the ship. */
const AHEAD_MS = 24 * 3_600_000;

/** Whether a ship leaves within a day or is under way. This module is also in the script before the first paint. */
export function isTravelDay(ship: { departsAt: string; arrivesAt: string }, now: number): boolean {
  return Date.parse(ship.departsAt) - now <= AHEAD_MS && now < Date.parse(ship.arrivesAt);
}
