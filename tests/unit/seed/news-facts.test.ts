import { describe, expect, it } from 'vitest';
import { addDays, isoWeekday } from '#foundation/dates/day.ts';
import { network } from '#seed/network/network.ts';
import { referencesOf } from '#seed/run/references.ts';
import { seededOfType, seededText } from '#tests/fixtures/seeded.ts';

const newsCategories = seededOfType('newsCategory');
const newsPosts = seededOfType('newsPost');

const languages = ['el', 'en'] as const;
type Season = 'summer' | 'autumn' | 'spring' | 'winter';
const DAY_IN: Record<Season, string> = {
  spring: '04-08',
  summer: '07-15',
  autumn: '10-14',
  winter: '02-18',
};

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** ISO weekdays on which a line sails in a season. */
function weekdaysOf(line: string, season: Season): number[] {
  const day = DAY_IN[season];
  const found = network.calendars
    .filter((calendar) => calendar.line === line)
    .filter(({ season: { from, to } }) => (from <= to ? from <= day && day <= to : day >= from || day <= to))
    .flatMap(({ weekdays }) => weekdays);
  return [...new Set(found)].toSorted();
}

/** The time at which a line arrives at or departs from a port. */
function timeAt(line: string, quay: string, which: 'arrives' | 'departs'): string {
  const call = network.lines.find(({ id }) => id === line)?.calls.find((known) => known.quay === quay);
  return clock(call?.[which] ?? -1);
}

describe.each(languages)('A1 the news contain the network’s times (%s)', (language) => {
  it.each([
    ['october-timetable', 'N1', 'RHO-KOL', 'departs'],
    ['october-timetable', 'E1', 'RHO-KOL', 'departs'],
    ['october-timetable', 'S3', 'RHO-MAN', 'departs'],
    ['october-timetable', 'N3', 'PAT-SKA', 'departs'],
    ['thalia-small-islands', 'P1', 'ARK-1', 'arrives'],
    ['thalia-small-islands', 'P2', 'ARK-1', 'departs'],
    ['thalia-small-islands', 'P2', 'PAT-SKA', 'arrives'],
    ['thalia-small-islands', 'F1', 'AKI-1', 'arrives'],
    ['thalia-small-islands', 'F2', 'PAT-SKA', 'arrives'],
    ['thalia-small-islands', 'D1', 'PAT-SKA', 'departs'],
    ['thalia-small-islands', 'D1', 'TEL-1', 'arrives'],
    ['thalia-small-islands', 'D1', 'KOS-1', 'arrives'],
    ['thalia-small-islands', 'D2', 'TEL-1', 'arrives'],
    ['thalia-small-islands', 'D2', 'PAT-SKA', 'arrives'],
    ['samos-connection', 'N1', 'PAT-SKA', 'arrives'],
    ['samos-connection', 'N3', 'AGN-1', 'arrives'],
    ['samos-connection', 'N3', 'PYT-1', 'arrives'],
    ['samos-connection', 'N4', 'PYT-1', 'departs'],
    ['samos-connection', 'N4', 'PAT-SKA', 'arrives'],
    ['clean-monday', 'S4', 'SYM-GIA', 'departs'],
    ['clean-monday', 'S4', 'RHO-MAN', 'arrives'],
    ['clean-monday', 'N2', 'KAL-POT', 'departs'],
    ['clean-monday', 'W1', 'HLK-1', 'arrives'],
    ['clean-monday', 'K2', 'HLK-1', 'departs'],
    ['clean-monday', 'E2', 'MEG-1', 'departs'],
    ['agios-andreas', 'A1', 'AST-1', 'arrives'],
    ['agios-andreas', 'A2', 'AST-1', 'departs'],
    ['agios-andreas', 'A2', 'KAL-POT', 'arrives'],
    ['agios-andreas', 'A2', 'KOS-1', 'arrives'],
    ['two-ports-of-leros', 'N1', 'LAM-1', 'arrives'],
    ['two-ports-of-leros', 'N2', 'LAM-1', 'arrives'],
    ['two-ports-of-leros', 'D1', 'LER-1', 'arrives'],
    ['two-ports-of-leros', 'D2', 'LER-1', 'arrives'],
    ['climbing-on-kalymnos', 'N1', 'KAL-POT', 'arrives'],
    ['climbing-on-kalymnos', 'W1', 'KAL-POT', 'arrives'],
    ['easter-customs', 'K1', 'DIA-1', 'arrives'],
    ['summer-feasts', 'W2', 'TIL-1', 'departs'],
    ['summer-feasts', 'W2', 'NIS-MAN', 'departs'],
    ['summer-feasts', 'N2', 'LIP-1', 'departs'],
  ] as const)('%s: %s at %s %s', (post, line, quay, which) => {
    expect(seededText(`newsPost-${post}`, `body_${language}`)).toContain(timeAt(line, quay, which));
  });

  it.each(['N1', 'N2'])('the summer timetable lists every call of %s', (line) => {
    const text = seededText('newsPost-summer-timetable', `body_${language}`);
    const calls = network.lines.find(({ id }) => id === line)?.calls ?? [];
    expect(calls.length).toBe(7);
    for (const { arrives, departs } of calls) expect(text).toContain(clock(arrives ?? departs ?? -1));
  });
});

