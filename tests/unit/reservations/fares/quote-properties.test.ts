import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import {
  type NetworkContent,
  NetworkData,
  type Party,
  passengerCategories,
  petCategories,
  vehicleCategories,
} from '#contracts/reservations/index.ts';
import { createTariff } from '#reservations/fares/tariff.ts';
import { type PricedSegment, quote, type QuoteTerms } from '#reservations/fares/quote.ts';
import { network } from '#seed/network/network.ts';
import { oraclePrice } from '#tests/fixtures/price-oracle.ts';

const DAY_TRIP = 'day-trip-symi';
const codes = ['MELTEMI10', 'SYMI5', 'AMAXI5', 'OMADA-AEGEAN-2027', 'DEEP'];
const claims = [null, 'STU', 'LRG', 'DIS', 'DIS-C', 'ISL', 'MIL', 'LOY', 'NONE'];
const RUNS = 1000;

// A thousand prices against a slow oracle take seconds on a busy machine, without being a fault.
vi.setConfig({ testTimeout: 60_000 });

const fixed = <T extends string>(...values: T[]) => fc.constantFrom(...values);
const cents = fc.integer({ min: 0, max: 9_999 });
const percent = fc.integer({ min: 0, max: 100 });

const base = v.parse(NetworkData, network);
const symiFares = base.fares.filter(({ from, to }) =>
  [from, to].every((port) => port === 'RHO' || port === 'SYM'),
);

/** The demo’s rules with other values: odd cents, other shares, codes that are larger or smaller than the rest. */
const world = fc
  .record({
    fare: fc.record({ ECO: cents, VIP: cents, CAR: cents, MOTO: cents }),
    child: percent,
    back: percent,
    early: percent,
    claim: percent,
    code: percent,
    combinable: fc.boolean(),
    day: fc.integer({ min: 0, max: 6_000 }),
    dues: fc.integer({ min: 0, max: 300 }),
  })
  .map((given): NetworkContent => ({
    ...base,
    fares: symiFares.map((fare) => ({ ...fare, cents: given.fare[fare.product] })),
    dues: base.dues.map((row) => ({ ...row, cents: given.dues })),
    passengerCategories: base.passengerCategories.map((rule) =>
      rule.code === 'CHD' ? { ...rule, discountPercent: given.child } : rule,
    ),
    discounts: base.discounts.map((rule) => ({
      ...rule,
      percent: rule.id === 'early' ? given.early : given.back,
    })),
    entitlements: base.entitlements.map((rule) =>
      rule.code === 'STU' ? { ...rule, percent: given.claim } : rule,
    ),
    promoCodes: [
      ...base.promoCodes,
      ...base.promoCodes.slice(0, 1).map((rule) => ({
        ...rule,
        code: 'DEEP',
        gives: { kind: 'percent' as const, percent: given.code },
        combinable: given.combinable,
      })),
    ],
    dayTrips: base.dayTrips.map((rule) => ({ ...rule, returnCents: given.day })),
  }));

function party(most: number): fc.Arbitrary<Party> {
  return fc.record({
    passengers: fc.array(
      fc.record({ category: fixed(...passengerCategories), entitlement: fc.constantFrom(...claims) }),
      { minLength: 1, maxLength: most },
    ),
    vehicles: fc.array(fc.record({ category: fixed(...vehicleCategories) }), { maxLength: 3 }),
    pets: fc.array(fc.record({ category: fixed(...petCategories) }), { maxLength: 2 }),
  });
}

const way = (given: Partial<PricedSegment>): PricedSegment => ({
  direction: 'A',
  class: 'ECO',
  from: 'RHO',
  to: 'SYM',
  fromIsland: 'rhodes',
  toIsland: 'symi',
  lineId: 'S3',
  vesselKind: 'fast',
  day: '2027-01-03',
  ...given,
});

const journey = fc
  .record({
    class: fc.constantFrom<PricedSegment['class'][]>('ECO', 'ECO', 'VIP'),
    out: fixed('2026-11-29', '2027-01-03', '2027-01-10'),
    back: fc.option(fixed('2026-11-29', '2027-01-03', '2027-01-10')),
    line: fixed('S3', 'N1'),
  })
  .map(({ class: travelClass, out, back, line }) => [
    way({ class: travelClass, day: out, lineId: line }),
    ...(back === null
      ? []
      : [
          way({
            class: travelClass,
            direction: 'R',
            from: 'SYM',
            to: 'RHO',
            fromIsland: 'symi',
            toIsland: 'rhodes',
            lineId: 'S4',
            day: back,
          }),
        ]),
  ]);

const seats = fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 2, maxLength: 2 });
const issuedOn = fixed('2026-11-21', '2026-12-04', '2026-12-11');
const code = fc.option(fixed(...codes));

function price(
  data: NetworkContent,
  segments: readonly PricedSegment[],
  who: Party,
  issued: string,
  left: readonly number[],
  promoCode: string | null,
) {
  const terms: QuoteTerms = {
    promoCode,
    dayTripSeats: (rule, segment) => (rule === DAY_TRIP ? (left[segment] ?? 0) : 0),
  };
  const result = quote(createTariff(data), segments, who, issued, terms);
  if (!result) throw new Error('not for sale');
  return result;
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, each) => total + each, 0);

