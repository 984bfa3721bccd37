import type { PetCategory, VehicleCategory } from '#contracts/reservations/index.ts';
import type { PassengerCounts } from '../party.ts';

/** The most legs of one search: in the form, in the address and in a stored session. */
export const MAX_TRIPS = 6;

/** A port as the booking form knows it (specification, section 3). */
export interface FormPort {
  code: string;
  /** Codes of the ports that ships reach from here. */
  destinations: readonly string[];
}

/** Which selector is open: only one in the whole form, regardless of the number of trips (C5). */
export type Control = 'fromPort' | 'toPort' | 'fromDate' | 'retDate' | 'passengers' | 'vehicles';

interface RouteLeg {
  tripId: string;
}
/** A route that the search found for a trip: one leg, or several with a change of ship. */
export interface AvailableTrip {
  leg: RouteLeg | readonly RouteLeg[];
}

/** Days are `YYYY-MM-DD` in Europe/Athens; the visitor's own time zone plays no part (C1). */
export interface Trip {
  id: number;
  availableFromPorts: readonly string[];
  availableToPorts: readonly string[];
  fromPort: string | null;
  toPort: string | null;
  fromDate: string | null;
  retDate: string | null;
  hasReturn: boolean;
  selectedGoRoute: AvailableTrip | null;
  selectedRetRoute: AvailableTrip | null;
  minDateDep: string;
  minDateRet: string;
  activeControl: Control | null;
}

export interface BookingState {
  /** Today in the operator's time zone; set by the server, never read from the browser's clock. */
  today: string;
  allPorts: readonly FormPort[];
  trips: readonly Trip[];
  passengers: PassengerCounts;
  vehicles: readonly VehicleCategory[];
  pets: readonly PetCategory[];
  /** Each passenger's claim, in the order adults, children, infants; empty when there are no claims. */
  claims: readonly (string | null)[];
  /** As typed; the service checks it. */
  promo: string;
  isValid: boolean;
  availableTrips: readonly AvailableTrip[];
  routesLoading: boolean;
  pricesLoading: boolean;
  reservationLoading: boolean;
  /** After a choice the next empty selector of the trip opens automatically. */
  tmrAutoOpen: boolean;
  alertOpen: boolean;
  alertMsg: string;
  alertTransKey: string;
}

/** The empty trip of C2. */
export function emptyTrip(id: number, allPorts: readonly FormPort[], today: string): Trip {
  return {
    id,
    availableFromPorts: allPorts.filter((port) => port.destinations.length > 0).map((port) => port.code),
    availableToPorts: [],
    fromPort: null,
    toPort: null,
    fromDate: null,
    retDate: null,
    hasReturn: true,
    selectedGoRoute: null,
    selectedRetRoute: null,
    minDateDep: today,
    minDateRet: today,
    activeControl: null,
  };
}

/** One trip with a return, nothing chosen, invalid (C2). */
export function initialState(today: string, allPorts: readonly FormPort[] = []): BookingState {
  return {
    today,
    allPorts,
    trips: [emptyTrip(1, allPorts, today)],
    passengers: { adults: 1, children: 0, infants: 0 },
    vehicles: [],
    pets: [],
    claims: [],
    promo: '',
    isValid: false,
    availableTrips: [],
    routesLoading: false,
    pricesLoading: false,
    reservationLoading: false,
    tmrAutoOpen: false,
    alertOpen: false,
    alertMsg: '',
    alertTransKey: '',
  };
}

/** The ids of a route's legs, joined: two routes with the same key are the same (C7). */
export function routeKey(route: AvailableTrip): string {
  const legs = 'tripId' in route.leg ? [route.leg] : route.leg;
  return legs.map((leg) => leg.tripId).join('+');
}

/** Ports that ships reach from `code`; none when the port is unknown. */
export function reachable(allPorts: readonly FormPort[], code: string): readonly string[] {
  return allPorts.find((port) => port.code === code)?.destinations ?? [];
}
