import { describe, expect, it } from 'vitest';
import { parseHours, readHours, writeHours } from '#lib/opening/hours.ts';

const week = [
  { days: [1, 2, 3, 4, 5, 6], opens: '08:00', closes: '21:00' },
  { days: [7], opens: '09:00', closes: '14:00' },
];

describe('A1 hours of agencies', () => {
  it('survive the way through an attribute of the page', () => {
    for (const season of [null, { from: 4, until: 10 }]) {
      const hours = { week, season };
      expect(parseHours(writeHours(hours))).toEqual(hours);
    }
    expect(writeHours({ week, season: { from: 4, until: 10 } })).toBe(
      '123456 08:00-21:00,7 09:00-14:00;4-10',
    );
  });

  // Documents that are older than the hours have only a text.
  it('are none in a document with only a text', () => {
    expect(readHours(null, null)).toBeNull();
    expect(readHours([], { from: 4, until: 10 })).toBeNull();
  });

  it('leave out what an editor hasn’t finished', () => {
    const unfinished = [
      ...week,
      { days: [1], opens: '9', closes: '14:00' },
      { days: [], opens: '09:00', closes: '14:00' },
      { days: null, opens: '09:00', closes: null },
      { days: [0, 8], opens: '09:00', closes: '14:00' },
    ];
    expect(readHours(unfinished, { from: 4, until: null })).toEqual({ week, season: null });
  });
});
