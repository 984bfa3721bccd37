import { transition } from '#lib/booking/form/machine.ts';
import { initialState } from '#lib/booking/form/state.ts';
import type { BookingEvent } from '#lib/booking/form/events.ts';
import type { AvailableTrip, BookingState, FormPort, Trip } from '#lib/booking/form/state.ts';

export const today = '2027-06-08';
export const ports: FormPort[] = [
  { code: 'RHO', destinations: ['SYM', 'KOS', 'PAT'] },
  { code: 'SYM', destinations: ['RHO', 'KOS'] },
  { code: 'KOS', destinations: ['RHO', 'SYM', 'PAT'] },
  { code: 'PAT', destinations: ['KOS'] },
  { code: 'ZZZ', destinations: [] },
];

export const start = (): BookingState => initialState(today, ports);

export function after(state: BookingState, ...events: BookingEvent[]): BookingState {
  return events.reduce(transition, state);
}

export function trip(state: BookingState, index = 0): Trip {
  const found = state.trips[index];
  if (!found) throw new Error(`no trip ${index}`);
  return found;
}

export function route(...ids: string[]): AvailableTrip {
  const [only] = ids;
  return ids.length === 1 && only ? { leg: { tripId: only } } : { leg: ids.map((tripId) => ({ tripId })) };
}

/** Rhodes – Symi and back, complete. */
export const complete: BookingEvent[] = [
  { type: 'fromPortChosen', trip: 1, port: 'RHO' },
  { type: 'toPortChosen', trip: 1, port: 'SYM' },
  { type: 'fromDateChosen', trip: 1, date: '2027-06-10' },
  { type: 'retDateChosen', trip: 1, date: '2027-06-17' },
];

/** Rhodes – Symi – Kos, the second leg without a day. */
export const twoLegs: BookingEvent[] = [
  ...complete,
  { type: 'tripAdded' },
  { type: 'toPortChosen', trip: 2, port: 'KOS' },
];
