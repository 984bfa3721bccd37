import fc from 'fast-check';
import { sql } from 'kysely';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { HoldResult, SearchResult } from '#contracts/reservations/index.ts';
import { loadNetwork } from '#reservations/index.ts';
import { swapSold, shortageOf } from '#reservations/sailings/inventory/swap.ts';
import type { Allocation } from '#reservations/sailings/inventory/move.ts';
import { swapVessel } from '#reservations/sailings/swap-vessel.ts';
import { onEachDatabase } from '#tests/fixtures/databases.ts';
import { createOracle, type Want } from '#tests/fixtures/inventory-oracle.ts';
import { CAR_DM, drivers, quotaNetwork } from '#tests/fixtures/quota-network.ts';
import {
  inventory,
  PATIENT_MS,
  problemOf,
  startService,
  stoppedClock,
  type Service,
} from '#tests/fixtures/reservations.ts';

const CARS = 10;
const LEGS = 2;
const SHIP = 'L1-20261126';
/** 08:00 in Athens; the second leg leaves an hour later. */
const LEAVES = Date.parse('2026-11-26T06:00:00Z');
const RELEASE = LEAVES - 72 * 3_600_000;
const iso = (moment: number) => new Date(moment).toISOString();

onEachDatabase('D4 the quota of islanders (domain 4.8, I7)', ({ kind, open }) => {
  const clock = stoppedClock('2026-11-21T10:00:00Z');
  let opened: Awaited<ReturnType<typeof open>>;
  let shop: Service;

  beforeAll(async () => {
    opened = await open();
    const network = quotaNetwork({ cars: CARS, legs: LEGS });
    shop = await startService({ db: opened.db, network, clock: clock.now, seed: `quota ${kind}` });
  });
  afterAll(() => opened.close());
  beforeEach(emptyShips);

  async function emptyShips() {
    clock.set('2026-11-21T10:00:00Z');
    await sql`truncate reservations.booking, reservations.idempotency, reservations.audit cascade`.execute(
      opened.db,
    );
    await sql`update reservations.leg_inventory set sold = 0, held = 0, quota_used = 0`.execute(opened.db);
  }

  const request = (cars: number, isIslander: boolean, from = 0, to = 1) => ({
    segments: [{ tripId: `${SHIP}.${from}.${to}`, class: 'ECO', direction: 'A' }],
    party: drivers(cars, isIslander),
  });
  const status = async (...given: Parameters<typeof request>) => (await shop.hold(request(...given))).status;

  async function carsFree(isIslander: boolean, to: 'BBB' | 'CCC' = 'BBB') {
    const body = {
      trips: [{ from: 'AAA', to, date: '2026-11-26' }],
      party: drivers(1, isIslander),
    };
    const { json } = await shop.call('POST', '/search', { body });
    return v.parse(SearchResult, json).trips[0]?.journeys[0]?.carsFree;
  }

  async function fillGeneral() {
    for (const cars of [4, 4, 1]) expect(await status(cars, false)).toBe(201);
  }

  it('reserves a tenth of the deck to the second, and the search agrees with a hold', async () => {
    await fillGeneral();
    clock.set(iso(RELEASE - 1000));
    // By then the holds have expired; somebody has bought the same places.
    await fillGeneral();
    expect(await carsFree(false)).toBe(0);
    expect(await carsFree(true)).toBe(1);
    const refused = await shop.hold(request(1, false));
    expect(problemOf(refused)).toMatchObject({ code: 'sold_out', resource: 'CEU_DM' });
    clock.forward(1);
    expect(await carsFree(false)).toBe(1);
    expect(await status(1, false)).toBe(201);
    expect(await status(1, true)).toBe(409);
  });

  it('is released for each leg by its own departure', async () => {
    clock.set(iso(RELEASE));
    for (const cars of [4, 4, 1]) expect(await status(cars, false, 0, 2)).toBe(201);
    expect(await carsFree(false, 'CCC')).toBe(0);
    expect(await status(1, false, 0, 2)).toBe(409);
    expect(await status(1, false, 0, 1)).toBe(201);
    expect(await status(1, true, 1, 2)).toBe(201);
  });

  it('lets islanders use the rest of the deck too, and counts that against the quota', async () => {
    expect(await status(4, true)).toBe(201);
    expect(await status(4, true)).toBe(201);
    expect(await carsFree(false)).toBe(2);
    expect(await status(2, false)).toBe(201);
    expect(await status(1, true)).toBe(409);
  });

  it('is not opened to friends’ cars by one islander', async () => {
    await fillGeneral();
    const party = { ...drivers(2, false), vehicles: [{ category: 'CAR1' }] };
    const [one = {}, other = {}] = party.passengers;
    const mixed = (cars: number) => ({
      ...request(1, false),
      party: {
        ...party,
        passengers: [{ ...one, entitlement: 'ISL' }, other],
        vehicles: drivers(cars, false).vehicles,
      },
    });
    await sql`update reservations.leg_inventory set capacity = capacity + ${CAR_DM}::integer,
      quota = quota + ${CAR_DM}::integer where resource = 'CEU_DM' and sailing_id = ${SHIP}`.execute(
      opened.db,
    );
    expect((await shop.hold(mixed(2))).status).toBe(409);
    expect((await shop.hold(mixed(1))).status).toBe(201);
    await sql`update reservations.leg_inventory set held = 0, quota_used = 0`.execute(opened.db);
    await sql`update reservations.leg_inventory set capacity = capacity - ${CAR_DM}::integer,
      quota = quota - ${CAR_DM}::integer where resource = 'CEU_DM' and sailing_id = ${SHIP}`.execute(
      opened.db,
    );
  });

  const cars = (quantity: number, entitlement: string | null): Allocation => ({
    segment: 0,
    sailingId: SHIP,
    fromSeq: 0,
    toSeq: 1,
    resource: 'CEU_DM',
    quantity: quantity * CAR_DM,
    entitlement,
  });

  it('applies to travellers who change their booking, but not to the operator who moves them', async () => {
    const swap = (before: Allocation[], after: Allocation[], now?: Date) =>
      opened.db.transaction().execute((trx) => swapSold(trx, before, after, now));
    const now = clock.now();
    await swap([], [cars(9, null)], now);
    expect(await shortageOf(opened.db, [cars(1, null)], [cars(2, null)], now)).toMatchObject({
      resource: 'CEU_DM',
    });
    await expect(swap([cars(1, null)], [cars(2, null)], now)).rejects.toThrow('sold_out');
    expect(await shortageOf(opened.db, [], [cars(1, 'ISL')], now)).toBeNull();
    await swap([], [cars(1, 'ISL')], now);
    await swap([cars(1, 'ISL')], []);
    await swap([], [cars(1, null)]);
    const { rows } = await sql<{ sold: number; used: number }>`select sold, quota_used as used
      from reservations.leg_inventory where sailing_id = ${SHIP} and leg_no = 0 and resource = 'CEU_DM'`.execute(
      opened.db,
    );
    expect(rows).toEqual([{ sold: 10 * CAR_DM, used: 0 }]);
  });

  it('follows the ship: a tenth of the new one', async () => {
    const sail = (vesselId: string) =>
      opened.db
        .transaction()
        .execute((trx) => swapVessel(trx, { sailingId: SHIP, vesselId, at: clock.now() }));
    await sail('BIG');
    expect([await carsFree(false), await carsFree(true)]).toEqual([18, 20]);
    await sail('SHIP');
    expect([await carsFree(false), await carsFree(true)]).toEqual([9, 10]);
  });

  const buy = fc.record({
    do: fc.constant<'buy'>('buy'),
    cars: fc.integer({ min: 1, max: 4 }),
    isIslander: fc.boolean(),
    way: fc.constantFrom<[number, number]>([0, 1], [1, 2], [0, 2]),
  });
  const command = fc.oneof(
    { weight: 6, arbitrary: buy },
    { weight: 2, arbitrary: fc.record({ do: fc.constant<'release'>('release'), which: fc.nat(20) }) },
    {
      weight: 1,
      arbitrary: fc.record({ do: fc.constant<'wait'>('wait'), seconds: fc.constantFrom(1, 300, 3600) }),
    },
  );

  type Command = typeof command extends fc.Arbitrary<infer Each> ? Each : never;

  async function run(commands: readonly Command[]) {
    await emptyShips();
    clock.set(iso(RELEASE - 1800_000));
    const until = (_: string, leg: number) => RELEASE + leg * 3_600_000;
    const oracle = createOracle(
      { SEAT_ECO: 200, CEU_DM: CARS * CAR_DM },
      { resource: 'CEU_DM', quantity: CAR_DM, until },
    );
    const made: { reference: string; token: string }[] = [];
    for (const each of commands) {
      const now = () => clock.now().getTime();
      if (each.do === 'wait') clock.forward(each.seconds);
      oracle.expire(now());
      const chosen = each.do === 'release' ? made[each.which % Math.max(1, made.length)] : undefined;
      if (chosen) {
        await shop.call('DELETE', `/bookings/${chosen.reference}/hold`, { token: chosen.token });
        oracle.release(chosen.reference);
      }
      if (each.do !== 'buy') continue;
      const [from, to] = each.way;
      const needs = { SEAT_ECO: each.cars, CEU_DM: each.cars * CAR_DM };
      const wants: Want[] = [{ sailing: SHIP, from, to, needs, isIslander: each.isIslander }];
      const answer = await shop.hold(request(each.cars, each.isIslander, from, to));
      expect(answer.status).toBe(oracle.fits(wants, now()) ? 201 : 409);
      if (answer.status === 201) {
        const { booking, accessToken } = v.parse(HoldResult, answer.json);
        oracle.hold(booking.reference, wants, now() + 900_000);
        made.push({ reference: booking.reference, token: accessToken });
      }
      const legs = (await inventory(opened.db)).filter(({ sailing }) => sailing === SHIP);
      expect(legs).toEqual(oracle.expected(legs));
    }
    clock.forward(901);
    await shop.service.maintain();
    const { rows } = await sql<{ used: number }>`select sum(quota_used)::integer as used
      from reservations.leg_inventory`.execute(opened.db);
    expect(rows).toEqual([{ used: 0 }]);
  }

  it(
    'agrees with brute force: others never use the quota before its release, and nothing is falsely full',
    async () => {
      await fc.assert(fc.asyncProperty(fc.array(command, { minLength: 5, maxLength: 20 }), run), {
        seed: 72,
        numRuns: 8,
      });
    },
    PATIENT_MS,
  );

  // A tenth of a deck of nine cars is 38 dm: no car fitted into the quota for islanders, and nobody else could use
  // it.
  it('reserves room that a car fits into on a small deck, or none', async () => {
    const quotaOf = async (cars: number) => {
      await loadNetwork(opened.db, quotaNetwork({ cars, legs: LEGS, seats: 100 + cars }));
      await shop.service.maintain();
      const { rows } = await sql<{ quota: number }>`select distinct quota from reservations.leg_inventory
        where sailing_id = 'L1-20261125' and resource = 'CEU_DM'`.execute(opened.db);
      return rows.map(({ quota }) => quota);
    };
    expect(await quotaOf(9)).toEqual([CAR_DM]);
    expect(await quotaOf(6)).toEqual([CAR_DM]);
    expect(await quotaOf(4)).toEqual([0]);
    expect(await quotaOf(25)).toEqual([107]);
  });
});
