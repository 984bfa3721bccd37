import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { ageOn } from '#foundation/dates/day.ts';
import { NetworkData, type Party } from '#contracts/reservations/index.ts';
import { detailErrors } from '#reservations/bookings/validate-details.ts';
import { createTariff } from '#reservations/fares/tariff.ts';
import { type PricedSegment, quote, type QuoteTerms } from '#reservations/fares/quote.ts';
import { network } from '#seed/network/network.ts';

const data = v.parse(NetworkData, network);
const book = createTariff(data);
const ISSUED = '2026-11-21';

const out: PricedSegment = {
  direction: 'A',
  class: 'ECO',
  from: 'RHO',
  to: 'SYM',
  fromIsland: 'rhodes',
  toIsland: 'symi',
  lineId: 'S3',
  vesselKind: 'fast',
  day: '2026-12-06',
};
const back: PricedSegment = {
  ...out,
  direction: 'R',
  from: 'SYM',
  to: 'RHO',
  fromIsland: 'symi',
  toIsland: 'rhodes',
  lineId: 'S4',
};

function one(entitlement: string | null, category: 'ADT' | 'CHD' | 'INF' = 'ADT'): Party {
  return { passengers: [{ category, entitlement }], vehicles: [], pets: [] };
}

function price(segments: PricedSegment[], party: Party, terms: QuoteTerms = {}, issuedOn = ISSUED) {
  const result = quote(book, segments, party, issuedOn, terms);
  if (!result) throw new Error('not for sale');
  return result;
}

const given = (result: ReturnType<typeof price>) =>
  result.lines.flatMap((line) => (line.kind === 'discount' ? [[line.rule, line.cents]] : []));

describe('D3 entitlements that a traveller claims (domain 4.6)', () => {
  it.each([
    ['STU', -613],
    ['LRG', -490],
    ['DIS', -1225],
    ['DIS-C', -1225],
    ['ISL', -245],
    ['MIL', -1225],
    ['LOY', -490],
  ])('%s lowers the fare of an adult by its share, half a cent up, and never the dues', (code, cents) => {
    const result = price([out], one(code));
    expect(given(result)).toEqual([[code, cents]]);
    expect(result.totalCents).toBe(2450 + cents + 100);
  });

  it('lists the proofs to show on board, and only for claims that are used', () => {
    const proofs = (result: ReturnType<typeof price>) =>
      result.proofs?.map(({ item, text }) => [item, text.en]);
    expect(proofs(price([out], one('STU')))).toEqual([
      ['passenger:0', 'Student card of a Greek institution.'],
    ]);
    expect(proofs(price([out], one(null)))).toEqual([]);
    // The return discount equals a large family’s and comes first: no proof is needed.
    const both = price([out, { ...back, day: '2026-12-09' }], one('LRG'));
    expect(given(both).map(([rule]) => rule)).toEqual(['return', 'return']);
    expect(proofs(both)).toEqual([]);
    expect(proofs(price([out], one(null, 'CHD')))?.[0]?.[1]).toContain('birth certificate');
  });

  it('gives the larger of a claim and an offer, never both', () => {
    const far = { ...out, day: '2027-02-07' };
    expect(given(price([far], one('ISL')))).toEqual([['early', -368]]);
    expect(given(price([far], one('STU')))).toEqual([['STU', -613]]);
    expect(given(price([out, { ...back, day: '2026-12-09' }], one('STU')))).toEqual([
      ['STU', -613],
      ['STU', -613],
    ]);
  });

  it('prefers the refundable one of two equal discounts', () => {
    const equal = createTariff({
      ...data,
      discounts: data.discounts
        .map((rule) => ({ ...rule, percent: 20 }))
        .toSorted((a) => (a.id === 'early' ? -1 : 1)),
    });
    const far = [
      { ...out, day: '2027-02-07' },
      { ...back, day: '2027-02-10' },
    ];
    expect(quote(equal, far, one(null), ISSUED)?.lines.flatMap(({ rule }) => rule ?? [])).toEqual([
      'return',
      'return',
    ]);
  });

  it('gives a child nothing on top of the half fare, an infant nothing at all, and a car nothing', () => {
    expect(given(price([out], one('DIS', 'CHD')))).toEqual([]);
    expect(given(price([out], one('LOY', 'INF')))).toEqual([]);
    const withCar = { ...one('LOY'), vehicles: [{ category: 'CAR1' as const }] };
    expect(price([out], withCar).lines.filter((line) => line.kind === 'discount')).toHaveLength(1);
  });

  it('explains each discount in both languages and states when it is not refundable', () => {
    const early = price([{ ...out, day: '2027-02-07' }], one(null)).lines.find(
      ({ rule }) => rule === 'early',
    );
    expect(early).toMatchObject({
      refundable: false,
      text: { el: 'Έγκαιρη κράτηση −15 %', en: 'Early booking −15%' },
    });
    expect(early?.why?.el).toContain('30 ημέρες');
    expect(price([out], one('STU')).lines.find(({ rule }) => rule === 'STU')?.refundable).toBeUndefined();
  });
});

