import {
  onDay,
  toggled,
  boundId,
  withChoice,
  withoutVehicles,
  withPorts,
} from '#lib/booking/change-query.ts';
import type { ChangeMinutes, ChosenTrips } from '#lib/booking/choose.ts';
import { sailingsPath } from '#lib/booking/paths.ts';
import type { BoardFilter, SearchQuery, Bound } from '#lib/booking/search-query.ts';
import type { Locale } from '#foundation/text/locales.ts';
import type { PortNames } from '#lib/reservations/port-names.ts';
import type { TravelClass } from '#contracts/reservations/index.ts';

/** Shared by all parts of the boards: the search, its choices, and the addresses of this page with one thing changed. */
export interface BoardContext {
  locale: Locale;
  /** Today in the operator's time zone. */
  today: string;
  query: SearchQuery;
  /** At the prices of the search, like every other sailing of a board. */
  chosen: ChosenTrips;
  /** The choices, each at its share of the total. */
  quoted: ChosenTrips;
  ports: PortNames;
  changeMinutes: ChangeMinutes;
  /** «Return discount −20%», where sailing back gives one; rows and days show fares without it. */
  returnDiscount: string | null;
  links: BoardLinks;
}

type BoardLinks = ReturnType<typeof boardLinks>;

/** Every change is an address, so that the boards work without a script. Bounds count from 0. */
export function boardLinks(locale: Locale, query: SearchQuery, chosen: ChosenTrips) {
  return {
    day: (bound: number, date: string) =>
      sailingsPath(locale, onDay(query, bound, date), boundId(query, bound)),
    /** Scrolls to the next bound without a choice; after the last choice it stays at this one. */
    choice: (bound: number, journeyId: string, travelClass: TravelClass) => {
      const waiting = chosen.bounds.findIndex((each, index) => each === null && index !== bound);
      const then = boundId(query, waiting < 0 ? bound : waiting);
      return sailingsPath(locale, withChoice(query, bound, { journeyId, class: travelClass }), then);
    },
    /** Another class on the chosen ship; the page doesn't scroll to another bound. */
    travelClass: (bound: number, journeyId: string, travelClass: TravelClass) =>
      sailingsPath(
        locale,
        withChoice(query, bound, { journeyId, class: travelClass }),
        boundId(query, bound),
      ),
    /** The sailings of a bound, even if one is chosen. */
    open: (bound: number) => sailingsPath(locale, query, boundId(query, bound), bound),
    ports: (bound: number, ports: Pick<Bound, 'from' | 'to'>) =>
      sailingsPath(locale, withPorts(query, bound, ports), boundId(query, bound)),
    filter: (bound: number, filter: BoardFilter) =>
      sailingsPath(
        locale,
        toggled(query, filter),
        boundId(query, bound),
        chosen.bounds[bound] ? bound : undefined,
      ),
    withoutVehicles: (bound: number) => sailingsPath(locale, withoutVehicles(query), boundId(query, bound)),
  };
}

/** Of two bounds there and back as several islands, neither is a return: the discount for one isn't given. */
export function isReturnTrip({ bounds }: SearchQuery): boolean {
  return bounds.some(({ direction }) => direction === 'R');
}
