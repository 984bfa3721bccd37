import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Occupant, selectDisplaced } from '#reservations/disruptions/select-displaced.ts';

const seats = (quantity: number, fromSeq = 0, toSeq = 1) => ({
  resource: 'SEAT_ECO',
  quantity,
  fromSeq,
  toSeq,
});

function taker(id: string, bookedAt: number, more: Partial<Occupant> = {}): Occupant {
  return {
    id,
    bookedAt,
    isHold: false,
    isPmr: false,
    isIslander: false,
    mustMove: false,
    takes: [seats(1)],
    ...more,
  };
}

const short = (missing: number, leg = 0) => ({ leg, resource: 'SEAT_ECO', capacity: 0, taken: missing });

describe('D5: who moves when a ship becomes too small', () => {
  it('selects the latest bookings, holds first, islanders and wheelchair users last', () => {
    const takers = [
      taker('wheelchair', 9, { isPmr: true }),
      taker('islander', 8, { isIslander: true }),
      taker('late', 7),
      taker('early', 1),
      taker('hold', 0, { isHold: true }),
    ];
    for (const [missing, expected] of [
      [1, ['hold']],
      [2, ['hold', 'late']],
      [3, ['hold', 'late', 'early']],
      [4, ['hold', 'late', 'early', 'islander']],
      [5, ['hold', 'late', 'early', 'islander', 'wheelchair']],
    ] as const)
      expect(selectDisplaced(takers, [short(missing)])).toEqual(expected);
  });

  it('never splits a family, and spares those who need not move once it has', () => {
    const takers = [taker('pair', 3, { takes: [seats(2)] }), taker('family', 2, { takes: [seats(5)] })];
    expect(selectDisplaced(takers, [short(1)])).toEqual(['pair']);
    expect(selectDisplaced(takers, [short(4)])).toEqual(['family']);
    expect(selectDisplaced(takers, [short(6)])).toEqual(['pair', 'family']);
  });

  it('considers only the legs with a shortage', () => {
    const takers = [taker('elsewhere', 9, { takes: [seats(1, 1, 2)] }), taker('here', 1)];
    expect(selectDisplaced(takers, [short(1)])).toEqual(['here']);
    expect(selectDisplaced(takers, [])).toEqual([]);
  });

  it('always selects a vehicle that the other ship refuses', () => {
    const camper = taker('camper', 1, { mustMove: true, takes: [seats(2)] });
    expect(selectDisplaced([camper, taker('late', 9)], [])).toEqual(['camper']);
    expect(selectDisplaced([camper, taker('late', 9)], [short(2)])).toEqual(['camper']);
  });

  it('always selects enough, and nobody moves needlessly', () => {
    const party = fc.record({
      bookedAt: fc.nat(50),
      quantity: fc.integer({ min: 1, max: 6 }),
      from: fc.nat(3),
      length: fc.integer({ min: 1, max: 4 }),
      isHold: fc.boolean(),
      isPmr: fc.boolean(),
      isIslander: fc.boolean(),
    });
    fc.assert(
      fc.property(
        fc.array(party, { maxLength: 25 }),
        fc.integer({ min: 0, max: 30 }),
        (parties, capacity) => {
          const takers = parties.map(({ quantity, from, length, ...rest }, index) =>
            taker(`t${index}`, rest.bookedAt, {
              ...rest,
              takes: [seats(quantity, from, Math.min(4, from + length))],
            }),
          );
          const takenOn = (leg: number, without: readonly string[]) =>
            takers
              .filter(({ id }) => !without.includes(id))
              .flatMap(({ takes }) => takes)
              .filter(({ fromSeq, toSeq }) => fromSeq <= leg && leg < toSeq)
              .reduce((sum, { quantity }) => sum + quantity, 0);
          const legs = [0, 1, 2, 3];
          const shortages = legs
            .map((leg) => ({ leg, resource: 'SEAT_ECO', capacity, taken: takenOn(leg, []) }))
            .filter(({ taken }) => taken > capacity);
          const moved = selectDisplaced(takers, shortages);
          expect(new Set(moved).size).toBe(moved.length);
          for (const leg of legs) expect(takenOn(leg, moved)).toBeLessThanOrEqual(capacity);
          for (const id of moved)
            expect(
              legs.some(
                (leg) =>
                  takenOn(
                    leg,
                    moved.filter((each) => each !== id),
                  ) > capacity,
              ),
            ).toBe(true);
        },
      ),
    );
  });
});
