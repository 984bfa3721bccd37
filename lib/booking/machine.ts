import { tripFromInitial } from './initial-trip.ts';
import { allowedCounts, allowedVehicles } from './party.ts';
import { initialState, reachable, routeKey } from './state.ts';
import { isBookable } from './validity.ts';
import { nextTrip, relink, withFromDate, withFromPort, withReturn, withoutRoutes } from './trips.ts';
import type { BookingEvent } from './events.ts';
import type { InitialTrip } from './initial-trip.ts';
import type { AvailableTrip, BookingState, Trip } from './state.ts';

/**
 * The booking form as a pure function: state and event in, next state out (requirements C1–C12). `isValid` is worked out
 * after every event, so that it can never disagree with the trips.
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
      return {
        ...state,
        trips: state.trips.map((trip) => {
          const opens = trip.id === event.trip && trip.activeControl !== event.control;
          return { ...trip, activeControl: opens ? event.control : null };
        }),
      };
    case 'selectorsClosed':
      return { ...state, trips: closed(state.trips) };
    case 'fromPortChosen':
      return changeTrip(state, event.trip, (trip) => withFromPort(trip, event.port, state.allPorts));
    case 'toPortChosen':
      return changeTrip(state, event.trip, (trip) =>
        withoutRoutes({ ...trip, toPort: event.port, activeControl: null }),
      );
    case 'portsSwapped':
      return changeTrip(state, event.trip, (trip) => swapped(trip, state));
    case 'fromDateChosen':
      return changeTrip(state, event.trip, (trip) => withFromDate(trip, event.date));
    case 'retDateChosen':
      return changeTrip(state, event.trip, (trip) => ({
        ...trip,
        retDate: event.date,
        selectedRetRoute: null,
        activeControl: null,
      }));
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
    case 'passengersCounted':
      return { ...state, passengers: allowedCounts(event.counts) };
    case 'vehiclesChosen':
      return { ...state, vehicles: allowedVehicles(event.vehicles) };
    case 'initialTripGiven':
      return { ...state, trips: [tripFromInitial(1, event.initial, state.allPorts, state.today)] };
    case 'sessionRestored':
      return sessionRestored(state, event.trips);
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
      return { ...state, tmrAutoOpen: event.on };
    case 'alertOpened':
      return { ...state, alertOpen: true, alertMsg: event.message, alertTransKey: '' };
    case 'alertOpenedByKey':
      return { ...state, alertOpen: true, alertMsg: '', alertTransKey: event.key };
    case 'alertClosed':
      return { ...state, alertOpen: false, alertMsg: '', alertTransKey: '' };
  }
}

function changeTrip(state: BookingState, id: number, change: (trip: Trip) => Trip): BookingState {
  if (!state.trips.some((trip) => trip.id === id)) return state;
  const trips = state.trips.map((trip) => (trip.id === id ? change(trip) : trip));
  return { ...state, trips: relink(trips, state.allPorts) };
}

function closed(trips: readonly Trip[]): Trip[] {
  return trips.map((trip) => ({ ...trip, activeControl: null }));
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

/** Turned round. A leg of a chain keeps its start, so only a single trip turns. */
function swapped(trip: Trip, state: BookingState): Trip {
  const { fromPort, toPort } = trip;
  if (state.trips.length > 1 || !toPort || !trip.availableFromPorts.includes(toPort)) return trip;
  const turned = withFromPort({ ...trip, toPort: fromPort }, toPort, state.allPorts);
  return { ...turned, activeControl: null };
}

function tripAdded(state: BookingState): BookingState {
  const last = state.trips.at(-1);
  if (!last?.toPort) return state;
  const before = [...state.trips.slice(0, -1), withReturn(last, false)];
  return {
    ...state,
    trips: [...closed(before), nextTrip(last, last.toPort, state.allPorts, state.today)],
  };
}

/** The first trip cannot go: a form without any trip is a state that nobody can use. Clearing is the way to empty it. */
function tripRemoved(state: BookingState, id: number): BookingState {
  const index = state.trips.findIndex((trip) => trip.id === id);
  return index < 1 ? state : { ...state, trips: state.trips.slice(0, index) };
}

function sessionRestored(state: BookingState, stored: readonly InitialTrip[]): BookingState {
  if (stored.length === 0) return state;
  const trips = stored.map((initial, index) =>
    tripFromInitial(
      index + 1,
      index === 0 && stored.length === 1 ? initial : { ...initial, oneWay: true },
      state.allPorts,
      state.today,
    ),
  );
  return { ...state, trips: relink(trips, state.allPorts) };
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
