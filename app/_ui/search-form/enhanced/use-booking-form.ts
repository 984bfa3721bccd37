import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { BookingEvent } from '#lib/booking/form/events.ts';
import { startEvents, type FormStart } from '#lib/booking/form/form-start.ts';
import { readTrips, serialiseTrips } from '#lib/booking/form/session.ts';
import type { FormPort } from '#lib/booking/form/state.ts';
import { SEARCH_KEY } from '#lib/booking/form/storage-keys.ts';
import { createBookingStore } from '#lib/booking/form/store.client.ts';
import { read, write } from '#lib/booking/form/browser-storage.ts';

/**
 * The form's own store: prefilled from a link or from what was typed before the script came, else from this tab's last search,
 * and remembered as it changes. `open` is the selector that somebody has already pressed.
 */
export function useBookingForm(
  today: string,
  ports: readonly FormPort[],
  start: FormStart,
  open: BookingEvent[],
) {
  const [store] = useState(() => {
    const given = startEvents(start);
    if (start.trips.length === 0)
      given.push({ type: 'sessionRestored', trips: readTrips(read('tab', SEARCH_KEY), today) });
    given.push({ type: 'autoOpenChanged', on: true }, ...open);
    return createBookingStore(today, ports, given);
  });
  useEffect(() => store.subscribe((state) => write('tab', SEARCH_KEY, serialiseTrips(state))), [store]);
  return useStore(store);
}
