import { describe, expect, test } from 'vitest';
import { transition } from '#lib/booking/form/machine.ts';
import { readTrips, serialiseTrips } from '#lib/booking/form/session.ts';
import { initialState } from '#lib/booking/form/state.ts';

const today = '2027-06-08';
const ports = [
  { code: 'RHO', destinations: ['SYM', 'KOS'] },
  { code: 'SYM', destinations: ['RHO', 'KOS'] },
  { code: 'KOS', destinations: ['RHO'] },
];
const filled = transition(initialState(today, ports), {
  type: 'initialTripGiven',
  initial: { from: 'RHO', to: 'SYM', date: '2027-06-10', return: '2027-06-17' },
});
const restored = (stored: string | null, on = today) =>
  transition(initialState(on, ports), { type: 'sessionRestored', trips: readTrips(stored, on) });

describe('C11 the stored session', () => {
  test('restores the trips', () => {
    expect(restored(serialiseTrips(filled))).toEqual(filled);
  });
  test('restores several trips as a chain', () => {
    const chain = [
      { type: 'tripAdded' as const },
      { type: 'toPortChosen' as const, trip: 2, port: 'KOS' },
      { type: 'fromDateChosen' as const, trip: 2, date: '2027-06-12' },
    ].reduce(transition, filled);
    expect(restored(serialiseTrips(chain))).toEqual(chain);
  });
  test.each([
    null,
    '',
    'null',
    '{',
    '[]',
    '{"version":2,"savedOn":"2027-06-08","trips":[]}',
    '{"version":1,"savedOn":"2027-06-08","trips":[]}',
    '{"version":1,"savedOn":"2027-06-08","trips":[{"from":7,"oneWay":false}]}',
    '{"cart":[1,2,3]}',
    '{"version":1,"savedOn":"2027-02-31","trips":[{"oneWay":false}]}',
    '{"version":1,"savedOn":"2027-06-08","trips":[null]}',
    `{"version":1,"savedOn":"2027-06-08","trips":[${'{"oneWay":true},'.repeat(6)}{"oneWay":true}]}`,
    `{"version":1,"savedOn":"2027-06-08","trips":[{"oneWay":true,"from":"${'R'.repeat(5000)}"}]}`,
    '<html>',
  ])('a foreign or broken string is dropped without an error: %s', (stored) => {
    expect(restored(stored)).toEqual(initialState(today, ports));
  });
  test('a stale string, or one from the future, is dropped', () => {
    expect(readTrips(serialiseTrips(filled), '2027-07-09')).toEqual([]);
    expect(readTrips(serialiseTrips(filled), '2027-06-01')).toEqual([]);
    expect(readTrips(serialiseTrips(filled), '2027-07-08')).toHaveLength(1);
  });
  test('past days are dropped, the ports stay', () => {
    const later = restored(serialiseTrips(filled), '2027-06-12').trips[0];
    expect(later).toMatchObject({ fromPort: 'RHO', toPort: 'SYM', fromDate: null, retDate: '2027-06-17' });
  });
  test('a port that is no longer served is dropped', () => {
    const state = transition(initialState(today, ports.slice(1)), {
      type: 'sessionRestored',
      trips: readTrips(serialiseTrips(filled), today),
    });
    expect(state.trips[0]).toMatchObject({ fromPort: null, toPort: null, fromDate: '2027-06-10' });
  });
});
