import { describe, expect, test } from 'vitest';
import { isBookable } from '#lib/booking/form/validity.ts';
import { transition } from '#lib/booking/form/machine.ts';
import { after, complete, route, start, trip } from './trip-forms.ts';

describe('C6 several trips', () => {
  test('adding needs a destination on the last trip', () => {
    const state = start();
    expect(transition(state, { type: 'tripAdded' })).toBe(state);
  });
  test('the last trip becomes one-way and the new one starts at its destination, on its day or later', () => {
    const state = after(start(), ...complete, { type: 'tripAdded' });
    expect(trip(state, 0)).toMatchObject({ hasReturn: false, retDate: null });
    expect(trip(state, 1)).toMatchObject({
      id: 2,
      fromPort: 'SYM',
      availableFromPorts: ['SYM'],
      availableToPorts: ['RHO', 'KOS'],
      minDateDep: '2027-06-10',
      hasReturn: false,
    });
  });
  test('a changed destination moves the start of the next trip and clears what is no longer reachable', () => {
    const state = after(
      start(),
      ...complete,
      { type: 'tripAdded' },
      { type: 'toPortChosen', trip: 2, port: 'RHO' },
      { type: 'toPortChosen', trip: 1, port: 'PAT' },
    );
    expect(trip(state, 1)).toMatchObject({ fromPort: 'PAT', toPort: null, availableToPorts: ['KOS'] });
  });
  test('a later departure clears an earlier one of a following leg', () => {
    const state = after(
      start(),
      ...complete,
      { type: 'tripAdded' },
      { type: 'fromDateChosen', trip: 2, date: '2027-06-12' },
      { type: 'fromDateChosen', trip: 1, date: '2027-06-14' },
    );
    expect(trip(state, 1)).toMatchObject({ fromDate: null, minDateDep: '2027-06-14' });
  });
  test('a trip without a destination removes the later ones', () => {
    const state = after(
      start(),
      ...complete,
      { type: 'tripAdded' },
      { type: 'fromPortChosen', trip: 1, port: 'PAT' },
    );
    expect(state.trips).toHaveLength(1);
  });
  test('removing takes the trip and all later ones; the first stays', () => {
    const three = after(
      start(),
      ...complete,
      { type: 'tripAdded' },
      { type: 'toPortChosen', trip: 2, port: 'KOS' },
      { type: 'tripAdded' },
    );
    expect(three.trips.map((each) => each.id)).toEqual([1, 2, 3]);
    expect(after(three, { type: 'tripRemoved', trip: 2 }).trips.map((each) => each.id)).toEqual([1]);
    expect(transition(three, { type: 'tripRemoved', trip: 1 })).toBe(three);
    expect(transition(three, { type: 'tripRemoved', trip: 9 })).toBe(three);
  });
  test('clearing resets to C2 with no available trips', () => {
    const state = after(
      start(),
      ...complete,
      { type: 'availableTripsArrived', availableTrips: [route('a1')] },
      { type: 'passengersCounted', counts: { adults: 3, children: 0, infants: 0 } },
      { type: 'cleared' },
    );
    expect(state).toEqual(start());
  });
});

describe('C7 routes', () => {
  const chosen = () =>
    after(
      start(),
      ...complete,
      { type: 'routeSelected', trip: 1, direction: 'A', route: route('a1', 'a2') },
      { type: 'routeSelected', trip: 1, direction: 'R', route: route('b1') },
    );
  test('A is stored as the outbound route, R as the return route', () => {
    expect(trip(chosen())).toMatchObject({
      selectedGoRoute: route('a1', 'a2'),
      selectedRetRoute: route('b1'),
    });
  });
  test('a route whose joined trip ids are still there stays chosen', () => {
    const state = after(chosen(), {
      type: 'availableTripsArrived',
      availableTrips: [route('a1', 'a2'), route('b1')],
    });
    expect(trip(state).selectedGoRoute).not.toBeNull();
    expect(trip(state).selectedRetRoute).not.toBeNull();
  });
  test('a route that is gone, or joined differently, is deselected and the other isn’t', () => {
    const state = after(chosen(), {
      type: 'availableTripsArrived',
      availableTrips: [route('a1'), route('a2'), route('b1')],
    });
    expect(trip(state).selectedGoRoute).toBeNull();
    expect(trip(state).selectedRetRoute).not.toBeNull();
  });
});

