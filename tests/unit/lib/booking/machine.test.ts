import { describe, expect, test } from 'vitest';
import { transition } from '#lib/booking/machine.ts';
import { initialState } from '#lib/booking/state.ts';
import type { BookingEvent } from '#lib/booking/events.ts';
import type { AvailableTrip, BookingState, FormPort, Trip } from '#lib/booking/state.ts';

const today = '2027-06-08';
const ports: FormPort[] = [
  { code: 'RHO', destinations: ['SYM', 'KOS', 'PAT'] },
  { code: 'SYM', destinations: ['RHO', 'KOS'] },
  { code: 'KOS', destinations: ['RHO', 'SYM', 'PAT'] },
  { code: 'PAT', destinations: ['KOS'] },
  { code: 'ZZZ', destinations: [] },
];

const start = () => initialState(today, ports);
const after = (state: BookingState, ...events: BookingEvent[]) => events.reduce(transition, state);
function trip(state: BookingState, index = 0): Trip {
  const found = state.trips[index];
  if (!found) throw new Error(`no trip ${index}`);
  return found;
}
const route = (...ids: string[]): AvailableTrip => {
  const [only] = ids;
  return ids.length === 1 && only ? { leg: { tripId: only } } : { leg: ids.map((tripId) => ({ tripId })) };
};
const complete: BookingEvent[] = [
  { type: 'fromPortChosen', trip: 1, port: 'RHO' },
  { type: 'toPortChosen', trip: 1, port: 'SYM' },
  { type: 'fromDateChosen', trip: 1, date: '2027-06-10' },
  { type: 'retDateChosen', trip: 1, date: '2027-06-17' },
];

describe('C1 the state as the specification lists it', () => {
  test('one adult and no vehicle, days as text of the operator', () => {
    const state = start();
    expect(state.passengers).toEqual({ adults: 1, children: 0, infants: 0 });
    expect(state.vehicles).toEqual([]);
    expect(trip(state).minDateDep).toBe(today);
    expect(trip(state).minDateRet).toBe(today);
  });
  test.each([
    [
      { adults: 0, children: 0, infants: 0 },
      { adults: 1, children: 0, infants: 0 },
    ],
    [
      { adults: 12, children: 3, infants: 1 },
      { adults: 9, children: 0, infants: 0 },
    ],
    [
      { adults: 2, children: 5, infants: 4 },
      { adults: 2, children: 5, infants: 2 },
    ],
    [
      { adults: 2.9, children: -1, infants: Number.NaN },
      { adults: 2, children: 0, infants: 0 },
    ],
  ])('passengers stay between 1 and 9, one of them an adult: %o', (counts, allowed) => {
    expect(after(start(), { type: 'passengersCounted', counts }).passengers).toEqual(allowed);
  });
  test('vehicles stay between 0 and 4', () => {
    const vehicles = ['CAR1', 'CAR1', 'MO1', 'BIC', 'BIC'] as const;
    expect(after(start(), { type: 'vehiclesChosen', vehicles }).vehicles).toHaveLength(4);
  });
  test('each kind of loading has its own flag', () => {
    const on = (what: 'routes' | 'prices' | 'reservation') =>
      after(start(), { type: 'loadingChanged', what, loading: true });
    expect(on('routes')).toMatchObject({
      routesLoading: true,
      pricesLoading: false,
      reservationLoading: false,
    });
    expect(on('prices')).toMatchObject({
      routesLoading: false,
      pricesLoading: true,
      reservationLoading: false,
    });
    expect(on('reservation')).toMatchObject({
      routesLoading: false,
      pricesLoading: false,
      reservationLoading: true,
    });
    expect(after(start(), { type: 'autoOpenChanged', on: true }).tmrAutoOpen).toBe(true);
  });
});

describe('C2 the initial form', () => {
  test('one trip, return on, nothing chosen, invalid', () => {
    const state = start();
    expect(state.trips).toHaveLength(1);
    expect(trip(state)).toMatchObject({
      hasReturn: true,
      fromPort: null,
      toPort: null,
      fromDate: null,
      retDate: null,
      selectedGoRoute: null,
      selectedRetRoute: null,
      activeControl: null,
    });
    expect(state.isValid).toBe(false);
  });
  test('a port without ships is no place to start from', () => {
    expect(trip(start()).availableFromPorts).toEqual(['RHO', 'SYM', 'KOS', 'PAT']);
  });
});

