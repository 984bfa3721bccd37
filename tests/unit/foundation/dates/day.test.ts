import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addMinutes,
  athensDay,
  athensInstant,
  athensMoment,
  minutesBetween,
} from '#foundation/dates/athens.ts';
import { addDays, ageOn, dayRange, daysBetween, isoWeekday, monthBounds } from '#foundation/dates/day.ts';

describe('days', () => {
  it('adds and counts days across months, leap days and clock changes', () => {
    expect(addDays('2028-02-28', 2)).toBe('2028-03-01');
    expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2);
    expect(isoWeekday('2026-11-22')).toBe(7);
    expect(dayRange('2026-12-30', '2027-01-01')).toEqual(['2026-12-30', '2026-12-31', '2027-01-01']);
    expect(dayRange('2026-12-30', '2026-12-29')).toEqual([]);
    expect(monthBounds('2028-02')).toEqual({ first: '2028-02-01', last: '2028-02-29' });
    fc.assert(
      fc.property(fc.integer({ min: -9000, max: 9000 }), (count) => {
        expect(daysBetween('2026-11-21', addDays('2026-11-21', count))).toBe(count);
      }),
      { seed: 1 },
    );
  });

  it('counts ages on the birthday itself', () => {
    expect(ageOn('2015-07-15', '2026-07-14')).toBe(10);
    expect(ageOn('2015-07-15', '2026-07-15')).toBe(11);
    expect(ageOn('2016-02-29', '2027-02-28')).toBe(10);
    expect(ageOn('2016-02-29', '2027-03-01')).toBe(11);
  });
});

describe('the local time', () => {
  it('has its own day, whatever the machine’s time zone', () => {
    expect(athensDay(new Date('2026-07-14T21:00:00Z'))).toBe('2026-07-15');
    expect(athensDay(new Date('2026-12-31T22:30:00Z'))).toBe('2027-01-01');
    expect(athensInstant(new Date('2026-07-15T05:30:00.987Z'))).toBe('2026-07-15T08:30:00+03:00');
    expect(athensInstant(new Date('2026-11-21T11:00:00Z'))).toBe('2026-11-21T13:00:00+02:00');
  });

  it('keeps the printed time on the days when the clocks change', () => {
    for (const day of ['2027-03-28', '2026-10-25'])
      expect(athensInstant(athensMoment(day, 510)).slice(0, 16)).toBe(`${day}T08:30`);
    expect(athensInstant(athensMoment('2027-03-28', 210))).toBe('2027-03-28T04:30:00+03:00');
    expect(athensInstant(athensMoment('2026-10-25', 210))).toBe('2026-10-25T03:30:00+02:00');
    expect(athensInstant(athensMoment('2026-12-31', 1490))).toBe('2027-01-01T00:50:00+02:00');
  });

  it('measures the actual time between two moments', () => {
    const before = athensMoment('2027-03-27', 1380);
    expect(minutesBetween(before, athensMoment('2027-03-28', 300))).toBe(300);
    expect(addMinutes(before, 60).toISOString()).toBe('2027-03-27T22:00:00.000Z');
  });
});
