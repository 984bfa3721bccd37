import { minutesBetween } from '#foundation/dates/athens.ts';
import type { Departure } from '#contracts/reservations/index.ts';

/** All ships, or those that call at the destination, each as if it ended there. */
export function towards(departures: readonly Departure[], destination: string | null): readonly Departure[] {
  return destination === null
    ? departures
    : departures.flatMap((departure) => upTo(departure, destination) ?? []);
}

/** The voyage up to one of its calls, with the trip and the fare to there; null when the ship doesn't call at the port. */
function upTo(departure: Departure, port: string): Departure | null {
  if (departure.to.port === port) return departure;
  const index = departure.via.findIndex((call) => call.port === port);
  const call = departure.via[index];
  if (!call) return null;
  const { portName, arrivesAt, expectedArrivesAt, tripId, fromCents = null } = call;
  return {
    ...departure,
    via: departure.via.slice(0, index),
    to: { ...departure.to, port, portName, at: arrivesAt },
    expectedArrivesAt,
    tripId,
    fromCents,
  };
}

export type Upcoming = { departure: Departure; tomorrow: boolean };

const MOST_ROWS = 5;
const LEAST_ROWS = 4;

/** When the ship is expected to leave. */
export function leavesAt(departure: Departure): string {
  return departure.expectedAt ?? departure.from.at;
}

/** When the ship is expected at her last call, or at the destination. */
export function reachesAt(departure: Departure): string {
  return departure.expectedArrivesAt ?? departure.to.at;
}

/**
 * The next ships: those still to leave today, filled up with the first ones of tomorrow. A cancelled ship stays listed
 * until its time has passed, so that nobody goes to the quay for it.
 */
export function upcoming(today: readonly Departure[], tomorrow: readonly Departure[], now: Date): Upcoming[] {
  const still = today.filter(
    (departure) => departure.state !== 'departed' && Date.parse(leavesAt(departure)) >= now.getTime(),
  );
  const rows = still
    .toSorted((a, b) => leavesAt(a).localeCompare(leavesAt(b)))
    .slice(0, MOST_ROWS)
    .map((departure) => ({ departure, tomorrow: false }));
  const missing = Math.max(0, LEAST_ROWS - rows.length);
  return [...rows, ...tomorrow.slice(0, missing).map((departure) => ({ departure, tomorrow: true }))];
}

export type OnTheWay = {
  departure: Departure;
  nextName: { el: string; en: string };
  nextAt: string;
  progress: number;
};

/** Ships that have left this port but not reached their last call, with their progress to the next call. */
export function onTheWay(today: readonly Departure[], now: Date): OnTheWay[] {
  return today.flatMap((departure) => {
    const left = leavesAt(departure);
    if (departure.state === 'cancelled' || Date.parse(left) > now.getTime()) return [];
    const stops = [
      ...departure.via.map((call) => ({ name: call.portName, at: call.expectedArrivesAt ?? call.arrivesAt })),
      { name: departure.to.portName, at: reachesAt(departure) },
    ];
    const index = stops.findIndex((stop) => Date.parse(stop.at) > now.getTime());
    const next = stops[index];
    if (!next) return [];
    const start = stops[index - 1]?.at ?? left;
    const whole = minutesBetween(new Date(start), new Date(next.at));
    const gone = minutesBetween(new Date(start), now);
    const progress = whole > 0 ? Math.round((100 * gone) / whole) : 0;
    return [
      { departure, nextName: next.name, nextAt: next.at, progress: Math.min(96, Math.max(4, progress)) },
    ];
  });
}
