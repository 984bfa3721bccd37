import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { transition } from '#lib/booking/form/machine.ts';
import { initialState, reachable } from '#lib/booking/form/state.ts';
import { isBookable } from '#lib/booking/form/validity.ts';
import type { BookingEvent } from '#lib/booking/form/events.ts';

const today = '2027-06-08';
const ports = [
  { code: 'RHO', destinations: ['SYM', 'KOS'] },
  { code: 'SYM', destinations: ['RHO', 'KOS'] },
  { code: 'KOS', destinations: ['RHO'] },
];
const trip = fc.integer({ min: 1, max: 4 });
const port = fc.constantFrom('RHO', 'SYM', 'KOS');
const date = fc.constantFrom('2027-06-08', '2027-06-10', '2027-06-12', '2027-06-20');
const control = fc.constantFrom(
  'fromPort' as const,
  'toPort' as const,
  'fromDate' as const,
  'vehicles' as const,
);
const event: fc.Arbitrary<BookingEvent> = fc.oneof(
  fc.record({ type: fc.constant('selectorToggled' as const), trip, control }),
  fc.record({ type: fc.constant('fromPortChosen' as const), trip: fc.constant(1), port }),
  fc.record({ type: fc.constant('toPortChosen' as const), trip, port }).filter((each) => each.port !== 'SYM'),
  fc.record({ type: fc.constant('portsSwapped' as const), trip }),
  fc.record({ type: fc.constant('fromDateChosen' as const), trip, date }),
  fc.record({ type: fc.constant('returnSwitched' as const), trip: fc.constant(1), hasReturn: fc.boolean() }),
  fc.record({ type: fc.constant('tripAdded' as const) }),
  fc.record({ type: fc.constant('tripRemoved' as const), trip }),
  fc.record({ type: fc.constant('cleared' as const) }),
);

describe('C5, C6, C9 whatever happens in whatever order', () => {
  test('one selector at most, a whole chain, true validity', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 30 }), (events) => {
        const state = events.reduce(transition, initialState(today, ports));
        expect(state.trips.length).toBeGreaterThan(0);
        expect(state.trips.filter((each) => each.activeControl).length).toBeLessThan(2);
        expect(state.isValid).toBe(isBookable(state.trips));
        state.trips.forEach((each, index) => {
          expect(each.availableToPorts).toEqual(each.fromPort ? reachable(ports, each.fromPort) : []);
          if (each.retDate && each.fromDate) expect(each.retDate >= each.fromDate).toBe(true);
          const previous = state.trips[index - 1];
          if (!previous) return;
          expect(each.fromPort).toBe(previous.toPort);
          expect(previous.hasReturn).toBe(false);
          if (each.fromDate && previous.fromDate) expect(each.fromDate >= previous.fromDate).toBe(true);
        });
      }),
      { numRuns: 400 },
    );
  });
});
