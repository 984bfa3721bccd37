import { minutesBetween } from '#foundation/dates/athens.ts';
import type { Catalogue } from '#reservations/catalogue/catalogue.ts';
import { ends } from '#reservations/sailings/journey.ts';
import type { Segment } from '#reservations/sailings/segments.ts';
import { ruleOn } from '#reservations/rights/rules.ts';

type Leg = { direction: 'A' | 'R'; trip: Segment };

/**
 * The segments of a booking grouped into journeys, as indexes in order: consecutive ships of one bound, each leaving
 * from the island where the previous one arrives, with no longer wait by the timetable than the rules of the day call
 * a connection.
 */
export function journeysOf(catalogue: Pick<Catalogue, 'rights' | 'ports'>, legs: readonly Leg[]): number[][] {
  const journeys: number[][] = [];
  for (const [index, leg] of legs.entries()) {
    const before = legs[index - 1];
    const last = journeys.at(-1);
    if (before && last && isConnection(catalogue, before, leg)) last.push(index);
    else journeys.push([index]);
  }
  return journeys;
}

function isConnection(catalogue: Pick<Catalogue, 'rights' | 'ports'>, one: Leg, other: Leg): boolean {
  const [, landing] = ends(one.trip);
  const [boarding] = ends(other.trip);
  const island = (port: string) => catalogue.ports.get(port)?.island ?? port;
  if (one.direction !== other.direction || island(landing.port) !== island(boarding.port)) return false;
  const wait = minutesBetween(new Date(landing.arrives ?? 0), new Date(boarding.departs ?? 0));
  return wait >= 0 && wait <= ruleOn(catalogue.rights, 'terms', one.trip.day).connectionMinutes;
}
