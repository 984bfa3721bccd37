import { describe, expect, it } from 'vitest';
import { DEFAULT_HOURS, hoursAt } from '#desk/chat/settings/hours.ts';
import type { OfficeHours } from '#contracts/desk/staff-chat.ts';

const at = (moment: string) => new Date(moment);
const everyDay = (opens: string, closes: string): OfficeHours => ({
  week: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens, closes })),
  closedOn: [],
});
const open = (closesAt: string) => ({ open: true, opensAt: null, closesAt });
const closed = (opensAt: string | null) => ({ open: false, opensAt, closesAt: null });

describe('E5 office hours by the wall clock in Greece', () => {
  it('open and close to the second, in winter and in summer', () => {
    const hours = everyDay('09:00', '17:00');
    expect(hoursAt(hours, at('2027-01-12T06:59:59Z'))).toEqual(closed('2027-01-12T07:00:00.000Z'));
    expect(hoursAt(hours, at('2027-01-12T07:00:00Z'))).toEqual(open('2027-01-12T15:00:00.000Z'));
    expect(hoursAt(hours, at('2027-01-12T15:00:00Z'))).toEqual(closed('2027-01-13T07:00:00.000Z'));
    expect(hoursAt(hours, at('2027-07-12T06:00:00Z'))).toEqual(open('2027-07-12T14:00:00.000Z'));
  });

  it('give the next opening across a clock change in spring and in autumn', () => {
    const hours = everyDay('09:00', '17:00');
    expect(hoursAt(hours, at('2027-03-27T20:00:00Z'))).toEqual(closed('2027-03-28T06:00:00.000Z'));
    expect(hoursAt(hours, at('2027-10-30T20:00:00Z'))).toEqual(closed('2027-10-31T07:00:00.000Z'));
  });

  it('keep a night that loses or gains an hour open for its actual length', () => {
    const night = everyDay('00:00', '06:00');
    expect(hoursAt(night, at('2027-03-27T22:30:00Z'))).toEqual(open('2027-03-28T03:00:00.000Z'));
    expect(hoursAt(night, at('2027-10-30T21:30:00Z'))).toEqual(open('2027-10-31T04:00:00.000Z'));
  });

  it('are closed on single days and on days without an entry, and give the next opening', () => {
    const hours = { week: [{ weekday: 1, opens: '08:00', closes: '12:00' }], closedOn: ['2027-01-11'] };
    expect(hoursAt(hours, at('2027-01-11T08:00:00Z'))).toEqual(closed('2027-01-18T06:00:00.000Z'));
  });

  it('join spans that touch or overlap, and treat 23:59 as midnight', () => {
    const hours: OfficeHours = {
      week: [
        { weekday: 2, opens: '00:00', closes: '02:00' },
        { weekday: 1, opens: '20:00', closes: '23:59' },
        { weekday: 1, opens: '18:00', closes: '21:00' },
        { weekday: 1, opens: '08:00', closes: '12:00' },
      ],
      closedOn: [],
    };
    expect(hoursAt(hours, at('2027-01-11T16:30:00Z'))).toEqual(open('2027-01-12T00:00:00.000Z'));
    expect(hoursAt(hours, at('2027-01-11T21:59:30Z'))).toEqual(open('2027-01-12T00:00:00.000Z'));
    expect(hoursAt(hours, at('2027-01-11T10:30:00Z'))).toEqual(closed('2027-01-11T16:00:00.000Z'));
  });

  it('may be always or never open, without an endless search', () => {
    const always = hoursAt(everyDay('00:00', '23:59'), at('2027-01-11T10:30:00Z'));
    expect(always.open).toBe(true);
    expect(Date.parse(always.closesAt ?? '')).toBeGreaterThan(Date.parse('2027-01-20T00:00:00Z'));
    expect(hoursAt({ week: [], closedOn: [] }, at('2027-01-11T10:30:00Z'))).toEqual(closed(null));
  });

  it('exist before staff have set any', () => {
    expect(hoursAt(DEFAULT_HOURS, at('2026-11-23T10:00:00Z')).open).toBe(true);
    expect(hoursAt(DEFAULT_HOURS, at('2026-11-23T22:00:00Z')).open).toBe(false);
  });
});
