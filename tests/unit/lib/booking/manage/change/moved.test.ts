import { describe, expect, it } from 'vitest';
import { readMoved } from '#lib/booking/manage/change/moved.ts';

describe('what an address says about the last change', () => {
  it('names the crossing and its former times', () => {
    expect(readMoved({ moved: '1_2026-12-03T09:00_2026-12-03T13:00' })).toEqual({
      way: 1,
      before: { departsAt: '2026-12-03T09:00', arrivesAt: '2026-12-03T13:00' },
    });
  });

  it('has no former times for a ticket that had no date', () => {
    expect(readMoved({ moved: '0' })).toEqual({ way: 0, before: null });
  });

  it.each(['', 'x', '0_tomorrow', '0_2026-12-03T09:00_<b>', '0_'])('is ignored as “%s”', (moved) => {
    expect(readMoved({ moved })).toBeNull();
  });

  it('has no times on a day that does not exist', () => {
    expect(readMoved({ moved: '0_2027-02-30T09:00_2027-02-30T13:00' })?.before).toBeNull();
  });
});
