import { describe, expect, it } from 'vitest';
import { addDays, isoWeekday } from '#foundation/dates/day.ts';
import { network } from '#seed/network/network.ts';
import { seededText } from '#tests/fixtures/seeded.ts';

type Language = 'el' | 'en';
const languages: Language[] = ['el', 'en'];

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

function callsOf(line: string) {
  return network.lines.find(({ id }) => id === line)?.calls ?? [];
}

function isInSeason(day: string, { from, to }: { from: string; to: string }): boolean {
  const inYear = day.slice(5);
  return from <= to ? from <= inYear && inYear <= to : inYear >= from || inYear <= to;
}

/** Days on which a line sails, `first` and `last` included. */
function daysOf(line: string, first: string, last: string): string[] {
  const days: string[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) {
    const planned = network.calendars.some(
      (calendar) =>
        calendar.line === line &&
        calendar.weekdays.includes(isoWeekday(day)) &&
        isInSeason(day, calendar.season),
    );
    const removed = network.exceptions.some(
      (exception) => exception.kind !== 'add' && exception.line === line && exception.date === day,
    );
    if (planned && !removed) days.push(day);
  }
  return days;
}

const and = { el: ' και ', en: ' and ' };
const months = { el: ['Δεκεμβρίου', 'Ιανουαρίου'], en: ['December', 'January'] };

/** «19, 22 και 24 Δεκεμβρίου, 2 και 5 Ιανουαρίου», with weekdays if `withWeekday`. */
function inWords(days: string[], language: Language, withWeekday: boolean): string {
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  return ['12', '01']
    .map((month, index) => {
      const names = days
        .filter((day) => day.slice(5, 7) === month)
        .map((day) => `${withWeekday ? `${weekday.format(Date.parse(day))} ` : ''}${Number(day.slice(8))}`);
      const list = [names.slice(0, -1).join(', '), names.slice(-1).join('')].filter(Boolean);
      return `${list.join(and[language])} ${months[language][index]}`;
    })
    .join(', ');
}

describe.each(languages)('the timetable in the news (%s)', (language) => {
  const winter = seededText('newsPost-winter-timetable', `body_${language}`);
  const holidays = seededText('newsPost-holiday-sailings', `body_${language}`);

  it.each(['N1', 'W1', 'E1', 'S3', 'S1', 'K1', 'A1'])('has the correct times of %s', (line) => {
    const calls = callsOf(line);
    expect(calls.length).toBeGreaterThan(0);
    expect(winter).toContain(clock(calls[0]?.departs ?? 0));
    if (line === 'N1' || line === 'W1')
      for (const { arrives } of calls.slice(1)) expect(winter).toContain(clock(arrives ?? 0));
  });

  it.each([
    ['N1', true],
    ['W1', false],
    ['E1', false],
    ['S1', false],
    ['K1', false],
    ['A1', false],
    // Travellers to Symi read that there is no ship on a Wednesday.
    ['S3', false],
    ['H1', false],
  ])('lists the days of %s over the holidays', (line, withWeekday) => {
    const words = inWords(daysOf(line, '2026-12-18', '2027-01-08'), language, withWeekday);
    expect(holidays).toContain(`${words}.`);
  });

  it('describes the call at Panormitis as in the timetable', () => {
    const post = seededText('newsPost-panormitis-call', `body_${language}`);
    const [start, panormitis, end] = callsOf('S1');
    expect(panormitis?.stopover).toBe(true);
    for (const minutes of [start?.departs, panormitis?.arrives, panormitis?.departs, end?.arrives])
      expect(post).toContain(clock(minutes ?? 0));
  });
});

const winterDays: [string, Record<Language, string>][] = [
  ['N1', { el: 'Παρασκευή και Κυριακή', en: 'Fridays and Sundays' }],
  ['N3', { el: 'Παρασκευή', en: 'Fridays' }],
  [
    'W1',
    {
      el: 'Τρίτη, Πέμπτη και, από τον Νοέμβριο, Σάββατο',
      en: 'Tuesdays, Thursdays and, from November, Saturdays',
    },
  ],
  [
    'E1',
    {
      el: 'Δευτέρα, Παρασκευή και, από τον Νοέμβριο, Τετάρτη',
      en: 'Mondays, Fridays and, from November, Wednesdays',
    },
  ],
  ['S3', { el: 'Δευτέρα, Τετάρτη και Κυριακή', en: 'Mondays, Wednesdays and Sundays' }],
  ['S1', { el: 'Τρίτη, Πέμπτη και Σάββατο', en: 'Tuesdays, Thursdays and Saturdays' }],
  ['K1', { el: 'Τετάρτη και Κυριακή', en: 'Wednesdays and Sundays' }],
  ['A1', { el: 'Δευτέρα και Παρασκευή', en: 'Mondays and Fridays' }],
];

describe.each(winterDays)('the winter days of %s', (line, words) => {
  it.each(languages)('are those of the network (%s)', (language) => {
    const format = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
    const sailed = new Set(
      daysOf(line, '2027-01-11', '2027-01-17').map((day) => format.format(Date.parse(day))),
    );
    const named = words[language].match(/\p{Lu}\p{L}+/gu) ?? [];
    const weekdays = named
      .map((name) => name.replace(/s$/, ''))
      .filter((name) => !['Νοέμβριο', 'November'].includes(name));
    expect([...sailed].toSorted()).toEqual(weekdays.toSorted());
    expect(seededText('newsPost-winter-timetable', `body_${language}`)).toContain(words[language]);
  });
});

describe.each(languages)('promises on the pages (%s)', (language) => {
  const terms = seededText('page-travel-terms', `body_${language}`);
  const unit = { el: ['λεπτά', 'ώρες'], en: ['minutes', 'hours'] }[language];

  it('are the network’s terms of sale', () => {
    const { holdMinutes, payHours, payBeforeDepartureMinutes, beThereMinutes } = network.policy;
    expect(terms).toContain(`${holdMinutes} ${unit[0]}`);
    expect(terms).toContain(`${payHours} ${unit[1]}`);
    expect(terms).toContain(`${payBeforeDepartureMinutes} ${unit[0]}`);
    expect(terms).toContain(`${beThereMinutes.fast} ${unit[0]}`);
    expect(terms).toContain(`, ${beThereMinutes.ferry} `);
  });

  it.each([
    ['return', 'offer-return'],
    ['early', 'offer-early-booking'],
  ])('state the network’s discount %s', (id, offer) => {
    const percent = network.discounts.find((discount) => discount.id === id)?.percent;
    expect(seededText(offer, `badge_${language}`).replace(/\s/u, '')).toBe(`−${percent}%`);
    expect(seededText(offer, `summary_${language}`).replaceAll('\u00a0', '')).toContain(`${percent}%`);
  });

  it('have a heading for every ship, where the page shows the network’s figures', () => {
    const fleet = seededText('page-fleet', `body_${language}`).split('\n');
    for (const { name } of network.vessels) expect(fleet, name.en).toContain(name[language]);
  });
});
