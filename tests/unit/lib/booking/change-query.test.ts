import { describe, expect, test } from 'vitest';
import { toggled, withPorts } from '#lib/booking/change-query.ts';
import { changeMinutesOf, leavesTooEarly } from '#lib/booking/choose.ts';
import { sailingsPath, searchFormPath } from '#lib/booking/paths.ts';
import { readSearchQuery, writeSearchQuery } from '#lib/booking/search-query.ts';
import { journeyOf, legOf, queryOf, wayOf } from '#tests/fixtures/search-results.ts';

const hop = queryOf([
  wayOf('RHO', 'LAK', '2027-06-16', 'a'),
  wayOf('LAK', 'KOS', '2027-06-17', 'b'),
  wayOf('KOS', 'PAT', '2027-06-18', 'c'),
]);
const stops = (query: typeof hop) => query.bounds.map(({ from, to }) => `${from}-${to}`);
const choices = (query: typeof hop) => query.bounds.map(({ choice }) => choice?.journeyId ?? null);

describe('D1 another port of the same island', () => {
  test('moves the legs that start or end there too, and keeps the other choices', () => {
    const moved = withPorts(hop, 0, { from: 'RHO', to: 'AGM' });
    expect(stops(moved)).toEqual(['RHO-AGM', 'AGM-KOS', 'KOS-PAT']);
    expect(choices(moved)).toEqual([null, null, 'c']);
    expect(stops(withPorts(hop, 1, { from: 'AGM', to: 'KOS' }))).toEqual(['RHO-AGM', 'AGM-KOS', 'KOS-PAT']);
  });

  test('changes the return of a return trip too', () => {
    const back = { ...wayOf('LAK', 'RHO', '2027-06-18', 'b'), direction: 'R' as const };
    const moved = withPorts(queryOf([wayOf('RHO', 'LAK', '2027-06-16', 'a'), back]), 1, {
      from: 'AGM',
      to: 'RHO',
    });
    expect(stops(moved)).toEqual(['RHO-AGM', 'AGM-RHO']);
  });
});

describe('D1 filters of the boards', () => {
  test('are kept in the address of the sailings, but not of the form', () => {
    const query = toggled(toggled(hop, 'vehicle'), 'direct');
    const params = writeSearchQuery(query);
    const raw = Object.fromEntries([...params.keys()].map((name) => [name, params.getAll(name)]));
    expect(readSearchQuery(raw)).toEqual({
      kind: 'complete',
      query: { ...hop, only: ['direct', 'vehicle'] },
    });
    expect(toggled(toggled(query, 'direct'), 'vehicle')).toEqual(hop);
    expect(searchFormPath('el', query)).not.toContain('only');
    expect(sailingsPath('el', query, 'leg-2', 1)).toMatch(/&open=2#leg-2$/);
  });
});

describe('domain 4.9 the next ship leaves after the previous one has arrived', () => {
  const before = {
    journey: journeyOf('a', [legOf('a', ['RHO', '16 08:00'], ['SYM', '16 09:00'])]),
    class: 'ECO' as const,
    totalCents: 5000,
    breakdown: null,
  };
  const leaving = (time: string) => journeyOf('b', [legOf('b', ['SYM', `16 ${time}`], ['KOS', '16 12:00'])]);

  test('and leaves the port’s minimum time for a change', () => {
    const minutes = changeMinutesOf({ ports: [] });
    const half = (code: string) => (code === 'SYM' ? 30 : 0);
    expect(['09:00', '09:20'].map((time) => leavesTooEarly(leaving(time), before, minutes))).toEqual([
      true,
      false,
    ]);
    expect(['09:20', '09:30'].map((time) => leavesTooEarly(leaving(time), before, half))).toEqual([
      true,
      false,
    ]);
  });
});

describe('D4 the hold leads back to the same search', () => {
  // The route handler of the hold reads at most 2000 characters of it.
  test('six legs with two changes each and the largest party fit', () => {
    const id = 'N1-20270616.0.12_A1-20270616.1.13_K12-20270617.10.13';
    const largest = queryOf(
      Array.from({ length: 6 }, (_, index) => wayOf('RHO', 'SYM', `2027-06-1${index}`, id)),
      {
        passengers: { adults: 7, children: 1, infants: 1 },
        vehicles: ['CAR1', 'CAR2', 'CAR3', 'MO1'],
        pets: ['PET_SMALL', 'PET_CAGE', 'PET_CAGE', 'PET_CAGE'],
        claims: Array.from({ length: 9 }, () => 'DIS-C'),
        promo: 'Ω'.repeat(40),
        only: ['direct', 'vehicle'],
      },
    );
    expect(writeSearchQuery(largest).toString().length).toBeLessThan(2000);
  });
});