describe('D3 promo codes', () => {
  it('take an amount off each traveller and bound, and never more than the fare', () => {
    const result = price([out, { ...back, day: '2026-12-09' }], one(null), { promoCode: 'symi5' });
    expect(given(result)).toEqual([
      ['promo:SYMI5', -500],
      ['promo:SYMI5', -500],
    ]);
    expect(result.promo).toMatchObject({ code: 'SYMI5', cents: 1000 });
    const generous = createTariff({
      ...data,
      promoCodes: data.promoCodes.map((rule) => ({
        ...rule,
        gives: { kind: 'cents' as const, cents: 99_999 },
      })),
    });
    expect(quote(generous, [out], one(null), ISSUED, { promoCode: 'SYMI5' })?.totalCents).toBe(100);
  });

  it('add to another discount only when their rule allows it, on what is left', () => {
    const party = { ...one(null), vehicles: [{ category: 'CAR1' as const }] };
    const trip = [
      { ...out, vesselKind: 'ferry' as const },
      { ...back, vesselKind: 'ferry' as const, day: '2026-12-09' },
    ];
    const lines = price(trip, party, { promoCode: 'AMAXI5' }).lines.filter(
      (line) => line.item === 'vehicle:0' && line.segment === 0,
    );
    const fare = lines[0]?.cents ?? 0;
    expect(lines.map((line) => [line.rule, line.cents])).toEqual([
      [undefined, fare],
      ['return', -Math.round(fare * 0.2)],
      ['promo:AMAXI5', -Math.round(fare * 0.8 * 0.05)],
      [undefined, 200],
    ]);
    expect(
      given(price([out, { ...back, day: '2026-12-09' }], one(null), { promoCode: 'MELTEMI10' })),
    ).toEqual([
      ['return', -490],
      ['return', -490],
    ]);
  });

  it('apply on their days of issue and of travel, first and last included', () => {
    const cents = (issuedOn: string, day: string) =>
      price([{ ...out, day }], one(null), { promoCode: 'SYMI5' }, issuedOn).promo?.cents;
    expect(cents('2026-11-14', '2026-11-20')).toBe(0);
    expect(cents('2026-11-15', '2026-11-20')).toBe(500);
    expect(cents('2027-03-31', '2027-03-31')).toBe(500);
    expect(cents('2027-03-31', '2027-04-01')).toBe(0);
  });

  it('are refused in other channels', () => {
    expect(price([out], one(null), { promoCode: 'SYMI5', channel: 'agency' }).promo?.cents).toBe(0);
  });
});

describe('D3 the day trip (domain 4.8)', () => {
  const seats = (count: number): QuoteTerms => ({ dayTripSeats: () => count });

  it('costs its price for both bounds, dues included, with the odd cent on the outbound one', () => {
    const result = price([out, back], one(null), seats(1));
    expect(result.totalCents).toBe(2900);
    expect(result.segmentCents).toEqual([1450, 1450]);
    const odd = createTariff({
      ...data,
      dayTrips: data.dayTrips.map((rule) => ({ ...rule, returnCents: 1901 })),
    });
    expect(quote(odd, [out, back], one(null), ISSUED, seats(1))?.segmentCents).toEqual([951, 950]);
  });

  it('gives the tickets to those who save most: a soldier who pays half needs none', () => {
    const party = {
      ...one(null),
      passengers: [{ category: 'ADT' as const, entitlement: 'MIL' }, { category: 'ADT' as const }],
    };
    const result = price([out, back], party, seats(1));
    expect(given(result).map(([rule]) => rule)).toEqual(['MIL', 'day-trip-symi', 'MIL', 'day-trip-symi']);
  });

  it('is not sold on other lines, on another day, in a better seat, or when none is left', () => {
    const rules = (segments: PricedSegment[], left = 9) =>
      new Set(given(price(segments, one(null), seats(left))).map(([rule]) => rule));
    for (const way of [{ lineId: 'N2' }, { day: '2026-12-07' }])
      expect(rules([out, { ...back, ...way }])).toEqual(new Set(['return']));
    expect(
      rules([
        { ...out, class: 'VIP' },
        { ...back, class: 'VIP' },
      ]),
    ).toEqual(new Set(['return']));
    expect(rules([out, back], 0)).toEqual(new Set(['return']));
    expect(rules([out, back])).toEqual(new Set(['day-trip-symi']));
  });
});

