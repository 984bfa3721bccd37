import { describe, expect, test } from 'vitest';
import { createBookingStore } from '#lib/booking/form/store.client.ts';

const ports = [
  { code: 'RHO', destinations: ['SYM'] },
  { code: 'SYM', destinations: ['RHO'] },
];

describe('the store of one form', () => {
  test('sends events through the machine', () => {
    const store = createBookingStore('2027-06-08', ports);
    store.getState().send({ type: 'fromPortChosen', trip: 1, port: 'RHO' });
    expect(store.getState().trips[0]).toMatchObject({ fromPort: 'RHO', availableToPorts: ['SYM'] });
  });
  // A deep link was sent as events after creation, so the server rendered an empty form without it.
  test('initial events are part of the initial state', () => {
    const store = createBookingStore('2027-06-08', ports, [
      { type: 'initialTripGiven', initial: { from: 'RHO', to: 'SYM' } },
    ]);
    expect(store.getInitialState().trips[0]).toMatchObject({ fromPort: 'RHO', toPort: 'SYM' });
  });
  test('two stores never share a state', () => {
    const [one, two] = [createBookingStore('2027-06-08', ports), createBookingStore('2027-06-08', ports)];
    one.getState().send({ type: 'fromPortChosen', trip: 1, port: 'RHO' });
    expect(two.getState().trips[0]?.fromPort).toBeNull();
  });
});
