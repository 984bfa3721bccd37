import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import {
  NetworkData,
  type Party,
  passengerCategories,
  vehicleCategories,
} from '#contracts/reservations/index.ts';
import { createTariff } from '#reservations/fares/tariff.ts';
import { type PricedSegment, quote } from '#reservations/fares/quote.ts';
import { network } from '#seed/network/network.ts';

const book = createTariff(v.parse(NetworkData, network));
const ISSUED = '2026-11-21';
const FAST: PricedSegment['vesselKind'] = 'fast';

function segment(given: Partial<PricedSegment> = {}): PricedSegment {
  return {
    direction: 'A',
    class: 'ECO',
    from: 'RHO',
    to: 'SYM',
    fromIsland: 'rhodes',
    toIsland: 'symi',
    lineId: 'S3',
    vesselKind: 'fast',
    day: '2026-12-02',
    ...given,
  };
}
const back = segment({
  direction: 'R',
  from: 'SYM',
  to: 'RHO',
  fromIsland: 'symi',
  toIsland: 'rhodes',
  lineId: 'S4',
});

function party(given: { passengers?: string[]; vehicles?: string[]; pets?: string[] }): Party {
  const pick = <T extends string>(codes: readonly T[], names: string[]) =>
    names.flatMap((name) => codes.filter((code) => code === name).map((category) => ({ category })));
  return {
    passengers: pick(passengerCategories, given.passengers ?? ['ADT']),
    vehicles: pick(vehicleCategories, given.vehicles ?? []),
    pets: pick(['PET_SMALL', 'PET_CAGE'], given.pets ?? []),
  };
}

function price(segments: PricedSegment[], who: Party = party({})) {
  const result = quote(book, segments, who, ISSUED);
  if (!result) throw new Error('not for sale');
  return result;
}

const lines = (result: ReturnType<typeof price>) =>
  result.lines.map((line) => `${line.item} ${line.kind} ${line.cents}`);

describe('the price list of the demo (domain 4.2)', () => {
  it.each([
    ['RHO', 'SYM', 2450, 4400, 1100],
    ['RHO', 'PAT', 6850, 12300, 3100],
    ['KOS', 'KAL', 1950, 3500, 900],
    ['LAM', 'LIP', 1600, 2900, 700],
    ['RHO', 'MEG', 4950, 8900, 2250],
    ['LIP', 'ARK', 1400, 2500, 650],
  ])('%s–%s by fast ship', (from, to, adult, car, motorbike) => {
    const pair = { from, to, vesselKind: FAST };
    expect(book.fareCents(pair, 'ECO', ISSUED)).toBe(adult);
    expect(book.fareCents(pair, 'CAR', ISSUED)).toBe(car);
    expect(book.fareCents(pair, 'MOTO', ISSUED)).toBe(motorbike);
  });

  it.each([
    ['RHO', 'HLK', 1850],
    ['KAL', 'AST', 2000],
    ['PAN', 'SYM', 1000],
    ['KAR', 'KAS', 1400],
  ])('%s–%s by ferry', (from, to, adult) => {
    expect(book.fareCents({ from, to, vesselKind: 'ferry' }, 'ECO', ISSUED)).toBe(adult);
  });
});

