import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { BookingEvent } from '#lib/booking/form/events.ts';
import { transition } from '#lib/booking/form/machine.ts';
import { readTrips, serialiseTrips } from '#lib/booking/form/session.ts';
import { MAX_TRIPS, reachable } from '#lib/booking/form/state.ts';
import type { BookingState } from '#lib/booking/form/state.ts';
import { isBookable } from '#lib/booking/form/validity.ts';
import { ports, route, start, today } from './trip-forms.ts';

const trip = fc.integer({ min: 1, max: 7 });
const port = fc.constantFrom('RHO', 'SYM', 'KOS', 'PAT', 'ZZZ', 'XXX');
const date = fc.constantFrom('2027-06-01', '2027-06-08', '2027-06-10', '2027-06-12', '2027-06-20');
const control = fc.constantFrom(
  ...(['fromPort', 'toPort', 'fromDate', 'retDate', 'passengers', 'vehicles'] as const),
);
const some = fc.option(port, { nil: undefined });
const initial = fc.record({
  from: some,
  to: some,
  date: fc.option(date, { nil: undefined }),
  return: fc.option(date, { nil: undefined }),
  oneWay: fc.boolean(),
});
const only = <T extends string>(type: T) => fc.record({ type: fc.constant(type) });
const routes = fc.constantFrom(route('a'), route('a', 'b'), route('c'));
const count = fc.integer({ min: -2, max: 12 });
const claim = fc.constantFrom('STU', 'DIS', null);

const event: fc.Arbitrary<BookingEvent> = fc.oneof(
  fc.record({ type: fc.constant('portsLoaded' as const), ports: fc.shuffledSubarray(ports) }),
  fc.record({ type: fc.constant('selectorToggled' as const), trip, control }),
  only('selectorsClosed'),
  fc.record({ type: fc.constant('fromPortChosen' as const), trip, port }),
  fc.record({ type: fc.constant('toPortChosen' as const), trip, port }),
  fc.record({ type: fc.constant('portsSwapped' as const), trip }),
  fc.record({ type: fc.constant('fromDateChosen' as const), trip, date }),
  fc.record({ type: fc.constant('retDateChosen' as const), trip, date }),
  fc.record({ type: fc.constant('returnSwitched' as const), trip, hasReturn: fc.boolean() }),
  only('tripAdded'),
  fc.record({ type: fc.constant('tripRemoved' as const), trip }),
  only('cleared'),
  fc.record({
    type: fc.constant('passengersCounted' as const),
    counts: fc.record({ adults: count, children: count, infants: count }),
  }),
  fc.record({
    type: fc.constant('vehiclesChosen' as const),
    vehicles: fc.array(fc.constantFrom('CAR1' as const, 'MO1' as const)),
  }),
  fc.record({ type: fc.constant('petsChosen' as const), pets: fc.array(fc.constant('PET_SMALL' as const)) }),
  fc.record({ type: fc.constant('claimsChosen' as const), claims: fc.array(claim, { maxLength: 12 }) }),
  fc.record({
    type: fc.constant('initialTripGiven' as const),
    initial,
    later: fc.array(initial, { maxLength: 8 }),
  }),
  fc.record({ type: fc.constant('sessionRestored' as const), trips: fc.array(initial, { maxLength: 8 }) }),
  fc.record({ type: fc.constant('availableTripsArrived' as const), availableTrips: fc.array(routes) }),
  fc.record({
    type: fc.constant('routeSelected' as const),
    trip,
    direction: fc.constantFrom('A' as const, 'R' as const),
    route: routes,
  }),
  fc.record({ type: fc.constant('autoOpenChanged' as const), on: fc.boolean() }),
  fc.record({ type: fc.constant('alertOpenedByKey' as const), key: fc.constant('needsDestination') }),
  only('alertClosed'),
);

function holds(state: BookingState): void {
  expect(state.trips.length).toBeGreaterThan(0);
  expect(state.trips.length).toBeLessThanOrEqual(MAX_TRIPS);
  expect(state.trips.filter((each) => each.activeControl).length).toBeLessThan(2);
  expect(state.isValid).toBe(isBookable(state.trips));
  const { adults, children, infants } = state.passengers;
  expect(adults).toBeGreaterThan(0);
  expect(adults + children + infants).toBeLessThan(10);
  expect(state.vehicles.length).toBeLessThan(5);
  expect([0, adults + children + infants]).toContain(state.claims.length);
  state.trips.forEach((each, index) => {
    expect(each.availableToPorts).toEqual(each.fromPort ? reachable(state.allPorts, each.fromPort) : []);
    if (each.toPort) expect(each.availableToPorts).toContain(each.toPort);
    expect(each.minDateRet).toBe(each.fromDate ?? each.minDateDep);
    if (each.fromDate) expect(each.fromDate >= each.minDateDep).toBe(true);
    if (each.retDate) expect(each.retDate >= each.minDateRet).toBe(true);
    if (!each.hasReturn) expect([each.retDate, each.activeControl === 'retDate']).toEqual([null, false]);
    const previous = state.trips[index - 1];
    if (!previous) return;
    expect(each.id).toBeGreaterThan(previous.id);
    expect(each.fromPort).toBe(previous.toPort);
    expect([previous.hasReturn, each.hasReturn]).toEqual([false, false]);
    expect(each.minDateDep).toBe(previous.fromDate ?? previous.minDateDep);
  });
}

describe('C1–C11 any events in any order', () => {
  test('keep the form consistent', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 30 }), (events) => {
        for (const [index] of events.entries()) holds(events.slice(0, index + 1).reduce(transition, start()));
      }),
      { numRuns: 300 },
    );
  });
  test('and the stored trips restore the same ones', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 20 }), (events) => {
        const { trips, allPorts } = events.reduce(transition, start());
        const state = { ...start(), allPorts, trips };
        const again = transition(
          { ...start(), allPorts },
          { type: 'sessionRestored', trips: readTrips(serialiseTrips(state), today) },
        );
        const kept = ({ fromPort, toPort, fromDate, retDate, hasReturn }: (typeof trips)[number]) =>
          [fromPort, toPort, fromDate, retDate, hasReturn].join();
        expect(again.trips.map(kept)).toEqual(trips.map(kept));
      }),
      { numRuns: 300 },
    );
  });
});
