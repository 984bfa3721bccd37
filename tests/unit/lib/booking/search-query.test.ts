import { describe, expect, test } from 'vitest';
import {
  readInitialTrip,
  readSearchQuery,
  writeSearchQuery,
  type SearchQuery,
} from '#lib/booking/search-query.ts';

const full = {
  from: 'rho',
  to: 'SYM',
  date: '2027-06-10',
  return: '2027-06-17',
  adults: '2',
  children: '1',
  infants: '0',
  vehicles: ['CAR1', 'MO1,XXX', ''],
  pets: 'PET_CAGE,PET_LION',
  claims: 'STU,-,LRG,ISL',
  promo: ' ',
  go: 'j1',
  back: 'j2',
  backClass: 'VIP',
};

function throughAddress(query: SearchQuery) {
  const written = writeSearchQuery(query);
  return readSearchQuery(Object.fromEntries([...written.keys()].map((name) => [name, written.getAll(name)])));
}

describe('C8 D1 a search lives in its address', () => {
  test('can be read and written back unchanged', () => {
    const read = readSearchQuery(full);
    if (read.kind !== 'complete') throw new Error('expected a complete query');
    expect(read.query).toMatchObject({
      bounds: [
        { from: 'RHO', to: 'SYM', direction: 'A', choice: { journeyId: 'j1', class: 'ECO' } },
        { from: 'SYM', date: '2027-06-17', direction: 'R', choice: { journeyId: 'j2', class: 'VIP' } },
      ],
      passengers: { adults: 2, children: 1, infants: 0 },
      vehicles: ['CAR1', 'MO1'],
      pets: ['PET_CAGE'],
      claims: ['STU', null, 'LRG'],
    });
    expect(throughAddress(read.query)).toEqual(read);
  });
  test('C6 several legs: an empty start is where the previous leg ends, empty rows are dropped', () => {
    const read = readSearchQuery({
      from: ['RHO', '', ''],
      to: ['SYM', 'KOS', ''],
      date: ['2027-06-10', '2027-06-12', ''],
      go: ['-', 'j2'],
    });
    if (read.kind !== 'complete') throw new Error('expected a complete query');
    expect(read.query.bounds).toEqual([
      { from: 'RHO', to: 'SYM', date: '2027-06-10', direction: 'A', choice: null },
      {
        from: 'SYM',
        to: 'KOS',
        date: '2027-06-12',
        direction: 'A',
        choice: { journeyId: 'j2', class: 'ECO' },
      },
    ]);
    expect(throughAddress(read.query)).toEqual(read);
  });
  test('C9 a leg earlier than the previous one has no valid day', () => {
    const legs = { from: ['RHO', 'SYM'], to: ['SYM', 'KOS'], date: ['2027-06-10', '2027-06-09'] };
    expect(readSearchQuery(legs)).toEqual({ kind: 'incomplete', missing: ['date'] });
  });
  test.each([
    [{}, ['from', 'to', 'date']],
    [{ from: 'RHO', to: 'RHO', date: '2027-06-10' }, ['to']],
    [{ from: 'RHO', to: 'SYM', date: '2027-02-30' }, ['date']],
    [{ from: 'RHO', to: 'SYM', date: '2027-06-10', way: 'return' }, ['return']],
    [{ from: 'RHO', to: 'SYM', date: '2027-06-10', return: '2027-06-09' }, ['return']],
    [{ from: '<b>', to: 'SYM', date: '2027-06-10' }, ['from']],
  ])('%o has missing fields: %o', (raw, missing) => {
    expect(readSearchQuery(raw)).toEqual({ kind: 'incomplete', missing });
  });
  test('one-way ignores a return day that the form still has', () => {
    const read = readSearchQuery({ ...full, way: 'one' });
    expect(read.kind === 'complete' && read.query.bounds).toHaveLength(1);
  });
  test('a deep link is parsed leniently; the machine drops invalid values', () => {
    expect(readInitialTrip({ from: 'rho', to: '', way: 'one' })).toEqual({
      from: 'RHO',
      to: undefined,
      date: undefined,
      return: undefined,
      oneWay: true,
    });
  });
});