describe('C3 choosing a port of departure', () => {
  test('sets the reachable destinations and closes the selector', () => {
    const state = after(
      start(),
      { type: 'selectorToggled', trip: 1, control: 'fromPort' },
      { type: 'fromPortChosen', trip: 1, port: 'SYM' },
    );
    expect(trip(state).availableToPorts).toEqual(['RHO', 'KOS']);
    expect(trip(state).activeControl).toBeNull();
  });
  test('clears a destination that is no longer reachable', () => {
    const state = after(start(), ...complete, { type: 'fromPortChosen', trip: 1, port: 'PAT' });
    expect(trip(state).toPort).toBeNull();
    expect(state.isValid).toBe(false);
  });
  test('keeps a destination that still is', () => {
    const state = after(
      start(),
      { type: 'fromPortChosen', trip: 1, port: 'RHO' },
      { type: 'toPortChosen', trip: 1, port: 'KOS' },
      { type: 'fromPortChosen', trip: 1, port: 'SYM' },
    );
    expect(trip(state).toPort).toBe('KOS');
  });
  test('ports that arrive later refresh what can be chosen and drop what left the network', () => {
    const state = after(start(), ...complete, {
      type: 'portsLoaded',
      ports: [{ code: 'RHO', destinations: ['KOS'] }],
    });
    expect(trip(state)).toMatchObject({ fromPort: 'RHO', toPort: null, availableToPorts: ['KOS'] });
    const gone = after(state, { type: 'portsLoaded', ports: [{ code: 'KOS', destinations: ['PAT'] }] });
    expect(trip(gone)).toMatchObject({ fromPort: null, availableToPorts: [] });
  });
  test('turning the trip round swaps both ports', () => {
    const state = after(start(), ...complete, { type: 'portsSwapped', trip: 1 });
    expect(trip(state)).toMatchObject({ fromPort: 'SYM', toPort: 'RHO', availableToPorts: ['RHO', 'KOS'] });
  });
});

describe('C4 destination and days', () => {
  test('a destination closes the selector', () => {
    const state = after(
      start(),
      { type: 'fromPortChosen', trip: 1, port: 'RHO' },
      { type: 'selectorToggled', trip: 1, control: 'toPort' },
      { type: 'toPortChosen', trip: 1, port: 'SYM' },
    );
    expect(trip(state)).toMatchObject({ toPort: 'SYM', activeControl: null });
  });
  test('a departure day is the earliest return day, clears an earlier return and closes the selector', () => {
    const state = after(
      start(),
      ...complete,
      { type: 'selectorToggled', trip: 1, control: 'fromDate' },
      { type: 'fromDateChosen', trip: 1, date: '2027-06-18' },
    );
    expect(trip(state)).toMatchObject({ minDateRet: '2027-06-18', retDate: null, activeControl: null });
    expect(state.isValid).toBe(false);
  });
  test('a return on the new departure day stays', () => {
    const state = after(start(), ...complete, { type: 'fromDateChosen', trip: 1, date: '2027-06-17' });
    expect(trip(state).retDate).toBe('2027-06-17');
  });
  test('a return day closes the selector', () => {
    const state = after(
      start(),
      { type: 'selectorToggled', trip: 1, control: 'retDate' },
      { type: 'retDateChosen', trip: 1, date: '2027-06-17' },
    );
    expect(trip(state)).toMatchObject({ retDate: '2027-06-17', activeControl: null });
  });
  test('one way clears the return day and the route back', () => {
    const state = after(
      start(),
      ...complete,
      { type: 'routeSelected', trip: 1, direction: 'R', route: route('b1') },
      { type: 'returnSwitched', trip: 1, hasReturn: false },
    );
    expect(trip(state)).toMatchObject({ hasReturn: false, retDate: null, selectedRetRoute: null });
    expect(state.isValid).toBe(true);
    expect(after(state, { type: 'returnSwitched', trip: 1, hasReturn: true }).isValid).toBe(false);
  });
});

