import { describe, expect, it } from 'vitest';
import { athensInstant } from '#foundation/dates/athens.ts';
import { parseHours } from '#lib/opening/hours.ts';
import { openingAt } from '#lib/opening/standing.ts';

/** As the page has them. Times of the tests are UTC: two hours behind Greece in winter, three in summer. */
const TOWN = '123456 08:00-21:00,7 09:00-14:00';
const VILLAGE = '1234567 09:00-13:30,1234567 17:30-20:30';
const CITY = '12345 09:00-18:00,6 09:00-14:00';

const at = (hours: string, moment: string) => openingAt(parseHours(hours), new Date(moment));
const open = (closes: string, minutes: number) => ({ kind: 'open', closes, minutes });
const closed = (day: string, ahead: number, time: string) => ({
  kind: 'closed',
  opens: { day, ahead, time },
});

describe('A1 how an agency stands', () => {
  it('opens and closes to the minute, in winter and in summer', () => {
    expect(at(TOWN, '2027-01-12T05:59:59Z')).toEqual(closed('2027-01-12', 0, '08:00'));
    expect(at(TOWN, '2027-01-12T06:00:00Z')).toEqual(open('21:00', 780));
    expect(at(TOWN, '2027-01-12T18:59:59Z')).toEqual(open('21:00', 1));
    expect(at(TOWN, '2027-01-12T19:00:00Z')).toEqual(closed('2027-01-13', 1, '08:00'));
    expect(at(TOWN, '2027-07-12T05:00:00Z')).toEqual(open('21:00', 780));
    expect(at(TOWN, '2027-07-12T18:00:00Z')).toEqual(closed('2027-07-13', 1, '08:00'));
  });

  it('closes at noon and opens again', () => {
    expect(at(VILLAGE, '2027-01-12T11:29:00Z')).toEqual(open('13:30', 1));
    expect(at(VILLAGE, '2027-01-12T11:30:00Z')).toEqual(closed('2027-01-12', 0, '17:30'));
    expect(at(VILLAGE, '2027-01-12T15:30:00Z')).toEqual(open('20:30', 180));
    expect(at(VILLAGE, '2027-01-12T18:30:00Z')).toEqual(closed('2027-01-13', 1, '09:00'));
  });

  it('has hours of its own on Sunday, or stays closed until Monday', () => {
    expect(at(TOWN, '2027-01-10T06:30:00Z')).toEqual(closed('2027-01-10', 0, '09:00'));
    expect(at(TOWN, '2027-01-10T11:00:00Z')).toEqual(open('14:00', 60));
    expect(at(TOWN, '2027-01-10T12:00:00Z')).toEqual(closed('2027-01-11', 1, '08:00'));
    expect(at(CITY, '2027-01-09T12:00:00Z')).toEqual(closed('2027-01-11', 2, '09:00'));
    expect(at(CITY, '2027-01-10T10:00:00Z')).toEqual(closed('2027-01-11', 1, '09:00'));
  });

  it('reads the clock of Greece when it changes', () => {
    // On 28 March at three the clocks go forward, on 31 October at four back.
    expect(at(TOWN, '2027-03-27T19:00:00Z')).toEqual(closed('2027-03-28', 1, '09:00'));
    expect(at(TOWN, '2027-03-28T05:59:00Z')).toEqual(closed('2027-03-28', 0, '09:00'));
    expect(at(TOWN, '2027-03-28T06:00:00Z')).toEqual(open('14:00', 300));
    expect(at(TOWN, '2027-10-31T06:30:00Z')).toEqual(closed('2027-10-31', 0, '09:00'));
    expect(at(TOWN, '2027-10-31T07:00:00Z')).toEqual(open('14:00', 300));
  });

  it('reads the clock in Greece as the time zone database has it, in each last week of March and October', () => {
    const differing: string[] = [];
    for (let year = 2024; year < 2044; year += 1)
      for (const month of [2, 9])
        for (let hour = 24 * 24; hour < 32 * 24; hour += 1) {
          const moment = new Date(Date.UTC(year, month, 1, hour));
          const state = openingAt(parseHours('1234567 00:00-23:59'), moment);
          const [hours, minutes] = athensInstant(moment).slice(11, 16).split(':').map(Number);
          const left = 23 * 60 + 59 - ((hours ?? 0) * 60 + (minutes ?? 0));
          if (state?.kind !== 'open' || state.minutes !== left) differing.push(moment.toISOString());
        }
    expect(differing).toEqual([]);
  });

  it('is open over midnight, also from Sunday to Monday, and names no closing that never comes', () => {
    const night = '57 20:00-02:00';
    expect(at(night, '2027-01-15T22:30:00Z')).toEqual(open('02:00', 90));
    expect(at(night, '2027-01-16T00:00:00Z')).toEqual(closed('2027-01-17', 1, '20:00'));
    expect(at(night, '2027-01-17T23:59:00Z')).toEqual(open('02:00', 1));
    expect(at('5 20:00-24:00,6 00:00-02:00', '2027-01-15T20:00:00Z')).toEqual(open('02:00', 240));
    expect(at('5 20:00-24:00', '2027-01-15T20:00:00Z')).toEqual(open('00:00', 120));
    expect(at('1234567 00:00-24:00', '2027-01-15T20:00:00Z')).toMatchObject({ kind: 'open', closes: null });
  });

  it('opens on the first day of its season, also of one over the new year', () => {
    const summer = '1234567 09:00-21:00;4-10';
    expect(at(summer, '2027-10-31T18:00:00Z')).toEqual(open('21:00', 60));
    expect(at(summer, '2027-10-31T19:00:00Z')).toEqual(closed('2028-04-01', 153, '09:00'));
    expect(at(summer, '2027-11-29T10:00:00Z')).toEqual(closed('2028-04-01', 124, '09:00'));
    expect(at('1234567 09:00-21:00;11-2', '2027-01-15T10:00:00Z')).toMatchObject({ kind: 'open' });
    expect(at('1234567 09:00-21:00;11-2', '2027-03-01T10:00:00Z')).toMatchObject({
      kind: 'closed',
      opens: { day: '2027-11-01' },
    });
  });
});
