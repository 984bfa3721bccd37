import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { partsOf } from '#reservations/waiting/split.ts';

const passengers = fc.array(
  fc.constantFrom({ category: 'ADT' as const }, { category: 'CHD' as const }, { category: 'INF' as const }),
  { minLength: 1, maxLength: 9 },
);
const vehicles = fc.array(fc.constant({ category: 'CAR1' as const }), { maxLength: 2 });

describe('D4 a party that may be split', () => {
  it('is never split without permission', () => {
    fc.assert(
      fc.property(passengers, vehicles, (people, cars) => {
        const party = { passengers: people, vehicles: cars, pets: [] };
        expect(partsOf(party, false)).toEqual([{ first: party, rest: null }]);
      }),
    );
  });

  it('loses nobody, leaves no child without an adult and no vehicle without a driver, larger parts first', () => {
    fc.assert(
      fc.property(passengers, vehicles, (people, cars) => {
        const party = { passengers: people, vehicles: cars, pets: [] };
        const sizes: number[] = [];
        for (const { first, rest } of partsOf(party, true)) {
          sizes.push(first.passengers.length);
          const all = [...first.passengers, ...(rest?.passengers ?? [])].map(({ category }) => category);
          expect(all.toSorted()).toEqual(people.map(({ category }) => category).toSorted());
          expect(first.vehicles).toEqual(cars);
          if (!rest) continue;
          const grownUps = first.passengers.filter(({ category }) => category === 'ADT').length;
          expect(grownUps).toBeGreaterThanOrEqual(Math.max(1, cars.length));
          expect(rest.passengers.some(({ category }) => category === 'ADT')).toBe(true);
        }
        expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
      }),
    );
  });
});
