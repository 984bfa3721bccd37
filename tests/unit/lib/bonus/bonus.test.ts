import { describe, expect, it } from 'vitest';
import { memberProgram } from '#lib/bonus/member-program.ts';
import { groupDigits } from '#foundation/text/conventions.ts';
import { awardFor, countedCents, journeysUntil, pointsFor } from '#lib/bonus/points.ts';
import { readBonusQuestion } from '#lib/bonus/question.ts';
import { bonusRules } from '#lib/bonus/rules.ts';
import type { Quote } from '#contracts/reservations/index.ts';
import { seeded } from '#tests/fixtures/seeded.ts';

const bonusways = seeded('page-bonusways');

const ports = new Set(['RHO', 'SYM']);
const good = { from: 'RHO', to: 'SYM', class: 'VIP', way: 'single', adults: '2', children: '1' };

describe('A1 the input of the points calculator', () => {
  it('is read from the address', () => {
    expect(readBonusQuestion(good, ports).question).toEqual({
      from: 'RHO',
      to: 'SYM',
      class: 'VIP',
      isReturn: false,
      adults: 2,
      children: 1,
    });
  });

  it('isn’t submitted on the initial page, which has no errors', () => {
    expect(readBonusQuestion({}, ports)).toMatchObject({ isSubmitted: false, errors: [], question: null });
  });

  it.each([
    [{ from: '' }, 'from', 'fromMissing'],
    [{ to: '' }, 'to', 'toMissing'],
    [{ from: 'XYZ' }, 'from', 'portUnknown'],
    [{ to: 'RHO' }, 'to', 'samePort'],
    [{ adults: '0' }, 'adults', 'adultsWrong'],
    [{ adults: '12' }, 'adults', 'adultsWrong'],
    [{ adults: '1e3' }, 'adults', 'adultsWrong'],
    [{ children: '-1' }, 'children', 'childrenWrong'],
    [{ adults: '9', children: '1' }, 'children', 'tooMany'],
  ])('with %o has an error at the field %s', (change, field, code) => {
    const reading = readBonusQuestion({ ...good, ...change }, ports);
    expect(reading.errors).toEqual([{ field, code }]);
    expect(reading.question).toBeNull();
    expect(reading.values).toEqual({ ...good, ...change });
  });

  it('treats a repeated field as missing', () => {
    expect(readBonusQuestion({ ...good, from: ['RHO', 'SYM'] }, ports).errors).toEqual([
      { field: 'from', code: 'fromMissing' },
    ]);
  });
});

describe('A1 the points of a journey', () => {
  const text = { el: '', en: '' };
  const quote: Quote = {
    currency: 'EUR',
    lines: [
      { kind: 'fare', segment: 0, item: 'passenger:0', text, cents: 2450 },
      { kind: 'discount', segment: 0, item: 'passenger:0', text, cents: -490 },
      { kind: 'dues', segment: 0, item: 'passenger:0', text, cents: 100 },
      { kind: 'fare', segment: 0, item: 'vehicle:0', text, cents: 4400 },
    ],
    segmentCents: [6460],
    segmentFullCents: [6950],
    discountCents: -490,
    vat: [],
    totalCents: 6460,
  };

  it('count passenger fares after discounts, without dues and vehicles', () => {
    expect(countedCents(quote)).toBe(1960);
    expect(pointsFor(1960, 10)).toBe(196);
    expect(pointsFor(1969, 10)).toBe(196);
  });

  it('buy a ticket, depending on the price of the crossing', () => {
    expect([awardFor(2000), awardFor(2001), awardFor(999_999)].map(({ points }) => points)).toEqual([
      2000, 3500, 6500,
    ]);
    expect(journeysUntil(2000, 196)).toBe(11);
    expect(journeysUntil(2000, 0)).toBeNull();
  });

  it('are printed with the separator of the language', () => {
    expect([groupDigits(10_000, 'el'), groupDigits(950, 'el'), groupDigits(10_000, 'en')]).toEqual([
      '10.000',
      '950',
      '10,000',
    ]);
  });
});

describe('A1 the rules of the programme', () => {
  it('rise with the level and with the price', () => {
    const rising = (values: readonly number[]) =>
      values.every((value, index) => value > (values[index - 1] ?? -1));
    expect(rising(bonusRules.levels.map(({ fromPoints }) => fromPoints))).toBe(true);
    expect(rising(bonusRules.levels.map(({ pointsPerEuro }) => pointsPerEuro))).toBe(true);
    expect(rising(bonusRules.awards.map(({ points }) => points))).toBe(true);
    expect(bonusRules.awards.at(-1)?.upToCents).toBeNull();
  });

  // The page is in the Studio and the figures are in the code, so at least the seeded page must agree.
  it.each(['el', 'en'] as const)('match the seeded page (%s)', (language) => {
    const text = JSON.stringify(bonusways[`body_${language}`]);
    const figures = [
      ...bonusRules.levels.map(({ pointsPerEuro }) => pointsPerEuro),
      bonusRules.validMonths,
      bonusRules.householdSize,
      bonusRules.youngestMember,
    ];
    for (const figure of figures) expect(text).toMatch(new RegExp(`\\b${figure}\\b`));
  });

  it('are told to search engines', () => {
    expect(
      memberProgram({
        site: 'https://m.example',
        path: '/bonusways',
        name: 'Bonus Ways',
        levelName: (id) => id,
      }),
    ).toMatchObject({ hasTiers: [{ name: 'avra' }, { name: 'maistros' }, { name: 'meltemi' }] });
  });
});
