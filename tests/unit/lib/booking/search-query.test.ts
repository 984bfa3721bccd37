import { describe, expect, test } from 'vitest';
import { readInitialTrip, readSearchQuery, writeSearchQuery } from '#lib/booking/search-query.ts';

const full = {
  from: 'rho',
  to: 'SYM',
  date: '2027-06-10',
  return: '2027-06-17',
  adults: '2',
  children: '1',
  infants: '0',
  vehicles: ['CAR1', 'MO1,XXX', ''],
  promo: ' ',
  go: 'j1',
  back: 'j2',
  backClass: 'VIP',
};

describe('C8 D1 a search lives in its address', () => {
  test('reads all of it and writes the same again', () => {
    const read = readSearchQuery(full);
    if (read.kind !== 'complete') throw new Error('expected a complete query');
    expect(read.query).toMatchObject({
      from: 'RHO',
      to: 'SYM',
      return: '2027-06-17',
      passengers: { adults: 2, children: 1, infants: 0 },
      vehicles: ['CAR1', 'MO1'],
      go: { journeyId: 'j1', class: 'ECO' },
      back: { journeyId: 'j2', class: 'VIP' },
    });
    const written = writeSearchQuery(read.query);
    const again = readSearchQuery(
      Object.fromEntries([...written.keys()].map((name) => [name, written.getAll(name)])),
    );
    expect(again).toEqual(read);
  });
  test.each([
    [{}, ['from', 'to', 'date']],
    [{ from: 'RHO', to: 'RHO', date: '2027-06-10' }, ['to']],
    [{ from: 'RHO', to: 'SYM', date: '2027-02-30' }, ['date']],
    [{ from: 'RHO', to: 'SYM', date: '2027-06-10', way: 'return' }, ['return']],
    [{ from: 'RHO', to: 'SYM', date: '2027-06-10', return: '2027-06-09' }, ['return']],
    [{ from: '<b>', to: 'SYM', date: '2027-06-10' }, ['from']],
  ])('%o names what it lacks: %o', (raw, missing) => {
    expect(readSearchQuery(raw)).toEqual({ kind: 'incomplete', missing });
  });
  test('one way ignores a return day that the form still carries', () => {
    const read = readSearchQuery({ ...full, way: 'one' });
    expect(read.kind === 'complete' && read.query.return).toBeNull();
  });
  test('a deep link is read loosely; the machine drops what does not hold', () => {
    expect(readInitialTrip({ from: 'rho', to: '', way: 'one' })).toEqual({
      from: 'RHO',
      to: undefined,
      date: undefined,
      return: undefined,
      oneWay: true,
    });
  });
});
