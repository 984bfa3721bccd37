import { describe, expect, test } from 'vitest';
import { after, complete, route, start, today, trip } from './trip-forms.ts';

describe('C1 the state as in the specification', () => {
  test('one adult and no vehicle, days as text in the operator’s time zone', () => {
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
  test('a port without ships can’t be a start', () => {
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
  test('keeps a destination that is still reachable', () => {
    const state = after(
      start(),
      { type: 'fromPortChosen', trip: 1, port: 'RHO' },
      { type: 'toPortChosen', trip: 1, port: 'KOS' },
      { type: 'fromPortChosen', trip: 1, port: 'SYM' },
    );
    expect(trip(state).toPort).toBe('KOS');
  });
  test('ports that arrive later refresh the choices and drop removed ports', () => {
    const state = after(start(), ...complete, {
      type: 'portsLoaded',
      ports: [{ code: 'RHO', destinations: ['KOS'] }],
    });
    expect(trip(state)).toMatchObject({ fromPort: 'RHO', toPort: null, availableToPorts: ['KOS'] });
    const gone = after(state, { type: 'portsLoaded', ports: [{ code: 'KOS', destinations: ['PAT'] }] });
    expect(trip(gone)).toMatchObject({ fromPort: null, availableToPorts: [] });
  });
  test('reversing the trip swaps both ports', () => {
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
  test('one-way clears the return day and the return route', () => {
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
