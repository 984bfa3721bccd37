import { describe, expect, test } from 'vitest';
import { addMonths, dayOfKey, monthWeeks, sameDayIn } from '#foundation/dates/month-grid.ts';

describe('the calendar', () => {
  test('weeks begin on Monday and leave gaps for days of other months', () => {
    const weeks = monthWeeks('2027-06');
    expect(weeks[0]).toEqual([
      null,
      '2027-06-01',
      '2027-06-02',
      '2027-06-03',
      '2027-06-04',
      '2027-06-05',
      '2027-06-06',
    ]);
    expect(weeks.at(-1)).toEqual(['2027-06-28', '2027-06-29', '2027-06-30', null, null, null, null]);
    expect(monthWeeks('2027-02')).toHaveLength(4);
  });
  test('months cross the turn of the year in both directions', () => {
    expect([addMonths('2026-12', 1), addMonths('2027-01', -1), addMonths('2026-11', 26)]).toEqual([
      '2027-01',
      '2026-12',
      '2029-01',
    ]);
  });
  test('in a month that is too short, the day becomes its last', () => {
    expect(sameDayIn('2027-01-31', 1)).toBe('2027-02-28');
    expect(sameDayIn('2028-02-29', 12)).toBe('2029-02-28');
    expect(sameDayIn('2028-02-29', -1)).toBe('2028-01-29');
  });
  test.each([
    ['ArrowLeft', false, '2027-06-09'],
    ['ArrowRight', false, '2027-06-11'],
    ['ArrowUp', false, '2027-06-03'],
    ['ArrowDown', false, '2027-06-17'],
    ['Home', false, '2027-06-07'],
    ['End', false, '2027-06-13'],
    ['PageUp', false, '2027-05-10'],
    ['PageDown', false, '2027-07-10'],
    ['PageUp', true, '2026-06-10'],
    ['PageDown', true, '2028-06-10'],
    ['Enter', false, null],
  ])('%s (Shift: %s) moves from Thursday 10 June 2027 to %s', (key, shift, day) => {
    expect(dayOfKey('2027-06-10', key, shift)).toBe(day);
  });
});
