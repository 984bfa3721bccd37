import { describe, expect, test } from 'vitest';
import { monthsOfDate, nameDay, weekdays } from '#foundation/dates/weekdays.ts';

describe('C12 the week of a day', () => {
  const today = '2027-06-08';
  test('seven days from today', () => {
    expect(weekdays({ today })).toEqual([
      '2027-06-08',
      '2027-06-09',
      '2027-06-10',
      '2027-06-11',
      '2027-06-12',
      '2027-06-13',
      '2027-06-14',
    ]);
  });
  test('seven days from a given day', () => {
    expect(weekdays({ today, from: '2027-12-29' }).at(-1)).toBe('2028-01-04');
  });
  test('with the flag it starts three days earlier, never before today', () => {
    expect(weekdays({ today, from: '2027-06-20', around: true })[0]).toBe('2027-06-17');
    expect(weekdays({ today, from: '2027-06-10', around: true })[0]).toBe(today);
    expect(weekdays({ today, from: today, around: true })[0]).toBe(today);
    expect(weekdays({ today, around: true })[0]).toBe(today);
  });
  test('days of 23 and 25 hours are one day each', () => {
    expect(weekdays({ today: '2027-03-26' }).slice(1, 4)).toEqual(['2027-03-27', '2027-03-28', '2027-03-29']);
    expect(weekdays({ today: '2027-10-30' }).slice(0, 3)).toEqual(['2027-10-30', '2027-10-31', '2027-11-01']);
  });
});

describe('C12 Greek month names', () => {
  test('title and date forms differ', () => {
    expect(nameDay('2027-06-10', 'el')).toMatchObject({
      weekday: 'Πέμπτη',
      monthTitle: 'Ιούνιος',
      monthOfDate: 'Ιουνίου',
      monthShort: 'Ιουν.',
    });
    expect(nameDay('2027-05-01', 'el').monthOfDate).toBe('Μαΐου');
    expect(nameDay('2027-06-10', 'en')).toMatchObject({ weekday: 'Thursday', monthOfDate: 'June' });
  });
  test('there are twelve', () => {
    expect(new Set(monthsOfDate('el')).size).toBe(12);
  });
  test('an invalid day is refused', () => {
    expect(() => nameDay('soon', 'el')).toThrow(RangeError);
  });
});