describe('a quote', () => {
  it('lists fare and dues, and the VAT contained in the fare only', () => {
    const result = price([segment()]);
    expect(lines(result)).toEqual(['passenger:0 fare 2450', 'passenger:0 dues 100']);
    expect(result).toMatchObject({
      totalCents: 2550,
      discountCents: 0,
      vat: [{ perMille: 130, cents: 282 }],
    });
  });

  it('halves the fare for a child, and lists an infant free of charge', () => {
    const result = price([segment()], party({ passengers: ['ADT', 'CHD', 'INF'] }));
    expect(lines(result).slice(2)).toEqual([
      'passenger:1 fare 1225',
      'passenger:1 dues 100',
      'passenger:2 fare 0',
    ]);
  });

  it('takes a fifth off both bounds bought together, never off dues, and not off a child who pays half', () => {
    const result = price([segment(), back], party({ passengers: ['ADT', 'CHD'], vehicles: ['CAR1'] }));
    expect(
      result.lines
        .filter((line) => line.kind === 'discount')
        .map((line) => [line.segment, line.item, line.cents]),
    ).toEqual([
      [0, 'passenger:0', -490],
      [0, 'vehicle:0', -880],
      [1, 'passenger:0', -490],
      [1, 'vehicle:0', -880],
    ]);
    expect(result.segmentFullCents).toEqual([2450 + 100 + 1225 + 100 + 4400 + 200, 8475]);
    expect(result.segmentCents).toEqual([7105, 7105]);
  });

  it('applies the return discount per island, and not to two outbound journeys', () => {
    expect(price([segment(), { ...back, direction: 'A' }]).discountCents).toBe(0);
    const leros = segment({ from: 'KAL', to: 'LER', fromIsland: 'kalymnos', toIsland: 'leros' });
    const home = segment({
      direction: 'R',
      from: 'LAM',
      to: 'KAL',
      fromIsland: 'leros',
      toIsland: 'kalymnos',
    });
    expect(price([leros, home]).discountCents).toBeLessThan(0);
  });

  it('gives one discount, the larger: early booking from thirty days, or the return discount instead', () => {
    const in30 = segment({ day: '2026-12-21' });
    expect(price([in30]).discountCents).toBe(-368);
    expect(price([segment({ day: '2026-12-20' })]).discountCents).toBe(0);
    expect(price([in30, { ...back, day: '2026-12-28' }]).discountCents).toBe(-980);
  });

  it('adds the full supplement of a better seat for everyone who has a seat', () => {
    const result = price(
      [segment({ class: 'VIP' }), { ...back, class: 'VIP' }],
      party({ passengers: ['ADT', 'CHD', 'INF'] }),
    );
    expect(lines(result).slice(0, 7)).toEqual([
      'passenger:0 fare 2450',
      'passenger:0 fare 1000',
      'passenger:0 discount -490',
      'passenger:0 dues 100',
      'passenger:1 fare 1225',
      'passenger:1 fare 1000',
      'passenger:1 dues 100',
    ]);
  });

  it('supports different vehicles and pets in one booking, each with its own VAT', () => {
    const result = price(
      [segment({ vesselKind: 'ferry' })],
      party({ vehicles: ['CAR2', 'MO1', 'BIC'], pets: ['PET_SMALL', 'PET_CAGE'] }),
    );
    expect(lines(result)).toEqual([
      'passenger:0 fare 1450',
      'passenger:0 dues 100',
      'vehicle:0 fare 3250',
      'vehicle:0 dues 200',
      'vehicle:1 fare 650',
      'vehicle:1 dues 200',
      'vehicle:2 fare 300',
      'pet:0 fare 0',
      'pet:1 fare 800',
    ]);
    expect(result.vat.map(({ perMille }) => perMille)).toEqual([130, 240]);
  });

  // A return discount reduced the three euros of a bicycle to 2.40.
  it('gives no discount on a flat price', () => {
    const result = price([segment(), back], party({ vehicles: ['BIC', 'MO1'] }));
    const discounted = new Set(result.lines.flatMap(({ kind, item }) => (kind === 'discount' ? [item] : [])));
    expect([...discounted]).toEqual(['passenger:0', 'vehicle:1']);
    expect(lines(result).filter((line) => line.startsWith('vehicle:0'))).toEqual([
      'vehicle:0 fare 300',
      'vehicle:0 fare 300',
    ]);
  });

  it('returns null rather than guess when a pair is not sold', () => {
    expect(quote(book, [segment({ to: 'PYT' })], party({}), ISSUED)).toBeNull();
    expect(quote(book, [segment({ day: '2025-12-31' })], party({}), ISSUED)).toBeNull();
  });

  it('always adds up, in whole cents', () => {
    const passengers = fc.array(fc.constantFrom('ADT', 'CHD', 'INF'), { minLength: 1, maxLength: 9 });
    const vehicles = fc.array(fc.constantFrom(...vehicleCategories), { maxLength: 4 });
    const travelClass = fc.constantFrom<PricedSegment['class'][]>('ECO', 'VIP');
    const days = fc.constantFrom('2026-11-22', '2026-12-20', '2026-12-21', '2027-08-15');
    fc.assert(
      fc.property(
        passengers,
        vehicles,
        travelClass,
        days,
        fc.boolean(),
        (who, cars, chosen, day, isReturn) => {
          const out = segment({ class: chosen, day });
          const result = price(
            isReturn ? [out, { ...back, day }] : [out],
            party({ passengers: who, vehicles: cars }),
          );
          const sum = (cents: number[]) => cents.reduce((total, each) => total + each, 0);
          expect(result.totalCents).toBe(sum(result.lines.map((line) => line.cents)));
          expect(result.totalCents).toBe(sum(result.segmentCents));
          expect(result.totalCents - result.discountCents).toBe(sum(result.segmentFullCents));
          expect(result.lines.every((line) => Number.isInteger(line.cents))).toBe(true);
          expect(result.segmentCents.every((cents) => cents >= 0)).toBe(true);
        },
      ),
      { seed: 1, numRuns: 300 },
    );
  });
});
