import { describe, expect, it } from 'vitest';
import { type SailingFacts, stateAt } from '#reservations/sailings/state.ts';

const at = (clock: string) => Date.parse(`2026-11-22T${clock}:00Z`);

function call(arrives: string | null, departs: string | null, late = 0) {
  const [planned, leaves] = [arrives, departs].map((clock) => (clock === null ? null : at(clock)));
  return {
    arrives: planned ?? null,
    departs: leaves ?? null,
    expectedArrives: planned == null ? null : planned + late * 60_000,
    expectedDeparts: leaves == null ? null : leaves + late * 60_000,
    actualArrives: null,
    actualDeparts: null,
    skipped: false,
  };
}

function sailing(given: Partial<SailingFacts> = {}): SailingFacts {
  return {
    isCancelled: false,
    salesOpen: at('01:00'),
    salesClose: at('07:30'),
    boardingMinutes: 20,
    calls: [call(null, '08:00'), call('09:00', '09:10'), call('10:00', null)],
    ...given,
  };
}

const state = (clock: string, given?: Partial<SailingFacts>) => stateAt(sailing(given), new Date(at(clock)));

describe('D3 the state of a sailing over time', () => {
  it.each([
    ['00:59', 'planned'],
    ['01:00', 'on-sale'],
    ['07:29', 'on-sale'],
    ['07:30', 'closed'],
    ['07:39', 'closed'],
    ['07:40', 'boarding'],
    ['07:59', 'boarding'],
    ['08:00', 'sailing'],
    ['09:59', 'sailing'],
    ['10:00', 'completed'],
  ])('at %s is %s', (clock, expected) => {
    expect(state(clock)).toBe(expected);
  });

  it('is later by the delay of the ship', () => {
    const calls = [call(null, '08:00', 45), call('10:00', null, 45)];
    expect(state('08:10', { calls })).toBe('closed');
    expect(state('08:30', { calls })).toBe('boarding');
    expect(state('08:45', { calls })).toBe('sailing');
    expect(state('10:30', { calls })).toBe('sailing');
  });

  it('prefers reported over expected times', () => {
    const [first, , last] = sailing().calls;
    if (!first || !last) throw new Error('no calls');
    const early = [{ ...first, actualDeparts: at('07:58') }, last];
    expect(state('07:59', { calls: early })).toBe('sailing');
    expect(state('09:30', { calls: [first, { ...last, actualArrives: at('09:25') }] })).toBe('completed');
  });

  it('begins and ends at calls that the ship makes', () => {
    const [first, second, last] = sailing().calls;
    if (!first || !second || !last) throw new Error('no calls');
    expect(state('08:30', { calls: [{ ...first, skipped: true }, second, last] })).toBe('closed');
    expect(state('09:30', { calls: [first, second, { ...last, skipped: true }] })).toBe('completed');
    expect(state('08:30', { isCancelled: true })).toBe('cancelled');
  });
});