describe('D3 a price, whatever the rules and the party', () => {
  it('is the lowest of all rules and all assignments of day-trip seats', () => {
    fc.assert(
      fc.property(
        world,
        party(4),
        journey,
        issuedOn,
        seats,
        code,
        (data, who, segments, issued, left, promoCode) => {
          const result = price(data, segments, who, issued, left, promoCode);
          const oracle = oraclePrice(data, {
            segments,
            party: who,
            issuedOn: issued,
            code: promoCode,
            seats: left,
          });
          expect(result.totalCents).toBe(oracle?.totalCents);
        },
      ),
      { seed: 7, numRuns: RUNS },
    );
  });

  it('adds up line by line, never discounts a fare below zero, and leaves dues alone', () => {
    fc.assert(
      fc.property(
        world,
        party(9),
        journey,
        issuedOn,
        seats,
        code,
        (data, who, segments, issued, left, promoCode) => {
          const result = price(data, segments, who, issued, left, promoCode);
          const full = price(
            { ...data, discounts: [], entitlements: [], promoCodes: [], dayTrips: [] },
            segments,
            who,
            issued,
            [],
            null,
          );
          const of = (from: typeof result, kind: string) => from.lines.filter((line) => line.kind === kind);
          expect(result.totalCents).toBe(sum(result.lines.map((line) => line.cents)));
          expect(result.totalCents).toBe(sum(result.segmentCents));
          expect(of(result, 'dues')).toEqual(of(full, 'dues'));
          expect(of(result, 'fare')).toEqual(of(full, 'fare'));
          expect(result.segmentFullCents).toEqual(full.segmentCents);
          for (const line of of(result, 'discount')) {
            const fare = of(result, 'fare').find(
              (each) => each.item === line.item && each.segment === line.segment,
            );
            const off = of(result, 'discount').filter(
              (each) => each.item === line.item && each.segment === line.segment,
            );
            expect(line.cents).toBeLessThan(0);
            expect(0 - sum(off.map((each) => each.cents))).toBeLessThanOrEqual(fare?.cents ?? 0);
            // One discount, and a second one only when its rule is combinable.
            expect(off.length).toBeLessThanOrEqual(2);
            if (off.length === 2) expect(off[1]?.rule?.startsWith('promo:')).toBe(true);
            expect(line.rule).toBeTruthy();
          }
        },
      ),
      { seed: 8, numRuns: RUNS },
    );
  });

  it('contains the VAT of its fares and none of its dues, by rate, within half a cent per ticket', () => {
    fc.assert(
      fc.property(world, party(9), journey, issuedOn, (data, who, segments, issued) => {
        const result = price(data, segments, who, issued, [], null);
        for (const [prefix, perMille] of [
          [['passenger', 'pet'], 130],
          [['vehicle'], 240],
        ] as const) {
          const lines = result.lines.filter(
            (line) => line.kind !== 'dues' && prefix.some((each) => line.item.startsWith(each)),
          );
          const gross = sum(lines.map((line) => line.cents));
          const tickets = new Set(lines.map((line) => `${line.segment} ${line.item}`)).size;
          const vat = result.vat.find((row) => row.perMille === perMille)?.cents ?? 0;
          expect(Math.abs(vat - (gross * perMille) / (1000 + perMille))).toBeLessThanOrEqual(tickets / 2);
        }
      }),
      { seed: 9, numRuns: RUNS },
    );
  });

  it('does not depend on the order of the travellers', () => {
    fc.assert(
      fc.property(
        world,
        party(9),
        journey,
        issuedOn,
        seats,
        code,
        (data, who, segments, issued, left, promoCode) => {
          const turned = {
            ...who,
            passengers: who.passengers.toReversed(),
            vehicles: who.vehicles.toReversed(),
          };
          const one = price(data, segments, who, issued, left, promoCode);
          const other = price(data, segments, turned, issued, left, promoCode);
          expect(other.totalCents).toBe(one.totalCents);
          expect(other.vat).toEqual(one.vat);
        },
      ),
      { seed: 10, numRuns: RUNS },
    );
  });

  it('never falls when somebody joins, and never rises with a code or a claim', () => {
    fc.assert(
      fc.property(
        world,
        party(8),
        journey,
        issuedOn,
        seats,
        code,
        (data, who, segments, issued, left, promoCode) => {
          const { totalCents } = price(data, segments, who, issued, left, promoCode);
          for (const category of passengerCategories)
            for (const entitlement of claims) {
              const more = { ...who, passengers: [...who.passengers, { category, entitlement }] };
              expect(price(data, segments, more, issued, left, promoCode).totalCents).toBeGreaterThanOrEqual(
                totalCents,
              );
            }
          expect(price(data, segments, who, issued, left, null).totalCents).toBeGreaterThanOrEqual(
            totalCents,
          );
          const plain = { ...who, passengers: who.passengers.map(({ category }) => ({ category })) };
          expect(price(data, segments, plain, issued, left, promoCode).totalCents).toBeGreaterThanOrEqual(
            totalCents,
          );
        },
      ),
      { seed: 11, numRuns: 150 },
    );
  });
});
