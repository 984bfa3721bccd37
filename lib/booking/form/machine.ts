import { allowedClaims, allowedCounts, allowedPets, allowedVehicles, movedClaims } from '../party.ts';
import { restoredTrips } from './initial-trip.ts';
import { initialState, MAX_TRIPS, reachable, routeKey } from './state.ts';
import { isBookable, missingFields } from './validity.ts';
import {
  nextTrip,
  relink,
  withFromDate,
  withFromPort,
  withRetDate,
  withReturn,
  withToPort,
} from './trips.ts';
import type { BookingEvent } from './events.ts';
import type { AvailableTrip, BookingState, Control, Trip } from './state.ts';

/**
 * The booking form as a pure function from state and event to the next state (requirements C1–C12). `isValid` is
 * recomputed after every event, so it always matches the trips. An event that changes nothing returns the same object.
 */
export function transition(state: BookingState, event: BookingEvent): BookingState {
  const next = apply(state, event);
  return next === state ? state : { ...next, isValid: isBookable(next.trips) };
}

function apply(state: BookingState, event: BookingEvent): BookingState {
  switch (event.type) {
    case 'portsLoaded':
      return portsLoaded(state, event.ports);
    case 'selectorToggled':
      return selectorToggled(state, event.trip, event.control);
    case 'selectorsClosed':
      return state.trips.some((trip) => trip.activeControl)
        ? { ...state, trips: closed(state.trips) }
        : state;
    case 'fromPortChosen':
      return chosen(state, event.trip, 'fromPort', (trip) => withFromPort(trip, event.port, state.allPorts));
    case 'toPortChosen':
      return chosen(state, event.trip, 'toPort', (trip) => withToPort(trip, event.port));
    case 'portsSwapped':
      return changeTrip(state, event.trip, (trip) => swapped(trip, state));
    case 'fromDateChosen':
      return chosen(state, event.trip, 'fromDate', (trip) => withFromDate(trip, event.date));
    case 'retDateChosen':
      return chosen(state, event.trip, 'retDate', (trip) => withRetDate(trip, event.date));
    case 'returnSwitched':
      // Legs of a chain have no return of their own (C6).
      if (state.trips.length > 1) return state;
      return changeTrip(state, event.trip, (trip) => withReturn(trip, event.hasReturn));
    case 'tripAdded':
      return tripAdded(state);
    case 'tripRemoved':
      return tripRemoved(state, event.trip);
    case 'cleared':
      return initialState(state.today, state.allPorts);
    case 'passengersCounted': {
      const passengers = allowedCounts(event.counts);
      return { ...state, passengers, claims: movedClaims(state.claims, state.passengers, passengers) };
    }
    case 'vehiclesChosen':
      return { ...state, vehicles: allowedVehicles(event.vehicles) };
    case 'petsChosen':
      return { ...state, pets: allowedPets(event.pets) };
    case 'claimsChosen':
      return { ...state, claims: allowedClaims(event.claims, state.passengers) };
    case 'promoTyped':
      return event.promo === state.promo ? state : { ...state, promo: event.promo };
    case 'initialTripGiven':
      return restored(state, [event.initial, ...(event.later ?? [])]);
    case 'sessionRestored':
      return event.trips.length === 0 ? state : restored(state, event.trips);
    case 'availableTripsArrived':
      return availableTripsArrived(state, event.availableTrips);
    case 'routeSelected':
      return changeTrip(state, event.trip, (trip) =>
        event.direction === 'A'
          ? { ...trip, selectedGoRoute: event.route }
          : { ...trip, selectedRetRoute: event.route },
      );
    case 'loadingChanged':
      return loadingChanged(state, event.what, event.loading);
    case 'autoOpenChanged':
      return event.on === state.tmrAutoOpen ? state : { ...state, tmrAutoOpen: event.on };
    case 'alertOpened':
      return { ...state, alertOpen: true, alertMsg: event.message, alertTransKey: '' };
    case 'alertOpenedByKey':
      return { ...state, alertOpen: true, alertMsg: '', alertTransKey: event.key };
    case 'alertClosed':
      return state.alertOpen ? { ...state, alertOpen: false, alertMsg: '', alertTransKey: '' } : state;
  }
}

function changeTrip(state: BookingState, id: number, change: (trip: Trip) => Trip): BookingState {
  const before = state.trips.find((trip) => trip.id === id);
  const after = before && change(before);
  if (after === before || !after) return state;
  return {
    ...state,
    trips: relink(
      state.trips.map((trip) => (trip === before ? after : trip)),
      state.allPorts,
    ),
  };
}