describe('C8 the initial trip of a link', () => {
  const tripOf = (initial: Parameters<typeof Object.assign>[0]) =>
    trip(after(start(), { type: 'initialTripGiven', initial }));
  test('prefills port, destination and both days', () => {
    expect(tripOf({ from: 'RHO', to: 'SYM', date: '2027-06-10', return: '2027-06-17' })).toMatchObject({
      fromPort: 'RHO',
      toPort: 'SYM',
      availableToPorts: ['SYM', 'KOS', 'PAT'],
      fromDate: '2027-06-10',
      retDate: '2027-06-17',
      minDateRet: '2027-06-10',
    });
  });
  // The check in the specification compared the return date with itself, so an impossible return was accepted.
  test('a return before the departure is dropped', () => {
    expect(tripOf({ from: 'RHO', to: 'SYM', date: '2027-06-10', return: '2027-06-09' }).retDate).toBeNull();
    expect(tripOf({ from: 'RHO', to: 'SYM', date: '2027-06-10', return: '2027-06-10' }).retDate).toBe(
      '2027-06-10',
    );
  });
  test('unknown ports, unreachable destinations, past and impossible days are dropped, the rest stays', () => {
    expect(tripOf({ from: 'XXX', to: 'SYM', date: '2027-06-10' })).toMatchObject({
      fromPort: null,
      toPort: null,
      fromDate: '2027-06-10',
    });
    expect(tripOf({ from: 'SYM', to: 'PAT', date: '2027-06-07' })).toMatchObject({
      fromPort: 'SYM',
      toPort: null,
      fromDate: null,
    });
    expect(tripOf({ from: 'RHO', date: '2027-06-31' }).fromDate).toBeNull();
  });
  test('a one-way trip has no return, whatever the link contains', () => {
    expect(tripOf({ from: 'RHO', to: 'SYM', return: '2027-06-17', oneWay: true })).toMatchObject({
      hasReturn: false,
      retDate: null,
    });
  });
});

describe('C9 validity', () => {
  test('a single trip with a return needs all four', () => {
    expect(after(start(), ...complete).isValid).toBe(true);
    for (const missing of complete) {
      const rest = complete.filter((event) => event !== missing);
      expect(after(start(), ...rest).isValid).toBe(false);
    }
  });
  test('a return before the departure cannot be chosen, and would not be valid', () => {
    const state = after(start(), ...complete);
    expect(after(state, { type: 'retDateChosen', trip: 1, date: '2027-06-09' })).toBe(state);
    expect(isBookable([{ ...trip(state), retDate: '2027-06-09' }])).toBe(false);
  });
  test('several trips each need ports and a day, and no return', () => {
    const two = after(
      start(),
      ...complete,
      { type: 'tripAdded' },
      { type: 'toPortChosen', trip: 2, port: 'KOS' },
    );
    expect(two.isValid).toBe(false);
    expect(after(two, { type: 'fromDateChosen', trip: 2, date: '2027-06-12' }).isValid).toBe(true);
  });
});

describe('C10 alerts', () => {
  test('open with a message or with a key; closing empties both', () => {
    const withMessage = after(start(), { type: 'alertOpened', message: 'Δεν υπάρχουν θέσεις' });
    expect(withMessage).toMatchObject({
      alertOpen: true,
      alertMsg: 'Δεν υπάρχουν θέσεις',
      alertTransKey: '',
    });
    const keyed = after(withMessage, { type: 'alertOpenedByKey', key: 'booking.soldOut' });
    expect(keyed).toMatchObject({ alertOpen: true, alertMsg: '', alertTransKey: 'booking.soldOut' });
    expect(after(keyed, { type: 'alertClosed' })).toMatchObject({
      alertOpen: false,
      alertMsg: '',
      alertTransKey: '',
    });
  });
});
