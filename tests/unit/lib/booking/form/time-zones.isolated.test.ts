import { afterEach, describe, expect, test } from 'vitest';
import { addDays } from '#foundation/dates/day.ts';
import { longDay } from '#foundation/dates/format-day.ts';
import { dayOfKey, monthWeeks } from '#foundation/dates/month-grid.ts';
import { nameDay, weekdays } from '#foundation/dates/weekdays.ts';
import { readTrips, serialiseTrips } from '#lib/booking/form/session.ts';
import { after, complete, start, today, trip } from './trip-forms.ts';

const home = process.env.TZ;

describe('C1 C12 a travel day is the same wherever the visitor is', () => {
  afterEach(() => {
    process.env.TZ = home ?? 'UTC';
  });
  test.each(['Pacific/Kiritimati', 'America/New_York', 'Pacific/Pago_Pago', 'Europe/Athens'])(
    '%s',
    (zone) => {
      process.env.TZ = zone;
      const state = after(start(), ...complete);
      expect(trip(state)).toMatchObject({ fromDate: '2027-06-10', retDate: '2027-06-17', minDateDep: today });
      expect(readTrips(serialiseTrips(state), today)[0]).toMatchObject({ date: '2027-06-10' });
      expect(weekdays({ today, from: '2027-06-10', around: true })[0]).toBe('2027-06-08');
      expect(longDay('2027-06-10', 'el')).toBe('Πέμπτη 10\u00A0Ιουνίου');
      expect(nameDay('2028-02-29', 'en').weekday).toBe('Tuesday');
      expect(monthWeeks('2027-06')[0]?.[1]).toBe('2027-06-01');
      expect([addDays('2027-03-28', 1), dayOfKey('2027-10-31', 'ArrowRight', false)]).toEqual([
        '2027-03-29',
        '2027-11-01',
      ]);
    },
  );
});
