import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { BookingEvent } from '#lib/booking/events.ts';
import type { InitialTrip } from '#lib/booking/initial-trip.ts';
import { readTrips, serialiseTrips } from '#lib/booking/session.ts';
import type { FormPort, PassengerCounts } from '#lib/booking/state.ts';
import { createBookingStore } from '#lib/booking/store.client.ts';
import type { VehicleCategory } from '#reservations/contract/index.ts';

const KEY = 'meltemi.search';

type Start = {
  today: string;
  ports: readonly FormPort[];
  initial: InitialTrip | null;
  passengers: PassengerCounts;
  vehicles: readonly VehicleCategory[];
};

/** The form's own store: prefilled from a link, else from this tab's last search, and remembered as it changes. */
export function useBookingForm({ today, ports, initial, passengers, vehicles }: Start) {
  const [store] = useState(() => {
    const given: BookingEvent[] = [
      { type: 'passengersCounted', counts: passengers },
      { type: 'vehiclesChosen', vehicles },
    ];
    if (initial) given.push({ type: 'initialTripGiven', initial });
    return createBookingStore(today, ports, given);
  });
  useEffect(() => {
    if (!initial) {
      const { send } = store.getState();
      send({ type: 'sessionRestored', trips: readTrips(stored(), today) });
    }
    return store.subscribe((state) => remember(serialiseTrips(state)));
  }, [store, initial, today]);
  return useStore(store);
}

function stored(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function remember(text: string): void {
  try {
    sessionStorage.setItem(KEY, text);
  } catch {
    // Storage may be full or forbidden; the form works without a memory.
  }
}
