import type { PetCategory, VehicleCategory } from '#contracts/reservations/index.ts';
import type { PassengerCounts } from '../party.ts';

/** Legs of one search: in the form, in the address and in a stored session. */
export const MAX_TRIPS = 6;

/** A port as the booking form knows it (specification, section 3). */
export interface FormPort {
  code: string;
  /** Codes of the ports that a ship reaches from here. */
  destinations: readonly string[];
}

/** Which selector is open. Only one in the whole form, whatever the number of trips (C5). */
export type Control = 'fromPort' | 'toPort' | 'fromDate' | 'retDate' | 'passengers' | 'vehicles';

interface RouteLeg {
  tripId: string;
}
/** What the search answered for a trip: one leg, or several with a change of ship. */
export interface AvailableTrip {
  leg: RouteLeg | readonly RouteLeg[];
}

/** Days are `YYYY-MM-DD` in Europe/Athens; the visitor's own time zone never touches them (C1). */
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
  /** The operator's day; given by the server, never read from the browser's clock. */
  today: string;
  allPorts: readonly FormPort[];
  trips: readonly Trip[];
  passengers: PassengerCounts;
  vehicles: readonly VehicleCategory[];
  pets: readonly PetCategory[];
  /** What each passenger claims, in the order adults, children, infants; empty when nobody claims anything. */
  claims: readonly (string | null)[];
  /** As typed; the service decides what it is worth. */
  promo: string;
  isValid: boolean;
  availableTrips: readonly AvailableTrip[];
  routesLoading: boolean;
  pricesLoading: boolean;
  reservationLoading: boolean;
  /** After a choice the next empty selector of the trip opens by itself. */
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

/** One trip, return on, nothing chosen, invalid (C2). */
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

/** The ids of a route's legs, joined: what makes two routes the same (C7). */
export function routeKey(route: AvailableTrip): string {
  const legs = 'tripId' in route.leg ? [route.leg] : route.leg;
  return legs.map((leg) => leg.tripId).join('+');
}

/** Ports that a ship reaches from `code`; none when the port is unknown. */
export function reachable(allPorts: readonly FormPort[], code: string): readonly string[] {
  return allPorts.find((port) => port.code === code)?.destinations ?? [];
}
