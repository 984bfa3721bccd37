import { describe, expect, it } from 'vitest';
import { seededOfType } from '#tests/fixtures/seeded.ts';
import {
  closingTime,
  noOverlap,
  noTimes,
  openingTime,
  wholeSeason,
} from '#studio/schema/presets/opening-week.ts';

const span = (days: number[], opens: string, closes: string) => ({ days, opens, closes });
const greek = (result: unknown) => (result === true ? true : Object(result)['el-GR']);
const english = (result: unknown) => (result === true ? true : Object(result)['en-US']);

describe('the hours of an agency in the Studio', () => {
  it('are times of day with four digits', () => {
    for (const time of ['09:00', '00:00', '23:59']) expect(openingTime(time)).toBe(true);
    for (const time of ['9:00', '9', '24:00', '12:60', '', undefined])
      expect(greek(openingTime(time))).toContain('09:00');
    expect(closingTime('24:00', { opens: '20:00' })).toBe(true);
    expect(closingTime('02:00', { opens: '20:00' })).toBe(true);
    expect(greek(closingTime('20:00', { opens: '20:00' }))).toContain('την ίδια ώρα');
  });

  it('may not overlap, and the message names the day', () => {
    expect(noOverlap(undefined)).toBe(true);
    expect(noOverlap([span([1, 2], '09:00', '14:00'), span([1, 2], '14:00', '18:00')])).toBe(true);
    expect(noOverlap([span([5], '20:00', '02:00'), span([6], '02:00', '08:00')])).toBe(true);
    expect(greek(noOverlap([span([1, 2], '09:00', '14:00'), span([2], '13:00', '18:00')]))).toBe(
      'Τρίτη: δύο γραμμές ωρών επικαλύπτονται.',
    );
    expect(english(noOverlap([span([7], '20:00', '02:00'), span([1], '01:00', '08:00')]))).toBe(
      'Monday: two rows of hours overlap.',
    );
    // What isn't complete has a message of its own.
    expect(noOverlap([span([1], '9', '14:00'), { days: [1] }, null])).toBe(true);
  });

  it('have a season with both months, or none', () => {
    for (const season of [undefined, {}, { from: 4, until: 10 }]) expect(wholeSeason(season)).toBe(true);
    expect(greek(wholeSeason({ from: 4 }))).toContain('τελευταίο');
  });

  it('are not repeated in the text beside them', () => {
    const week = [span([1], '09:00', '14:00')];
    expect(noTimes('Κάθε ημέρα 09:00 – 14:00', {})).toBe(true);
    expect(noTimes('Και μία ώρα πριν από κάθε πλοίο', { week })).toBe(true);
    expect(greek(noTimes('Κάθε ημέρα 9.00 – 14:00', { week }))).toContain('ώρες της εβδομάδας');
  });

  it('of the example content keep all of these rules', () => {
    for (const agency of seededOfType('agency')) {
      const { week, season, hours_el: el, hours_en: en } = agency;
      expect(week !== undefined || el !== undefined, agency._id).toBe(true);
      expect([noOverlap(week), wholeSeason(season), noTimes(el, agency), noTimes(en, agency)]).toEqual([
        true,
        true,
        true,
        true,
      ]);
      for (const { days, opens, closes } of Array.isArray(week) ? week.map(Object) : []) {
        expect(days.length).toBeGreaterThan(0);
        expect([openingTime(opens), closingTime(closes, { opens })]).toEqual([true, true]);
      }
    }
  });
});