describe('D3 boundaries of ages and dates', () => {
  const errors = (category: 'ADT' | 'CHD' | 'INF', birthDate: string, travelDay: string) =>
    detailErrors(
      book,
      { passengers: [{ category }, { category: 'ADT' }], vehicles: [], pets: [] },
      {
        passengers: [birthDate, '1980-01-01'].map((born) => ({
          surname: 'Παπαδοπούλου',
          given: 'Άννα',
          gender: 'F' as const,
          nationality: 'GR',
          birthDate: born,
          specialCare: '',
        })),
        vehicles: [],
        contact: { email: 'anna@example.gr', phone: null, refused: false },
      },
      travelDay,
      ISSUED,
    ).map(({ code }) => code);

  it.each([
    ['INF', '2022-06-10', '2027-06-09', true],
    ['INF', '2022-06-10', '2027-06-10', false],
    ['CHD', '2022-06-10', '2027-06-10', true],
    ['CHD', '2016-06-10', '2027-06-09', true],
    ['CHD', '2016-06-10', '2027-06-10', false],
    ['ADT', '2016-06-10', '2027-06-10', true],
    // Born on 29 February: a year older on 1 March, or on the day itself in a leap year.
    ['CHD', '2016-02-29', '2027-02-28', true],
    ['CHD', '2016-02-29', '2027-03-01', false],
    ['ADT', '2016-02-29', '2027-03-01', true],
    ['INF', '2024-02-29', '2028-02-29', true],
  ] as const)('%s born on %s may travel on %s: %s', (category, born, day, fits) => {
    expect(errors(category, born, day)).toEqual(fits ? [] : ['age_mismatch']);
  });

  it('count years as people do', () => {
    expect(ageOn('2020-02-29', '2024-02-28')).toBe(3);
    expect(ageOn('2020-02-29', '2024-02-29')).toBe(4);
  });

  it('change fares, dues and VAT with the day of travel, and offers with the day of issue', () => {
    const [fare] = data.fares.filter(
      (row) => row.from === 'RHO' && row.to === 'SYM' && row.vesselKind === 'fast' && row.product === 'ECO',
    );
    if (!fare) throw new Error('no fare');
    const seasons = createTariff({
      ...data,
      fares: [
        { ...fare, cents: 2000, validTo: '2027-05-31' },
        { ...fare, cents: 3000, validFrom: '2027-06-01', validTo: '2027-09-30' },
        { ...fare, cents: 2000, validFrom: '2027-10-01', validTo: null },
      ],
      dues: [
        { port: null, kind: 'passenger', cents: 100, validFrom: '2026-01-01', validTo: '2027-06-30' },
        { port: null, kind: 'passenger', cents: 150, validFrom: '2027-07-01', validTo: null },
      ],
      vat: [
        { line: null, kind: 'passenger', perMille: 130, validFrom: '2026-01-01', validTo: '2027-12-31' },
        { line: null, kind: 'passenger', perMille: 90, validFrom: '2028-01-01', validTo: null },
      ],
      discounts: data.discounts.map((rule) => ({ ...rule, validTo: '2026-12-31' })),
    });
    const at = (day: string, issuedOn = day) => quote(seasons, [{ ...out, day }], one(null), issuedOn);
    expect(
      ['2027-05-31', '2027-06-01', '2027-09-30', '2027-10-01'].map((day) => at(day)?.totalCents),
    ).toEqual([2100, 3100, 3150, 2150]);
    expect(at('2027-12-31')?.vat).toEqual([{ perMille: 130, cents: 230 }]);
    expect(at('2028-01-01')?.vat).toEqual([{ perMille: 90, cents: 165 }]);
    expect(at('2027-05-31', '2026-12-31')?.discountCents).toBe(-300);
    expect(at('2027-05-31', '2027-01-01')?.discountCents).toBe(0);
  });
});