describe('C5 one selector at a time', () => {
  const two = () => after(start(), ...complete, { type: 'tripAdded' });
  test('opening one closes any other, also in another trip', () => {
    const state = after(
      two(),
      { type: 'selectorToggled', trip: 1, control: 'fromPort' },
      { type: 'selectorToggled', trip: 2, control: 'toPort' },
    );
    expect(state.trips.map((each) => each.activeControl)).toEqual([null, 'toPort']);
  });
  test('activating the open one closes it', () => {
    const state = after(
      start(),
      { type: 'selectorToggled', trip: 1, control: 'toPort' },
      { type: 'selectorToggled', trip: 1, control: 'toPort' },
    );
    expect(trip(state).activeControl).toBeNull();
  });
  test('Escape or a press outside closes whatever is open', () => {
    const state = after(
      start(),
      { type: 'selectorToggled', trip: 1, control: 'passengers' },
      { type: 'selectorsClosed' },
    );
    expect(trip(state).activeControl).toBeNull();
  });
});

describe('C6 several trips', () => {
  test('adding needs a destination on the last trip', () => {
    const state = start();
    expect(transition(state, { type: 'tripAdded' })).toBe(state);
  });
  test('the last trip becomes one way and the new one starts at its destination, not before its day', () => {
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
  test('a later departure clears an earlier one further on', () => {
    const state = after(
      start(),
      ...complete,
      { type: 'tripAdded' },
      { type: 'fromDateChosen', trip: 2, date: '2027-06-12' },
      { type: 'fromDateChosen', trip: 1, date: '2027-06-14' },
    );
    expect(trip(state, 1)).toMatchObject({ fromDate: null, minDateDep: '2027-06-14' });
  });
  test('a trip without a destination takes the later ones with it', () => {
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
  test('A is stored as the way out, R as the way back', () => {
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
  test('one that is gone, or joined differently, is deselected and the other is not', () => {
    const state = after(chosen(), {
      type: 'availableTripsArrived',
      availableTrips: [route('a1'), route('a2'), route('b1')],
    });
    expect(trip(state).selectedGoRoute).toBeNull();
    expect(trip(state).selectedRetRoute).not.toBeNull();
  });
});

describe('C8 the initial trip of a link', () => {
  const given = (initial: Parameters<typeof Object.assign>[0]) =>
    trip(after(start(), { type: 'initialTripGiven', initial }));
  test('prefills port, destination and both days', () => {
    expect(given({ from: 'RHO', to: 'SYM', date: '2027-06-10', return: '2027-06-17' })).toMatchObject({
      fromPort: 'RHO',
      toPort: 'SYM',
      availableToPorts: ['SYM', 'KOS', 'PAT'],
      fromDate: '2027-06-10',
      retDate: '2027-06-17',
      minDateRet: '2027-06-10',
    });
  });
  // The specification's own check compared the return date with itself, so an impossible return slipped through.
  test('a return before the departure is dropped', () => {
    expect(given({ from: 'RHO', to: 'SYM', date: '2027-06-10', return: '2027-06-09' }).retDate).toBeNull();
    expect(given({ from: 'RHO', to: 'SYM', date: '2027-06-10', return: '2027-06-10' }).retDate).toBe(
      '2027-06-10',
    );
  });
  test('unknown ports, unreachable destinations, past and impossible days are dropped, the rest stays', () => {
    expect(given({ from: 'XXX', to: 'SYM', date: '2027-06-10' })).toMatchObject({
      fromPort: null,
      toPort: null,
      fromDate: '2027-06-10',
    });
    expect(given({ from: 'SYM', to: 'PAT', date: '2027-06-07' })).toMatchObject({
      fromPort: 'SYM',
      toPort: null,
      fromDate: null,
    });
    expect(given({ from: 'RHO', date: '2027-06-31' }).fromDate).toBeNull();
  });
  test('one way has no return, whatever the link says', () => {
    expect(given({ from: 'RHO', to: 'SYM', return: '2027-06-17', oneWay: true })).toMatchObject({
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
  test('a return before the departure is not valid', () => {
    const state = after(start(), ...complete, { type: 'retDateChosen', trip: 1, date: '2027-06-09' });
    expect(state.isValid).toBe(false);
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
    const said = after(start(), { type: 'alertOpened', message: 'Δεν υπάρχουν θέσεις' });
    expect(said).toMatchObject({ alertOpen: true, alertMsg: 'Δεν υπάρχουν θέσεις', alertTransKey: '' });
    const keyed = after(said, { type: 'alertOpenedByKey', key: 'booking.soldOut' });
    expect(keyed).toMatchObject({ alertOpen: true, alertMsg: '', alertTransKey: 'booking.soldOut' });
    expect(after(keyed, { type: 'alertClosed' })).toMatchObject({
      alertOpen: false,
      alertMsg: '',
      alertTransKey: '',
    });
  });
});
