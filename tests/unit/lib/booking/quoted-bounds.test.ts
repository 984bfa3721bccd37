import { describe, expect, test } from 'vitest';
import { chosenTrips } from '#lib/booking/choose.ts';
import { atQuotedPrices, classesToQuote, shareOfBound } from '#lib/booking/quoted-bounds.ts';
import { journeyOf, legOf, queryOf, tripOf, wayOf } from '#tests/fixtures/search-results.ts';
import type { Quote } from '#contracts/reservations/index.ts';

const classes = [
  { class: 'ECO' as const, free: 9, totalCents: 10_000 },
  { class: 'VIP' as const, free: 4, totalCents: 18_000 },
];
const out = journeyOf(
  'out',
  [
    legOf('A', ['RHO', '16 09:00'], ['SYM', '16 10:00']),
    legOf('B', ['SYM', '16 11:00'], ['KOS', '16 12:00']),
  ],
  { classes },
);
const back = journeyOf('back', [legOf('C', ['KOS', '18 09:00'], ['RHO', '18 10:00'])], { classes });
const way = (from: string, to: string, day: number, id: string, direction: 'A' | 'R' = 'A') => ({
  ...wayOf(from, to, `2027-06-${day}`, id),
  direction,
});
const query = queryOf([way('RHO', 'KOS', 16, 'out'), way('KOS', 'RHO', 18, 'back', 'R')]);
const chosen = chosenTrips(query, { trips: [tripOf([out]), tripOf([back])] });
const quoteOf = (segmentCents: number[]): Quote => ({
  currency: 'EUR',
  lines: [],
  segmentCents,
  segmentFullCents: segmentCents,
  discountCents: 0,
  vat: [],
  totalCents: segmentCents.reduce((sum, cents) => sum + cents, 0),
});
const quote = quoteOf([3000, 5000, 10_000]);

// The cards showed the price of each bound on its own, and didn't add up to the total beside them.
describe('D6 choices are shown at their share of the total', () => {
  test('the ships of one bound have one price', () => {
    expect([0, 1].map((index) => shareOfBound(chosen, index, quote).totalCents)).toEqual([8000, 10_000]);
  });

  test('another class is quoted again only where the discount depends on the other choices', () => {
    expect(classesToQuote(chosen, quote)).toEqual([
      {
        way: 0,
        class: 'VIP',
        segments: chosen.segments.map((each) => (each.way === 0 ? { ...each, class: 'VIP' } : each)),
      },
    ]);
  });

  test('the cards add up to the total, and a class without a quote keeps its price from the search', () => {
    const { bounds } = atQuotedPrices(chosen, (index, travelClass) =>
      travelClass === 'ECO' ? shareOfBound(chosen, index, quote) : null,
    );
    expect(bounds.map((each) => each?.totalCents)).toEqual([8000, 10_000]);
    expect(bounds[0]?.journey.classes.map(({ totalCents }) => totalCents)).toEqual([8000, 18_000]);
  });

  // The same sailing had three prices in one search: with early booking, without, and with the return discount.
  test('a bound says which discounts make its price, added up by name over its ships and travellers', () => {
    const off = { kind: 'discount' as const, text: { el: 'Επιστροφή', en: 'Return' } };
    const fare = { kind: 'fare' as const, text: { el: 'Ενήλικας', en: 'Adult' } };
    const lines = [
      { ...fare, segment: 0, item: 'passenger:0', cents: 4000 },
      { ...off, segment: 0, item: 'passenger:0', cents: -1000 },
      { ...fare, segment: 1, item: 'passenger:0', cents: 5000 },
      { ...fare, segment: 1, item: 'vehicle:0', cents: 333 },
      { ...off, segment: 1, item: 'passenger:0', cents: -333 },
      { ...fare, segment: 2, item: 'passenger:0', cents: 10_000 },
    ];
    const prices = [0, 1].map((index) => shareOfBound(chosen, index, { ...quote, lines }));
    expect(prices).toEqual([
      { totalCents: 8000, breakdown: { fullCents: 9333, discounts: [{ text: off.text, cents: -1333 }] } },
      { totalCents: 10_000, breakdown: { fullCents: 10_000, discounts: [] } },
    ]);
    const [out] = atQuotedPrices(chosen, (index) => prices[index] ?? null).bounds;
    expect(out?.breakdown).toEqual(prices[0]?.breakdown);
    expect(out?.journey.classes[0]?.breakdown).toEqual(prices[0]?.breakdown);
  });
});
