import { isValidOn } from '#reservations/fares/tariff.ts';
import type { Catalogue } from '#reservations/catalogue/catalogue.ts';
import type { CallFacts } from '../sailings/state.ts';

/** Ports where a traveller who has landed may board the next ship, and how many minutes the change takes. */
export function boardingPorts(
  { search, minConnection }: Pick<Catalogue, 'search' | 'minConnection'>,
  landing: string,
  day: string,
): { port: string; minutes: number }[] {
  const elsewhere = search.transfers.filter((each) => each.from === landing && isValidOn(each, day));
  return [
    { port: landing, minutes: minConnection(landing) },
    ...elsewhere.map(({ to, minutes }) => ({ port: to, minutes })),
  ];
}

/**
 * Minutes between a landing and the next departure: by the timetable, or as expected when that leaves less. A late
 * second ship does not create a connection that the timetable does not have.
 */
export function minutesToChange(
  landing: Pick<CallFacts, 'arrives' | 'expectedArrives'>,
  boarding: Pick<CallFacts, 'departs' | 'expectedDeparts'>,
): number {
  const planned = (boarding.departs ?? 0) - (landing.arrives ?? 0);
  const expected = (boarding.expectedDeparts ?? 0) - (landing.expectedArrives ?? 0);
  return Math.round(Math.min(planned, expected) / 60_000);
}

/** Minutes needed to change between two ports; without a defined transfer, the longer of the two ports' minimums. */
export function minutesNeeded(
  catalogue: Pick<Catalogue, 'search' | 'minConnection'>,
  landing: string,
  boarding: string,
  day: string,
): number {
  const known = boardingPorts(catalogue, landing, day).find(({ port }) => port === boarding);
  return known?.minutes ?? Math.max(catalogue.minConnection(landing), catalogue.minConnection(boarding));
}
