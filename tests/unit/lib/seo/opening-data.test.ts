import { describe, expect, it } from 'vitest';
import { parseHours } from '#lib/opening/hours.ts';
import { openingData } from '#lib/seo/opening-data.ts';

const data = (hours: string, today = '2027-01-12') => openingData(parseHours(hours), today);

describe('hours for search engines', () => {
  it('name days in English, and midnight as the last minute', () => {
    expect(data('56 08:00-24:00,7 20:00-02:00')).toEqual([
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Friday', 'Saturday'],
        opens: '08:00',
        closes: '23:59',
      },
      { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Sunday'], opens: '20:00', closes: '02:00' },
    ]);
  });

  it.each([
    ['4-10', '2027-01-12', '2027-04-01', '2027-10-31'],
    ['4-10', '2027-10-31', '2027-04-01', '2027-10-31'],
    ['4-10', '2027-11-01', '2028-04-01', '2028-10-31'],
    ['11-2', '2027-01-12', '2026-11-01', '2027-02-28'],
    ['11-2', '2027-06-12', '2027-11-01', '2028-02-29'],
  ])('give season %s on %s the dates of the one that runs or comes next', (season, today, from, through) => {
    expect(data(`1 09:00-21:00;${season}`, today)).toMatchObject([
      { validFrom: from, validThrough: through },
    ]);
  });
});
