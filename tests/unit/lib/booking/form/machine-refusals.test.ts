import { describe, expect, test } from 'vitest';
import type { BookingEvent } from '#lib/booking/form/events.ts';
import { transition } from '#lib/booking/form/machine.ts';
import { MAX_TRIPS } from '#lib/booking/form/state.ts';
import { after, complete, ports, route, start, trip, twoLegs } from './trip-forms.ts';

// The form's own lists never offer these; a link, a stored page or a late response could.
describe('an impossible event returns the same state object', () => {
  const single = after(start(), ...complete);
  const chain = after(start(), ...twoLegs);
  test.each<[string, typeof single, BookingEvent]>([
    ['C3 an unknown port of departure', single, { type: 'fromPortChosen', trip: 1, port: 'XXX' }],
    ['C3 one without ships', single, { type: 'fromPortChosen', trip: 1, port: 'ZZZ' }],
    [
      'C3 an unreachable destination',
      after(start(), ...complete),
      { type: 'toPortChosen', trip: 1, port: 'ZZZ' },
    ],
    ['C3 the port of departure itself', single, { type: 'toPortChosen', trip: 1, port: 'RHO' }],
    ['C6 another start for a later leg', chain, { type: 'fromPortChosen', trip: 2, port: 'RHO' }],
    ['C4 a departure in the past', single, { type: 'fromDateChosen', trip: 1, date: '2027-06-07' }],
    [
      'C6 a leg earlier than the previous one',
      chain,
      { type: 'fromDateChosen', trip: 2, date: '2027-06-09' },
    ],
    ['C4 a return before the departure', single, { type: 'retDateChosen', trip: 1, date: '2027-06-09' }],
    ['C4 a return day of a leg', chain, { type: 'retDateChosen', trip: 1, date: '2027-06-20' }],
    ['C6 a return for a chain', chain, { type: 'returnSwitched', trip: 1, hasReturn: true }],
    ['C4 a return that is on already', single, { type: 'returnSwitched', trip: 1, hasReturn: true }],
    ['C6 a leg after one without a destination', start(), { type: 'tripAdded' }],
    ['C6 removing the first trip', chain, { type: 'tripRemoved', trip: 1 }],
    ['C5 a selector of an unknown trip', single, { type: 'selectorToggled', trip: 7, control: 'toPort' }],
    ['C5 closing closed selectors', single, { type: 'selectorsClosed' }],
    ['swapping the ports of a chain', chain, { type: 'portsSwapped', trip: 1 }],
    [
      'C7 a route of an unknown trip',
      single,
      { type: 'routeSelected', trip: 7, direction: 'A', route: route('a') },
    ],
    ['C10 closing an alert that isn’t open', single, { type: 'alertClosed' }],
    ['C11 an empty session', single, { type: 'sessionRestored', trips: [] }],
    ['the same promo code', single, { type: 'promoTyped', promo: '' }],
  ])('%s', (_what, state, event) => {
    expect(transition(state, event)).toBe(state);
  });

  test('C5 an unknown trip does not close the open selector', () => {
    const open = after(start(), { type: 'selectorToggled', trip: 1, control: 'toPort' });
    expect(transition(open, { type: 'selectorToggled', trip: 7, control: 'toPort' })).toBe(open);
  });

  test('C6 six legs are enough, also from a link', () => {
    const legs = Array.from({ length: 9 }, (_, index) => ({
      from: index % 2 ? 'SYM' : 'RHO',
      to: index % 2 ? 'RHO' : 'SYM',
    }));
    const state = after(start(), { type: 'sessionRestored', trips: legs });
    expect(state.trips).toHaveLength(MAX_TRIPS);
    expect(transition(state, { type: 'tripAdded' })).toBe(state);
  });
});

describe('C3 C4 C6 a change clears what is no longer valid', () => {
  const routed = (): BookingEvent[] => [
    ...complete,
    { type: 'routeSelected', trip: 1, direction: 'A', route: route('a1') },
    { type: 'routeSelected', trip: 1, direction: 'R', route: route('b1') },
  ];
  test.each<[BookingEvent, boolean, boolean]>([
    [{ type: 'fromPortChosen', trip: 1, port: 'KOS' }, false, false],
    [{ type: 'toPortChosen', trip: 1, port: 'KOS' }, false, false],
    [{ type: 'fromDateChosen', trip: 1, date: '2027-06-11' }, false, false],
    [{ type: 'retDateChosen', trip: 1, date: '2027-06-18' }, true, false],
    [{ type: 'returnSwitched', trip: 1, hasReturn: false }, true, false],
  ])('%o keeps the outbound route: %s, the return route: %s', (event, out, back) => {
    const state = trip(after(start(), ...routed(), event));
    expect([state.selectedGoRoute !== null, state.selectedRetRoute !== null]).toEqual([out, back]);
  });
  test('adding a leg drops the return of the last trip and closes the open selector', () => {
    const state = after(
      start(),
      ...routed(),
      { type: 'selectorToggled', trip: 1, control: 'retDate' },
      { type: 'tripAdded' },
    );
    expect(trip(state)).toMatchObject({ selectedRetRoute: null, retDate: null, activeControl: null });
  });
  test('without a day the next leg inherits the minimum of the previous one', () => {
    const two = after(start(), ...complete.slice(0, 2), { type: 'tripAdded' });
    expect(trip(two, 1).minDateDep).toBe(trip(two).minDateDep);
  });
  test('one leg left is a single trip again, whose return can be switched on', () => {
    const one = after(start(), ...twoLegs, { type: 'tripRemoved', trip: 2 });
    expect(trip(one).hasReturn).toBe(false);
    const back = after(one, { type: 'returnSwitched', trip: 1, hasReturn: true });
    expect(trip(back)).toMatchObject({ hasReturn: true, retDate: null, minDateRet: '2027-06-10' });
  });
  test('switching the return off closes its calendar', () => {
    const open = after(start(), ...complete, { type: 'selectorToggled', trip: 1, control: 'retDate' });
    expect(trip(after(open, { type: 'returnSwitched', trip: 1, hasReturn: false })).activeControl).toBeNull();
  });
  test('new ports with several legs: the chain ends where it breaks', () => {
    const chain = after(start(), ...twoLegs, { type: 'fromDateChosen', trip: 2, date: '2027-06-12' });
    expect(after(chain, { type: 'portsLoaded', ports }).trips).toHaveLength(2);
    const fewer = ports.map((port) => (port.code === 'RHO' ? { ...port, destinations: ['PAT'] } : port));
    expect(after(chain, { type: 'portsLoaded', ports: fewer }).trips).toHaveLength(1);
  });
  test('C7 the return of one trip and a route of a later one are deselected too', () => {
    const back = after(start(), ...routed(), {
      type: 'availableTripsArrived',
      availableTrips: [route('a1')],
    });
    expect(trip(back)).toMatchObject({ selectedGoRoute: route('a1'), selectedRetRoute: null });
    expect(back.availableTrips).toEqual([route('a1')]);
    const chain = after(
      start(),
      ...twoLegs,
      { type: 'routeSelected', trip: 2, direction: 'A', route: route('c1') },
      { type: 'availableTripsArrived', availableTrips: [] },
    );
    expect(trip(chain, 1).selectedGoRoute).toBeNull();
  });
});
