import { describe, expect, test } from 'vitest';
import { readFormStart, startEvents } from '#lib/booking/form/form-start.ts';
import { formQuery } from '#lib/booking/form-query.ts';
import { after, start, trip } from './trip-forms.ts';

const opened = (raw: Parameters<typeof readFormStart>[0]) =>
  after(start(), ...startEvents(readFormStart(raw)));

describe('C8 the form’s values from a link', () => {
  test('are none, so that the session can be restored', () => {
    expect(readFormStart({}).trips).toEqual([]);
    expect(readFormStart({ adults: '2', utm_source: 'letter' }).trips).toEqual([]);
  });
  test('are a trip with its party, claims, pets and code, in any case', () => {
    const state = opened({
      from: 'rho',
      to: 'sym',
      date: '2027-06-10',
      return: '2027-06-17',
      adults: '2',
      children: '1',
      vehicles: 'CAR1,MO2',
      pets: 'PET_SMALL',
      claims: '-,STU',
      promo: 'SYMI5',
    });
    expect(state).toMatchObject({
      passengers: { adults: 2, children: 1, infants: 0 },
      vehicles: ['CAR1', 'MO2'],
      pets: ['PET_SMALL'],
      claims: [null, 'STU', null],
      promo: 'SYMI5',
      isValid: true,
    });
  });
  test.each([
    [
      { from: 'RHO', return: '2027-06-17' },
      { fromDate: null, retDate: '2027-06-17', minDateRet: '2027-06-08' },
    ],
    [{ from: 'RHO', return: '2027-06-01' }, { retDate: null }],
    [
      { from: 'RHO', to: 'RHO' },
      { fromPort: 'RHO', toPort: null },
    ],
    [
      { from: 'RHO', way: 'one', return: '2027-06-17' },
      { hasReturn: false, retDate: null },
    ],
    [{ way: 'one' }, { hasReturn: false, fromPort: null }],
  ])('%o', (raw, expected) => {
    expect(trip(opened(raw))).toMatchObject(expected);
  });
  test('C6 several legs, each from where the previous one ended; empty rows are dropped', () => {
    const state = opened({
      way: 'many',
      from: ['RHO', '', ''],
      to: ['SYM', 'KOS', ''],
      date: ['2027-06-10', '2027-06-12', ''],
    });
    expect(state.trips.map((each) => [each.fromPort, each.toPort, each.fromDate])).toEqual([
      ['RHO', 'SYM', '2027-06-10'],
      ['SYM', 'KOS', '2027-06-12'],
    ]);
    expect(state.isValid).toBe(true);
  });
  test('a single leg of several is no return trip; with none yet it is still several', () => {
    const one = readFormStart({ way: 'many', from: 'RHO', to: 'SYM', date: '2027-06-10' });
    expect([one.several, trip(opened({ way: 'many', from: 'RHO' })).hasReturn]).toEqual([true, false]);
    expect(trip(opened({ way: 'many' })).hasReturn).toBe(false);
  });
  test('an incomplete search returns to the form with its values', () => {
    const raw = {
      way: 'many',
      from: ['RHO', ''],
      to: ['SYM', ''],
      date: ['', ''],
      go: 'j1',
      promo: 'x'.repeat(80),
    };
    expect(formQuery(raw)).toBe(`way=many&from=RHO&from=&to=SYM&to=&date=&date=&promo=${'x'.repeat(60)}`);
  });
});
