import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { persons } from '#reservations/db/migrations/018-persons.ts';
import { loadNetwork } from '#reservations/index.ts';
import { onEachDatabase } from '#tests/fixtures/databases.ts';
import {
  details,
  inventory,
  PATIENT_MS,
  problemOf,
  startService,
  stoppedClock,
  type Service,
} from '#tests/fixtures/reservations.ts';
import { tinyNetwork } from '#tests/fixtures/tiny-network.ts';
import { entitlements } from '#seed/network/rules-offers.ts';

const NOW = '2026-11-21T10:00:00Z';
const CERTIFIED = 12;

function family(adults: number, infants: number, entitlement: string | null = null) {
  return {
    passengers: [
      ...Array.from({ length: adults }, (_, index) => ({
        category: 'ADT',
        entitlement: index === 0 ? entitlement : null,
      })),
      ...Array.from({ length: infants }, () => ({ category: 'INF' })),
    ],
    vehicles: [],
    pets: [],
  };
}

const trip = (tripId: string, party: object, travelClass = 'ECO') => ({
  segments: [{ tripId, class: travelClass, direction: 'A' }],
  party,
});

// Infants took no place at all: a ship certified for twelve people could be sold to ninety, and wheelchair places to
// everybody.
onEachDatabase('the passenger certificate', ({ kind, open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  let shop: Service;
  const clock = stoppedClock(NOW);
  const network = {
    ...tinyNetwork({ seats: 10, capacity: { PERSON: CERTIFIED, PMR: 1, SEAT_VIP: 4 } }),
    entitlements,
  };

  beforeAll(async () => {
    opened = await open();
    shop = await startService({ db: opened.db, network, clock: clock.now, seed: `certificate ${kind}` });
  });
  afterAll(() => opened.close());

  async function people(sailing: string, resource = 'PERSON') {
    const legs = (await inventory(opened.db)).filter(
      (leg) => leg.sailing === sailing && leg.resource === resource,
    );
    return legs.map(({ sold, held }) => sold + held);
  }

  it(
    'never sells more than the certificate allows to families who buy at once, and refuses nobody who fits',
    { timeout: PATIENT_MS },
    async () => {
      const trips = Array.from({ length: 40 }, (_, index) => {
        const from = (index * 7) % 6;
        return { from, to: from + 1 + ((index * 5) % (6 - from)), persons: 2 + (index % 2) };
      });
      const answers = await Promise.all(
        trips.map(({ from, to, persons }) =>
          shop.hold(trip(`L1-20261123.${from}.${to}`, family(1, persons - 1))),
        ),
      );
      const aboard = [0, 0, 0, 0, 0, 0];
      for (const [index, { from, to, persons }] of trips.entries())
        if (answers[index]?.status === 201)
          for (let leg = from; leg < to; leg += 1) aboard[leg] = (aboard[leg] ?? 0) + persons;
      expect(await people('L1-20261123')).toEqual(aboard);
      expect(Math.max(...aboard)).toBeLessThanOrEqual(CERTIFIED);
      expect(
        answers.filter(({ status }) => status === 409).map((answer) => problemOf(answer).resource),
      ).toContain('PERSON');
      const wronged = trips.filter(
        ({ from, to, persons }, index) =>
          answers[index]?.status === 409 &&
          aboard.slice(from, to).every((count) => count + persons <= CERTIFIED),
      );
      expect(wronged).toEqual([]);
    },
  );

  it('sells the last wheelchair place to one of two buyers, without a seat in economy', async () => {
    const wheelchair = (code: string) => shop.hold(trip('L1-20261124.0.6', family(1, 0, code)));
    const answers = await Promise.all([wheelchair('WCH'), wheelchair('DIS-W')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused && problemOf(refused)).toMatchObject({ code: 'sold_out', resource: 'PMR' });
    expect(await people('L1-20261124', 'PMR')).toEqual([1, 1, 1, 1, 1, 1]);
    expect(await people('L1-20261124', 'SEAT_ECO')).toEqual([0, 0, 0, 0, 0, 0]);
  });

  it('counts people when they are sold and uncounts them when they cancel', async () => {
    const sailing = 'L1-20261125';
    const { booking, accessToken: token } = await shop.mustHold(trip(`${sailing}.0.1`, family(1, 2)));
    const names = details(3);
    const confirmed = await shop.call('POST', `/bookings/${booking.reference}/confirm`, {
      body: {
        ...names,
        passengers: names.passengers.map((each, index) => ({
          ...each,
          ...(index > 0 && { birthDate: '2025-01-01' }),
        })),
      },
      key: shop.newKey(),
      token,
    });
    expect(confirmed.status).toBe(200);
    expect((await people(sailing))[0]).toBe(3);
    const cancelled = await shop.call('POST', `/bookings/${booking.reference}/cancellation`, {
      body: { scope: { kind: 'item', item: 'passenger:2' }, expectedRefundCents: 0 },
      key: shop.newKey(),
      token,
    });
    expect(cancelled.status).toBe(200);
    expect((await people(sailing))[0]).toBe(2);
  });

  it('lets an adult bring two infants but not eight, before and after a sale', async () => {
    const many = await shop.call('POST', '/quotes', { body: trip('L1-20261126.0.1', family(1, 8)) });
    expect(problemOf(many)).toMatchObject({
      code: 'rule_violation',
      errors: [{ code: 'too_many_infants', message: expect.stringContaining('up to 2 infants') }],
    });
    const { status } = await shop.call('POST', '/quotes', { body: trip('L1-20261126.0.1', family(1, 2)) });
    expect(status).toBe(200);
  });

  it('counts people who were on board before people were counted', async () => {
    const read = async () =>
      (
        await sql<object>`select sailing_id, leg_no, sold, held from reservations.leg_inventory
          where resource = 'PERSON' order by 1, 2`.execute(opened.db)
      ).rows;
    const before = await read();
    for (const table of ['leg_inventory', 'allocation', 'vessel_capacity'])
      await sql`delete from ${sql.table(`reservations.${table}`)} where resource = 'PERSON'`.execute(
        opened.db,
      );
    await persons.up(opened.db);
    expect(await read()).toEqual(before);
  });

  it('applies a smaller certificate to a sailing that was already sold', async () => {
    await shop.mustHold(trip('L1-20261126.0.1', family(3, 0)));
    const [vessel] = network.vessels;
    if (!vessel) throw new Error('no ship');
    const configurations = vessel.configurations.map((each) => ({
      ...each,
      capacity: { ...each.capacity, PERSON: 2 },
    }));
    await loadNetwork(opened.db, { ...network, vessels: [{ ...vessel, configurations }] });
    const legs = await sql<{ capacity: number }>`select capacity from reservations.leg_inventory
      where sailing_id = 'L1-20261126' and resource = 'PERSON' order by leg_no`.execute(opened.db);
    expect(legs.rows.map(({ capacity }) => capacity)).toEqual([3, 2, 2, 2, 2, 2]);
  });
});
