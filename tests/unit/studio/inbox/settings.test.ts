import { describe, expect, it } from 'vitest';
import { placeOf } from '#studio/inbox/places.ts';
import { fieldLabel } from '#studio/inbox/requests/request-texts.ts';
import { daysOf, nextSpan, weekOf, withSpans, invalidDays } from '#studio/inbox/settings/week.ts';
import { formatDay, formatMoment, formatWait } from '#studio/locale/format-moment.ts';
import { translateIn } from '#studio/locale/text.ts';

describe('E5 office hours in the form', () => {
  const week = [
    { weekday: 1, opens: '17:00', closes: '20:00' },
    { weekday: 1, opens: '09:00', closes: '14:00' },
    { weekday: 6, opens: '10:00', closes: '14:00' },
  ];

  it('have a row for each day, including closed ones, with spans in order', () => {
    const days = daysOf(week);
    expect(days.map(({ spans }) => spans.length)).toEqual([2, 0, 0, 0, 0, 1, 0]);
    expect(days[0]?.spans[0]?.opens).toBe('09:00');
    expect(weekOf(days)).toHaveLength(3);
  });

  it('suggest the whole day first, then the time after a break', () => {
    expect(nextSpan([])).toEqual({ opens: '09:00', closes: '17:00' });
    expect(nextSpan([{ opens: '09:00', closes: '14:00' }])).toEqual({ opens: '14:00', closes: '23:00' });
  });

  it('are invalid if spans overlap or end before they begin', () => {
    const days = daysOf(week);
    expect(invalidDays(days)).toEqual([]);
    const overlapping = withSpans(days, 1, [
      { opens: '09:00', closes: '15:00' },
      { opens: '14:00', closes: '18:00' },
    ]);
    expect(invalidDays(overlapping)).toEqual([1]);
    expect(invalidDays(withSpans(days, 3, [{ opens: '18:00', closes: '09:00' }]))).toEqual([3]);
  });
});

describe('E5 texts in the inbox', () => {
  it('show the time for today and the day for anything older, in Greek time', () => {
    const now = new Date('2026-07-01T12:00:00Z');
    expect(formatMoment('2026-07-01T09:05:00Z', now, 'el')).toBe('12:05');
    expect(formatMoment('2026-06-30T22:30:00Z', now, 'en')).toBe('01:30');
    expect(formatMoment('2026-06-29T09:05:00Z', now, 'en')).toBe('29 Jun, 12:05');
    expect(formatDay('2026-12-01', 'el')).toBe('1 Δεκεμβρίου 2026');
  });

  it('show how long somebody has waited', () => {
    const said = [0, 1, 59, 60, 2879, 2880].map((minutes) => formatWait(minutes, 'en'));
    expect(said).toEqual(['0 minutes', '1 minute', '59 minutes', '1 hour', '47 hours', '2 days']);
    expect([1, 9].map((minutes) => formatWait(minutes, 'el'))).toEqual(['1 λεπτό', '9 λεπτά']);
  });

  it('label the fields of the forms, and show unknown fields by name', () => {
    expect(fieldLabel('weightKg', translateIn('el'))).toBe('Βάρος (κιλά)');
    expect(fieldLabel('shoeSize', translateIn('el'))).toBe('shoeSize');
  });

  it('start with the conversations for an unknown address', () => {
    expect(placeOf({})).toEqual({ view: 'conversations', id: null });
    expect(placeOf({ view: 'nonsense', id: '' })).toEqual({ view: 'conversations', id: null });
    expect(placeOf({ view: 'requests', id: 'M-1' })).toEqual({ view: 'requests', id: 'M-1' });
  });
});
