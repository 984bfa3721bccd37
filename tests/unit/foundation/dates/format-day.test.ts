import { describe, expect, test } from 'vitest';
import { dayInYear, daySpan, fullDay, longDayInYear, shortFullDay } from '#foundation/dates/format-day.ts';

// In November, travellers couldn't tell this June from the next.
describe('C9 a day of another year is shown with its year', () => {
  test('for a single day', () => {
    expect(longDayInYear('2027-06-10', '2026-11-22', 'el')).toBe('Πέμπτη 10\u00A0Ιουνίου\u00A02027');
    expect(longDayInYear('2027-06-10T08:30:00+03:00', '2026-12-31', 'en')).toBe(
      'Thursday 10\u00A0June\u00A02027',
    );
    expect(longDayInYear('2027-06-10', '2027-01-01', 'el')).toBe('Πέμπτη 10\u00A0Ιουνίου');
  });

  test('always, in what is read much later', () => {
    expect(fullDay('2027-06-10T23:30:00+03:00', 'el')).toBe('Πέμπτη 10\u00A0Ιουνίου\u00A02027');
    expect(fullDay('2026-12-31', 'en')).toBe('Thursday 31\u00A0December\u00A02026');
    expect(shortFullDay('2026-11-30T08:30:00+02:00', 'en')).toBe('Mon 30\u00A0Nov\u00A02026');
  });

  // «29 November / 2026»: the year alone began a line.
  test('on the line of its month', () => {
    expect(dayInYear('2026-11-29', 'en')).toBe('29\u00A0November\u00A02026');
    expect(dayInYear('2027-06-10T08:30:00+03:00', 'el')).toBe('10\u00A0Ιουνίου\u00A02027');
  });

  test('for a span of days', () => {
    expect(daySpan('2027-06-10', '2027-06-17', '2026-11-22', 'el')).toBe(
      '10\u00A0– 17\u00A0Ιουνίου\u00A02027',
    );
    expect(daySpan('2026-12-28', '2027-01-02', '2026-11-22', 'en')).toBe(
      '28\u00A0December\u00A0– 2\u00A0January\u00A02027',
    );
    expect(daySpan('2027-12-28', '2028-01-02', '2026-11-22', 'en')).toBe(
      '28\u00A0December\u00A02027\u00A0– 2\u00A0January\u00A02028',
    );
    expect(daySpan('2026-11-28', '2026-12-02', '2026-11-22', 'el')).toBe(
      '28\u00A0Νοεμβρίου\u00A0– 2\u00A0Δεκεμβρίου',
    );
    expect(daySpan('2027-06-10', null, '2026-11-22', 'en')).toBe('Thursday 10\u00A0June\u00A02027');
  });
});
