import type { Catalogue } from '#reservations/catalogue/catalogue.ts';
import { boardingPorts, minutesToChange } from './changes.ts';
import type { Days, Ride, RideCall } from './rides.ts';

/** A part of a sailing, from one of its calls to a later one. */
export type Piece = { ride: Ride; boarding: RideCall; landing: RideCall };
/** A journey: one piece, or several with a change of ship between them. */
export type Path = Piece[];

type Route = { from: string; to: string };
type Boarding = { ride: Ride; at: number };

/**
 * Every route from one port to another that leaves on the requested days, with at most `changes` changes of ship.
 * Never twice at one port, never off a ship and onto it again, enough time for each change, and no wait over midnight
 * except one short night. A cancelled ship is included only when it is the whole journey, not as part of a
 * connection.
 */
export function pathsBetween(
  rides: readonly Ride[],
  route: Route,
  days: Days,
  changes: number,
  catalogue: Pick<Catalogue, 'search' | 'minConnection'>,
): Path[] {
  const boardings = boardingsByPort(rides);
  const starts = (boardings.get(route.from) ?? []).filter(({ ride, at }) => {
    const day = ride.calls[at]?.departsDay;
    return typeof day === 'string' && days.first <= day && day <= days.last;
  });
  const found: Path[] = [];

  function ride(path: Path, next: Boarding, visited: ReadonlySet<string>, nights: number): void {
    const boarding = next.ride.calls[next.at];
    if (!boarding) return;
    const seen = new Set(visited).add(boarding.port);
    for (const landing of next.ride.calls.slice(next.at + 1)) {
      if (seen.has(landing.port)) return;
      if (landing.skipped && landing.port !== route.to) continue;
      seen.add(landing.port);
      const ridden = [...path, { ride: next.ride, boarding, landing }];
      if (landing.port === route.to) {
        if (ridden.length === 1 || !ridden.some(isCancelled)) found.push(ridden);
        return;
      }
      if (ridden.length <= changes) change(ridden, landing, seen, nights);
    }
  }

  function change(path: Path, landing: RideCall, seen: ReadonlySet<string>, nights: number): void {
    if (landing.arrivesDay === null) return;
    const isLastChange = path.length === changes;
    for (const { port, minutes } of boardingPorts(catalogue, landing.port, landing.arrivesDay)) {
      if (port === route.to || (port !== landing.port && seen.has(port))) continue;
      for (const next of boardings.get(port) ?? []) {
        const boarding = next.ride.calls[next.at];
        if (!boarding || path.some((piece) => piece.ride === next.ride)) continue;
        if (isLastChange && !leadsTo(next, route.to)) continue;
        const wait = minutesToChange(landing, boarding);
        const isNight = boarding.departsDay !== landing.arrivesDay;
        if (wait < minutes || (isNight && (nights > 0 || wait > catalogue.search.nightStopMinutes))) continue;
        ride(path, next, seen, nights + (isNight ? 1 : 0));
      }
    }
  }

  for (const start of starts) ride([], start, new Set(), 0);
  return found;
}

/** A piece from or to a skipped call is cancelled, even if the ship sails. */
export function isCancelled({ ride, boarding, landing }: Piece): boolean {
  return ride.status === 'cancelled' || boarding.skipped || landing.skipped;
}

function leadsTo({ ride, at }: Boarding, port: string): boolean {
  return ride.calls.some((call, index) => index > at && call.port === port);
}

function boardingsByPort(rides: readonly Ride[]): Map<string, Boarding[]> {
  const boardings = rides.flatMap((ride) =>
    ride.calls.flatMap((call, at) => (call.departs === null ? [] : [{ ride, at, port: call.port }])),
  );
  return Map.groupBy(boardings, ({ port }) => port);
}
