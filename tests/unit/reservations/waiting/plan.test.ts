import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planOffers, type Room, type QueuedParty } from '#reservations/waiting/plan.ts';

const seats = (quantity: number) => [{ resource: 'SEAT_ECO' as const, quantity }];

function party(id: string, size: number, more: Partial<QueuedParty> = {}): QueuedParty {
  return { id, fromSeq: 0, toSeq: 1, choices: [seats(size)], isCollecting: false, ...more };
}

function room(free: number, more: Partial<Room> = {}): Room {
  return { leg: 0, resource: 'SEAT_ECO', free, kept: 0, keptFor: null, ...more };
}

describe('D4 offers of free places', () => {
  it('go to every party that fits, in order', () => {
    const queue = [party('family', 4), party('one', 1), party('pair', 2), party('two', 2)];
    expect(planOffers([room(3)], queue)).toEqual({
      offers: [
        { id: 'one', choice: 0 },
        { id: 'pair', choice: 0 },
      ],
      awaited: [],
    });
  });

  it('leave those behind nothing that is collected for a family', () => {
    const queue = [party('family', 4, { isCollecting: true }), party('one', 1)];
    expect(planOffers([room(3)], queue)).toEqual({
      offers: [],
      awaited: [{ leg: 0, resource: 'SEAT_ECO', quantity: 3 }],
    });
    expect(planOffers([room(5)], queue).offers.map(({ id }) => id)).toEqual(['family', 'one']);
  });

  it('use the largest part that fits when the party may be split', () => {
    const queue = [party('group', 5, { choices: [seats(5), seats(3), seats(2)] })];
    expect(planOffers([room(2)], queue).offers).toEqual([{ id: 'group', choice: 2 }]);
  });

  it('do not include quota places for others', () => {
    const deck = room(43, { resource: 'CEU_DM', kept: 43, keptFor: 'ISL' });
    const car = (id: string, entitlement: string | null) =>
      party(id, 0, { choices: [[{ resource: 'CEU_DM', quantity: 43, entitlement }]] });
    const plan = planOffers([deck], [car('visitor', null), car('islander', 'ISL'), car('late', 'ISL')]);
    expect(plan.offers.map(({ id }) => id)).toEqual(['islander']);
  });

  const way = fc
    .tuple(fc.nat(2), fc.nat(2))
    .map(([a, b]) => ({ fromSeq: Math.min(a, b), toSeq: Math.max(a, b) + 1 }));
  const queueOf = fc.array(fc.tuple(way, fc.integer({ min: 1, max: 5 })), { maxLength: 12 });

  it('skip only parties with too little room at their turn, and never offer a seat twice', () => {
    fc.assert(
      fc.property(fc.tuple(fc.nat(6), fc.nat(6), fc.nat(6)), queueOf, (free, wishes) => {
        const queue = wishes.map(([legs, size], index) => party(`${index}`, size, legs));
        const rooms = free.map((count, leg) => room(count, { leg }));
        const offered = new Set(planOffers(rooms, queue).offers.map(({ id }) => id));
        const left = [...free];
        for (const [index, [{ fromSeq, toSeq }, size]] of wishes.entries()) {
          const fits = left.slice(fromSeq, toSeq).every((count) => count >= size);
          expect(offered.has(`${index}`)).toBe(fits);
          if (fits) for (let leg = fromSeq; leg < toSeq; leg += 1) left[leg] = (left[leg] ?? 0) - size;
        }
        expect(left.every((count) => count >= 0)).toBe(true);
      }),
      { seed: 28, numRuns: 300 },
    );
  });
});

/**
 * A full ship, 100 hours before it leaves. Every other hour one seat becomes free. A family waits from the first
 * hour, a single traveller joins every third hour, and buyers take at once whatever they are shown.
 */
function simulate(options: { family: number; patienceHours: number; collectUntilHours: number }) {
  const HOURS = 100;
  let free = 0;
  let bought = 0;
  let queue: { id: string; size: number; since: number }[] = [
    { id: 'family', size: options.family, since: 0 },
  ];
  const offered: { id: string; hour: number }[] = [];
  for (let hour = 1; hour < HOURS; hour += 1) {
    if (hour % 3 === 0) queue.push({ id: `single ${hour}`, size: 1, since: hour });
    if (hour % 2 === 0) free += 1;
    const isCollecting = ({ since }: { since: number }) =>
      hour - since >= options.patienceHours && HOURS - hour > options.collectUntilHours;
    const plan = planOffers(
      [room(free)],
      queue.map((each) => party(each.id, each.size, { isCollecting: isCollecting(each) })),
    );
    for (const { id } of plan.offers) {
      offered.push({ id, hour });
      free -= queue.find((each) => each.id === id)?.size ?? 0;
      queue = queue.filter((each) => each.id !== id);
    }
    const awaited = plan.awaited.reduce((sum, { quantity }) => sum + quantity, 0);
    bought += free - awaited;
    free = awaited;
  }
  return { offered, bought, empty: free, waiting: queue };
}

describe('D4 a family larger than the places that become free', () => {
  const rules = { patienceHours: 12, collectUntilHours: 24 };

  it('gets its seats together soon after its patience is over, where otherwise others take them one by one', () => {
    const { offered } = simulate({ family: 4, ...rules });
    expect(offered.find(({ id }) => id === 'family')).toEqual({ id: 'family', hour: 18 });
    const never = simulate({ family: 4, patienceHours: Infinity, collectUntilHours: 24 });
    expect(never.offered.some(({ id }) => id === 'family')).toBe(false);
  });

  it('does not keep those behind it waiting for ever; they are served in order', () => {
    const { offered } = simulate({ family: 4, ...rules });
    const singles = offered.filter(({ id }) => id !== 'family');
    expect(singles.length).toBeGreaterThan(25);
    const order = singles.map(({ id }) => Number(id.split(' ')[1]));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
  });

  it('that will never fit gives up everything in time: no seat leaves empty while somebody who fits waits', () => {
    const { offered, empty, waiting } = simulate({ family: 60, ...rules });
    expect(offered.some(({ id }) => id === 'family')).toBe(false);
    expect(waiting.filter(({ size }) => size <= empty)).toEqual([]);
    expect(empty).toBe(0);
    expect(offered.filter(({ hour }) => hour >= 76).length).toBeGreaterThan(20);
  });
});