describe('A1 the news contain days of the network’s timetable', () => {
  it.each([
    ['every day to Patmos in summer', 'N1', 'summer', [1, 2, 3, 4, 5, 6, 7]],
    ['all but Monday in October', 'N1', 'autumn', [2, 3, 4, 5, 6, 7]],
    ['Symi for a day in October', 'S3', 'autumn', [1, 3, 7]],
    ['Kamiros Skala on Saturdays', 'H1', 'autumn', [6]],
    ['Samos in October', 'N3', 'autumn', [3, 6]],
    ['Arki', 'P1', 'summer', [1, 4]],
    ['Ikaria', 'F1', 'summer', [2, 7]],
    ['the small islands', 'D1', 'summer', [3, 5, 6]],
    ['west in spring', 'W1', 'spring', [2, 4]],
    ['Astypalaia', 'A1', 'spring', [1, 5]],
    ['Kasos', 'K1', 'spring', [3, 7]],
    ['Panormitis', 'S1', 'spring', [2, 4, 6]],
    ['west on a winter Saturday', 'W1', 'winter', [2, 4, 6]],
    ['home from Symi on a winter Monday', 'S4', 'winter', [1, 3, 7]],
  ] as const)('%s (%s)', (_words, line, season, weekdays) => {
    expect(weekdaysOf(line, season)).toEqual(weekdays);
  });

  // The weekday beside a date is typed by hand, and readers rely on it.
  it.each([
    ['2026-02-20', 5],
    ['2026-02-23', 1],
    ['2026-04-07', 2],
    ['2026-04-12', 7],
    ['2026-07-17', 5],
    ['2026-07-23', 4],
    ['2026-07-28', 2],
    ['2026-08-13', 4],
    ['2026-08-18', 2],
    ['2026-08-22', 6],
    ['2026-10-25', 7],
  ])('%s is weekday %i', (day, weekday) => {
    expect(isoWeekday(day)).toBe(weekday);
  });
});

describe('A1 the news promise only what is sold', () => {
  it.each([
    ['2026-02-20', '21 January'],
    ['2026-04-09', '10 March'],
    ['2026-04-30', '31 March'],
    ['2026-05-29', '29 April'],
    ['2026-08-13', '14 July'],
  ])('early booking for %s ends on %s', (departure, words) => {
    const rule = network.discounts.find(({ id }) => id === 'early')?.condition;
    const days = rule?.kind === 'early' ? rule.days : 0;
    const last = new Date(`${addDays(departure, -days)}T00:00:00Z`);
    const named = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });
    expect(named.format(last)).toBe(words);
    expect(seededText('newsPost-booking-horizon', 'body_en')).toContain(words);
  });

  it.each(languages)('the horizon, the hold and the time to pay (%s)', (language) => {
    const { horizonDays, holdMinutes, payHours } = network.policy;
    expect(seededText('newsPost-booking-horizon', `body_${language}`)).toMatch(
      new RegExp(`\\b${horizonDays}\\b`),
    );
    const site = seededText('newsPost-new-website', `body_${language}`);
    for (const figure of [holdMinutes, payHours]) expect(site).toMatch(new RegExp(`\\b${figure}\\b`));
  });

  it.each(languages)('places for wheelchairs and bicycles on every ship (%s)', (language) => {
    const help = seededText('newsPost-help-on-board', `body_${language}`);
    const bikes = seededText('newsPost-bicycles', `body_${language}`);
    for (const { name, configurations } of network.vessels) {
      const { PMR, BIKE } = configurations[0]?.capacity ?? {};
      expect(help).toContain(`${name[language]}\n${PMR}\n`);
      expect(bikes).toContain(`${name[language]}\n${BIKE}\n`);
    }
    const cents = network.vehicleCategories.find(({ code }) => code === 'BIC')?.flatCents ?? 0;
    expect(bikes).toMatch(language === 'el' ? `${cents / 100}\u00a0€` : `€${cents / 100}`);
  });
});

describe('B1 the categories of the news', () => {
  it('are five, and each has something to read', () => {
    expect(newsCategories).toHaveLength(5);
    expect(newsPosts.length).toBeGreaterThanOrEqual(24);
    for (const { _id } of newsCategories)
      expect(
        newsPosts.filter(({ category }) => referencesOf(category).includes(_id)).length,
        _id,
      ).toBeGreaterThan(2);
  });

  it('B7 use every kind of block somewhere', () => {
    const blocks = newsPosts.flatMap(({ body_el }) => (Array.isArray(body_el) ? body_el : []));
    const kinds = blocks.flatMap((block) =>
      typeof block === 'object' && block !== null && !Array.isArray(block)
        ? [block._type, block.style, block.listItem]
        : [],
    );
    const wanted = 'bookingButton callout embed imageWithAlt textTable h2 h3 blockquote bullet number';
    for (const kind of wanted.split(' ')) expect(kinds).toContain(kind);
  });

  it('spread over more than a year', () => {
    const days = newsPosts.map(({ publishedAt }) => String(publishedAt)).toSorted();
    const [first = '', last = ''] = [days[0], days.at(-1)];
    expect(Date.parse(last) - Date.parse(first)).toBeGreaterThan(400 * 86_400_000);
  });
});
