import type { PetCategory, VehicleCategory } from '#contracts/reservations/index.ts';
import type { PassengerCounts } from '../party.ts';
import type { InitialTrip } from './initial-trip.ts';
import type { AvailableTrip, Control, FormPort } from './state.ts';

/** Every event of the booking form. `trip` is a trip's id. */
export type BookingEvent =
  | { type: 'portsLoaded'; ports: readonly FormPort[] }
  | { type: 'selectorToggled'; trip: number; control: Control }
  | { type: 'selectorsClosed' }
  | { type: 'fromPortChosen'; trip: number; port: string }
  | { type: 'toPortChosen'; trip: number; port: string }
  | { type: 'portsSwapped'; trip: number }
  | { type: 'fromDateChosen'; trip: number; date: string }
  | { type: 'retDateChosen'; trip: number; date: string }
  | { type: 'returnSwitched'; trip: number; hasReturn: boolean }
  | { type: 'tripAdded' }
  | { type: 'tripRemoved'; trip: number }
  | { type: 'cleared' }
  | { type: 'passengersCounted'; counts: PassengerCounts }
  | { type: 'vehiclesChosen'; vehicles: readonly VehicleCategory[] }
  | { type: 'petsChosen'; pets: readonly PetCategory[] }
  | { type: 'claimsChosen'; claims: readonly (string | null)[] }
  | { type: 'promoTyped'; promo: string }
  /** `later`: the legs after the first, when a link contains several. */
  | { type: 'initialTripGiven'; initial: InitialTrip; later?: readonly InitialTrip[] }
  | { type: 'sessionRestored'; trips: readonly InitialTrip[] }
  | { type: 'availableTripsArrived'; availableTrips: readonly AvailableTrip[] }
  | { type: 'routeSelected'; trip: number; direction: 'A' | 'R'; route: AvailableTrip }
  | { type: 'loadingChanged'; what: 'routes' | 'prices' | 'reservation'; loading: boolean }
  | { type: 'autoOpenChanged'; on: boolean }
  | { type: 'alertOpened'; message: string }
  | { type: 'alertOpenedByKey'; key: string }
  | { type: 'alertClosed' };
