import { describe, expect, it } from 'vitest';
import { chosenView } from '#lib/routes/chosen-view.ts';
import { clockOf } from '#lib/timetable/call-view.ts';
import { nameSeason, formatSpan } from '#foundation/dates/name-season.ts';
import { choose, readSelection, selectionQuery, type Choices } from '#lib/timetable/selection.ts';
import { listWeekdays, weekLetters } from '#foundation/dates/list-weekdays.ts';

describe('texts of a timetable', () => {
  it('writes weekdays as people do, in the right case', () => {
    expect(listWeekdays([1, 2, 3, 4, 5, 6, 7], 'el')).toBe('Κάθε ημέρα');
    expect(listWeekdays([2, 3, 4, 5, 6, 7], 'el')).toBe('Κάθε ημέρα εκτός Δευτέρας');
    expect(listWeekdays([6, 3], 'el')).toBe('Τετάρτη και Σάββατο');
    expect(listWeekdays([2, 4, 6], 'en')).toBe('Tuesday, Thursday and Saturday');
    expect(listWeekdays([5], 'en')).toBe('Friday');
    expect(weekLetters([1, 7], 'en').map(({ sails }) => sails)).toEqual([
      true,
      false,
      false,
      false,
      false,
      false,
      true,
    ]);
  });

  it('names seasons after their part of the year', () => {
    const span = (from: string, to: string) => ({ from, to });
    const named = (id: string, ...spans: { from: string; to: string }[]) => nameSeason({ id, spans }, 'el');
    expect(named('11-01', span('2026-11-01', '2027-03-31'))).toEqual({ slug: 'winter', name: 'Χειμώνας' });
    expect(named('04-01', span('2027-04-01', '2027-05-31'), span('2027-10-01', '2027-10-31'))).toEqual({
      slug: 'spring-autumn',
      name: 'Άνοιξη, φθινόπωρο',
    });
    expect(named('01-01', span('2026-01-01', '2027-12-31')).slug).toBe('all');
    expect(named('12-20', span('2026-12-20', '2027-01-06'))).toEqual({
      slug: '12-20',
      name: '20 Δεκ. 2026 – 6 Ιαν. 2027',
    });
    expect(formatSpan(span('2027-06-01', '2027-09-30'), 'en')).toBe('1 June – 30 Sept 2027');
  });

  it('writes minutes of the day as times, also after midnight', () => {
    expect([510, 1490, 0].map(clockOf)).toEqual(['08:30', '00:50', '00:00']);
  });
});

const choices: Choices = {
  named: { today: '2026-11-25', tomorrow: '2026-11-26' },
  ports: ['RHO', 'KOS', 'SYM'],
  lines: [
    { id: 'N1', to: ['PAT', 'RHO'] },
    { id: 'W1', to: ['KAL', 'RHO'] },
  ],
  found: null,
  seasons: [
    { slug: 'winter', spans: [{ from: '2026-11-01', to: '2027-03-31' }] },
    { slug: 'summer', spans: [{ from: '2027-06-01', to: '2027-09-30' }] },
  ],
};
const read = (query: string) => {
  const params = new URLSearchParams(query);
  return readSelection((name) => params.get(name), choices);
};
const defaults = {
  line: 'N1',
  to: 'PAT',
  season: 'winter',
  date: null,
  from: 'RHO',
  destination: null,
};

describe('a choice in the address', () => {
  it('is what the address contains, and the default for missing or invalid values', () => {
    expect(read('')).toEqual(defaults);
    expect(read('line=w1&to=rho&season=summer')).toEqual({
      line: 'W1',
      to: 'RHO',
      season: 'summer',
      date: null,
      from: 'RHO',
      destination: null,
    });
    expect(read('line=XX&to=KAL&season=monsoon&date=2027-02-30')).toEqual(defaults);
  });

  it('takes the season from the day', () => {
    expect(read('date=2027-07-04&season=winter')).toMatchObject({ date: '2027-07-04', season: 'summer' });
  });

  it('writes only what differs from the default page, and reads it back', () => {
    expect(selectionQuery(read(''), choices)).toEqual({});
    for (const query of ['line=W1', 'line=W1&to=RHO&season=summer', 'to=RHO&date=2027-07-04'])
      expect(new URLSearchParams(selectionQuery(read(query), choices)).toString()).toBe(query);
  });

  it('starts another line with its first direction, and removes the day when a season is chosen', () => {
    const back = read('to=RHO');
    expect(choose(back, { line: 'W1' }, choices)).toMatchObject({ line: 'W1', to: 'RHO' });
    expect(choose(read(''), { line: 'W1' }, choices).to).toBe('KAL');
    expect(choose(read('date=2027-07-04'), { season: 'winter' }, choices)).toMatchObject({
      season: 'winter',
      date: null,
    });
    expect(choose(read(''), { date: '2027-07-04' }, choices).season).toBe('summer');
  });

  it('is served beside the static page, which is the same for everybody', () => {
    const at = (path: string, query: string) => chosenView(path, new URLSearchParams(query), false);
    expect(at('/el/itineraries', 'line=W1')).toBe('/el/itineraries/chosen');
    expect(at('/en/itineraries', 'date=2027-07-04')).toBe('/en/itineraries/chosen');
    expect(at('/el/itineraries', '')).toBeNull();
    expect(at('/el/itineraries', 'utm_source=mail')).toBeNull();
  });
});