function selectorToggled(state: BookingState, id: number, control: Control): BookingState {
  const target = state.trips.find((trip) => trip.id === id);
  if (!target || (control === 'retDate' && !target.hasReturn)) return state;
  return {
    ...state,
    trips: state.trips.map((trip) => {
      const opens = trip.id === id && trip.activeControl !== control;
      return { ...trip, activeControl: opens ? control : null };
    }),
  };
}

function closed(trips: readonly Trip[]): Trip[] {
  return trips.map((trip) => ({ ...trip, activeControl: null }));
}

const fields = ['fromPort', 'toPort', 'fromDate', 'retDate'] as const;

/** C3, C4: a choice closes its selector. With `tmrAutoOpen`, the trip's next empty selector opens instead. */
function chosen(
  state: BookingState,
  id: number,
  field: (typeof fields)[number],
  change: (trip: Trip) => Trip,
): BookingState {
  const next = changeTrip(state, id, change);
  if (next === state || !state.tmrAutoOpen) return next;
  const later = fields.slice(fields.indexOf(field) + 1);
  return {
    ...next,
    trips: next.trips.map((trip) => {
      if (trip.id !== id) return trip;
      const gap = missingFields(trip, next.trips.length === 1).find((each) => later.includes(each));
      return gap ? { ...trip, activeControl: gap } : trip;
    }),
  };
}

function portsLoaded(state: BookingState, ports: BookingState['allPorts']): BookingState {
  const fresh = initialState(state.today, ports).trips.flatMap((trip) => trip.availableFromPorts);
  const [first, ...later] = state.trips;
  if (!first) return { ...state, allPorts: ports };
  const known = first.fromPort !== null && fresh.includes(first.fromPort);
  const refreshed: Trip = {
    ...first,
    availableFromPorts: fresh,
    fromPort: known ? first.fromPort : null,
    availableToPorts: known && first.fromPort ? reachable(ports, first.fromPort) : [],
  };
  const toPort = first.toPort && refreshed.availableToPorts.includes(first.toPort) ? first.toPort : null;
  return { ...state, allPorts: ports, trips: relink([{ ...refreshed, toPort }, ...later], ports) };
}

/** Swaps the ports. A leg of a chain keeps its start, so only a single trip can be swapped. */
function swapped(trip: Trip, state: BookingState): Trip {
  const { fromPort, toPort } = trip;
  if (state.trips.length > 1 || !toPort || !trip.availableFromPorts.includes(toPort)) return trip;
  return withFromPort({ ...trip, toPort: fromPort }, toPort, state.allPorts);
}

function tripAdded(state: BookingState): BookingState {
  const last = state.trips.at(-1);
  if (!last?.toPort || state.trips.length >= MAX_TRIPS) return state;
  const before = [...state.trips.slice(0, -1), withReturn(last, false)];
  return {
    ...state,
    trips: [...closed(before), nextTrip(last, last.toPort, state.allPorts, state.today)],
  };
}

/** The first trip can't be removed, because a form without trips is unusable. Clearing empties it. */
function tripRemoved(state: BookingState, id: number): BookingState {
  const index = state.trips.findIndex((trip) => trip.id === id);
  return index < 1 ? state : { ...state, trips: state.trips.slice(0, index) };
}

function restored(state: BookingState, stored: Parameters<typeof restoredTrips>[0]): BookingState {
  return { ...state, trips: relink(restoredTrips(stored, state.allPorts, state.today), state.allPorts) };
}

function availableTripsArrived(state: BookingState, arrived: readonly AvailableTrip[]): BookingState {
  const keys = new Set(arrived.map(routeKey));
  const still = (route: AvailableTrip | null) => (route && keys.has(routeKey(route)) ? route : null);
  return {
    ...state,
    availableTrips: arrived,
    trips: state.trips.map((trip) => ({
      ...trip,
      selectedGoRoute: still(trip.selectedGoRoute),
      selectedRetRoute: still(trip.selectedRetRoute),
    })),
  };
}

function loadingChanged(
  state: BookingState,
  what: 'routes' | 'prices' | 'reservation',
  loading: boolean,
): BookingState {
  switch (what) {
    case 'routes':
      return { ...state, routesLoading: loading };
    case 'prices':
      return { ...state, pricesLoading: loading };
    case 'reservation':
      return { ...state, reservationLoading: loading };
  }
}
