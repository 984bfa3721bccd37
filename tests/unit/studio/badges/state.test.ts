import { describe, expect, it } from 'vitest';
import { alertState, offerState } from '#studio/badges/state.ts';
import { day, joined, moment } from '#studio/schema/presets/preview-texts.ts';

describe('B2 badges follow the operator’s day', () => {
  // 22:30 UTC on the 30th is already the 1st in Greece.
  const lateEvening = new Date('2026-06-30T22:30:00Z');

  it.each([
    ['2026-07-01', '2026-07-31', 'running'],
    ['2026-06-01', '2026-06-30', 'ended'],
    ['2026-07-02', '2026-07-31', 'coming'],
    [undefined, '2026-07-31', undefined],
  ])('an offer from %s to %s is %s', (from, to, state) => {
    expect(offerState(from, to, lateEvening)).toBe(state);
  });

  it.each([
    ['2026-06-30T22:00:00Z', '2026-07-01T10:00:00Z', 'shown'],
    ['2026-06-30T23:00:00Z', '2026-07-01T10:00:00Z', 'coming'],
    ['2026-06-29T23:00:00Z', '2026-06-30T22:30:00Z', 'over'],
    ['2026-06-29T23:00:00Z', undefined, undefined],
  ])('an alert from %s to %s is %s', (from, to, state) => {
    expect(alertState(from, to, lateEvening)).toBe(state);
  });

  it('leaves missing values out of a second line', () => {
    expect(joined('Running', null, undefined, '', '−20 %')).toBe('Running · −20 %');
  });

  it('formats days and times in Greek time', () => {
    expect(day('2026-12-24')).toBe('24.12.2026');
    expect(day('2026-06-30T22:30:00Z')).toBe('01.07.2026');
    expect(moment('2026-06-30T22:30:00Z')).toBe('01.07.2026 01:30');
    expect(day('soon')).toBeUndefined();
  });
});
