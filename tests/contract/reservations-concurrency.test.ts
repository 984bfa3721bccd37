import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ledgerSum } from '#tests/fixtures/ledger-sum.ts';
import { emptyShips, type MadeBooking, type Shop, startShop } from '#tests/fixtures/booking-life.ts';
import { onEachDatabase, onPostgres } from '#tests/fixtures/databases.ts';
import {
  details,
  inventory,
  oneWay,
  PATIENT_MS,
  problemOf,
  startService,
  stoppedClock,
  type Service,
} from '#tests/fixtures/reservations.ts';
import { tinyNetwork } from '#tests/fixtures/tiny-network.ts';

const NOW = '2026-11-21T10:00:00Z';

onEachDatabase('concurrent buyers', ({ kind, open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  let shop: Service;

  const clock = stoppedClock(NOW);

  beforeAll(async () => {
    opened = await open();
    shop = await startService({
      db: opened.db,
      network: tinyNetwork({ seats: 10 }),
      clock: clock.now,
      seed: `concurrency ${kind}`,
    });
  });
  afterAll(() => opened.close());

  async function leave(sailing: string, resource: string, free: number) {
    await sql`update reservations.leg_inventory set blocked = capacity - sold - held - ${free}::integer
      where sailing_id = ${sailing} and resource = ${resource}`.execute(opened.db);
  }

  it('get the last seat only once: exactly one of two', async () => {
    await leave('L1-20261122', 'SEAT_ECO', 1);
    const answers = await Promise.all([
      shop.hold(oneWay('L1-20261122.0.6')),
      shop.hold(oneWay('L1-20261122.2.3')),
    ]);
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([201, 409]);
    const refused = answers.find((answer) => answer.status === 409);
    expect(refused && problemOf(refused)).toMatchObject({
      code: 'sold_out',
      segment: 0,
      resource: 'SEAT_ECO',
    });
  });

  it(
    'get the last ten seats of six legs as a valid, maximal set of 200',
    { timeout: PATIENT_MS },
    async () => {
      const trips = Array.from({ length: 200 }, (_, index) => {
        const from = (index * 7) % 6;
        return { from, to: from + 1 + ((index * 5) % (6 - from)), seats: 1 + (index % 3) };
      });
      const answers = await Promise.all(
        trips.map(({ from, to, seats }) => shop.hold(oneWay(`L1-20261123.${from}.${to}`, seats))),
      );
      expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true);

      // The oracle counts every winner on every leg.
      const aboard = [0, 0, 0, 0, 0, 0];
      for (const [index, trip] of trips.entries())
        if (answers[index]?.status === 201)
          for (let leg = trip.from; leg < trip.to; leg += 1) aboard[leg] = (aboard[leg] ?? 0) + trip.seats;
      const legs = (await inventory(opened.db)).filter(
        (leg) => leg.sailing === 'L1-20261123' && leg.resource === 'SEAT_ECO',
      );
      expect(legs.map((leg) => leg.held)).toEqual(aboard);
      expect(aboard.every((seats) => seats <= 10)).toBe(true);

      // No false "full": nobody who was refused would have fitted in addition to the winners.
      const wronged = trips.filter(
        (trip, index) =>
          answers[index]?.status === 409 &&
          aboard.slice(trip.from, trip.to).every((seats) => seats + trip.seats <= 10),
      );
      expect(wronged).toEqual([]);
    },
  );

  it(
    'do not deadlock when many book the same two sailings in both orders',
    { timeout: PATIENT_MS },
    async () => {
      const there = { tripId: 'L1-20261124.0.6', class: 'ECO' };
      const later = { tripId: 'L1-20261125.0.6', class: 'ECO' };
      const party = {
        passengers: [{ category: 'ADT' }],
        vehicles: [{ category: 'CAR1' }],
        pets: [{ category: 'PET_CAGE' }],
      };
      const answers = await Promise.all(
        Array.from({ length: 30 }, () =>
          shop.hold({
            segments: [
              { ...there, direction: 'A' },
              { ...later, direction: 'R' },
            ],
            party,
          }),
        ),
      );
      // Two cars of 43 dm on a deck of 100 dm, and two places for pets.
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
      expect(answers.filter(({ status }) => status === 409)).toHaveLength(28);
    },
  );

  it('take nothing at all when one of two segments is full', async () => {
    await leave('L1-20261126', 'SEAT_ECO', 0);
    const before = await inventory(opened.db);
    const answer = await shop.hold({
      segments: [
        { tripId: 'L1-20261125.0.1', class: 'ECO', direction: 'A' },
        { tripId: 'L1-20261126.0.6', class: 'ECO', direction: 'R' },
      ],
      party: { passengers: [{ category: 'ADT' }], vehicles: [], pets: [] },
    });
    expect(problemOf(answer)).toMatchObject({ code: 'sold_out', segment: 1 });
    expect(await inventory(opened.db)).toEqual(before);
  });

  it('get one hold for twenty concurrent requests with the same key', { timeout: PATIENT_MS }, async () => {
    const request = oneWay('L1-20261127.0.6');
    const body = { ...request, expectedTotalCents: await shop.quote(request), locale: 'el' };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => shop.call('POST', '/holds', { body, key: 'the-same-key' })),
    );
    expect(new Set(answers.map((answer) => answer.text)).size).toBe(1);
    expect(answers[0]?.status).toBe(201);
    const legs = (await inventory(opened.db)).filter(
      (leg) => leg.sailing === 'L1-20261127' && leg.resource === 'SEAT_ECO',
    );
    expect(legs.map((leg) => leg.held)).toEqual([1, 1, 1, 1, 1, 1]);
  });

  it(
    'end each hold once when many notice at the same moment, while one buyer confirms at the last second',
    { timeout: PATIENT_MS },
    async () => {
      const holds = await Promise.all(
        Array.from({ length: 10 }, () => shop.mustHold(oneWay('L1-20261127.3.6'))).map((each) =>
          each.catch(() => null),
        ),
      );
      const held = holds.filter((hold) => hold !== null);
      const [keen] = held;
      if (!keen) throw new Error('nobody got a hold');
      clock.forward(899);
      const path = `/bookings/${keen.booking.reference}/confirm`;
      const confirming = shop.call('POST', path, {
        token: keen.accessToken,
        body: details(1),
        key: 'at-the-last-second',
      });
      clock.forward(1);
      const [confirmed] = await Promise.all([
        confirming,
        ...Array.from({ length: 8 }, () => shop.service.maintain()),
        ...Array.from({ length: 8 }, () => shop.call('GET', '/departures?port=AAA&date=2026-11-27')),
      ]);
      await shop.service.maintain();
      const isSold = confirmed.status === 200;
      expect(isSold || confirmed.status === 410).toBe(true);
      const legs = await inventory(opened.db);
      expect(legs.every((leg) => leg.held === 0)).toBe(true);
      const seats = legs.filter((leg) => leg.sailing === 'L1-20261127' && leg.resource === 'SEAT_ECO');
      expect(seats.slice(3).map((leg) => leg.sold)).toEqual(
        Array.from({ length: 3 }, () => (isSold ? 1 : 0)),
      );
      const { rows } = await sql<{
        n: number;
      }>`select count(*) as n from reservations.audit where what in ('expired', 'confirmed')
      group by booking_id having count(*) > 1`.execute(opened.db);
      expect(rows).toEqual([]);
    },
  );

  describe('database constraints', () => {
    it.each([
      ['held above capacity', sql`held = capacity + 1`],
      ['sold above what holds leave', sql`sold = capacity, held = 1`],
      ['blocked above capacity', sql`blocked = capacity - sold - held + 1`],
      ['less than nothing held', sql`held = -1`],
      ['a smaller ship than was sold', sql`sold = 3, capacity = 2, held = 0, blocked = 0`],
    ])('refuse %s, whatever the code does', async (_, set) => {
      await expect(
        sql`update reservations.leg_inventory set ${set} where sailing_id = 'L1-20261127' and leg_no = 0
          and resource = 'SEAT_ECO'`.execute(opened.db),
      ).rejects.toThrow(/leg_inventory_/);
    });

    it('refuse ledger transactions that do not sum to zero, and changes to the ledger', async () => {
      await shop.mustHold(oneWay('L1-20261125.3.4'));
      const write = (cents: number[]) =>
        sql`insert into reservations.ledger_entry (transaction_id, at, booking_id, account, cents, what)
          select '00000000-0000-4000-8000-000000000000'::uuid, ${NOW}::timestamptz, b.id, 'receivable', c.value::integer, 'test'
          from json_array_elements_text(${JSON.stringify(cents)}::text::json) c (value),
            (select id from reservations.booking limit 1) b`.execute(opened.db);
      await expect(write([1, -2])).rejects.toThrow(/does not sum to zero/);
      await write([1, -1]);
      const entries = sql`reservations.ledger_entry where what = 'test'`;
      await expect(sql`delete from ${entries}`.execute(opened.db)).rejects.toThrow(/append-only/);
      await expect(
        sql`update reservations.ledger_entry set cents = 2 where what = 'test'`.execute(opened.db),
      ).rejects.toThrow(/append-only/);
    });
  });
});

onPostgres('concurrent changes of sold bookings', ({ kind, open }) => {
  const [ONE, OTHER] = ['L1-20261222', 'L1-20261223'];
  let opened: Awaited<ReturnType<typeof open>>;
  let shop: Shop;

  beforeAll(async () => {
    opened = await open();
    // Rows in the requested order, not as they are stored: the lock order must not depend on the query plan.
    for (const way of ['hashjoin', 'mergejoin', 'seqscan', 'bitmapscan'])
      await sql`do ${sql.raw(`$$ begin execute format('alter database %I set enable_${way} = off', current_database()); end $$`)}`.execute(
        opened.db,
      );
    shop = await startShop(opened.db, `owners ${kind}`, { seats: 30 });
  });
  afterAll(() => opened.close());
  beforeEach(() => emptyShips(shop));

  const post = (made: MadeBooking, path: string, body: object) =>
    shop.call('POST', `/bookings/${made.reference}${path}`, {
      token: made.token,
      body,
      key: shop.newKey(),
    });
  const moveTo = (made: MadeBooking, sailing: string, to = 3) =>
    post(made, '/changes', {
      segments: [{ segment: 0, tripId: `${sailing}.0.${to}`, class: 'ECO' }],
      expectedDifferenceCents: 0,
    });

  it('do not deadlock when half of them move to the ship that the others leave', async () => {
    const made: MadeBooking[] = [];
    for (let index = 0; index < 10; index += 1)
      made.push(await shop.reserved({ trips: [[index % 2 ? ONE : OTHER, 0, 3]], adults: 1 }));
    for (let round = 0; round < 4; round += 1) {
      const answers = await Promise.all(
        made.map((each, index) => moveTo(each, (index + round) % 2 ? OTHER : ONE)),
      );
      expect(answers.map(({ status }) => status)).toEqual(made.map(() => 200));
      expect(await shop.sold(ONE)).toEqual([5, 5, 5]);
      expect(await shop.sold(OTHER)).toEqual([5, 5, 5]);
    }
  });

  it('cancel a booking once, and never move what is cancelled', async () => {
    for (let round = 0; round < 4; round += 1) {
      const made = await shop.ticketed({ trips: [[ONE, 0, 3]], adults: 2 });
      const scope = { scope: { kind: 'all' }, expectedRefundCents: made.totalCents };
      const answers = await Promise.all([
        ...Array.from({ length: 4 }, () => post(made, '/cancellation', scope)),
        ...Array.from({ length: 4 }, () => moveTo(made, OTHER)),
      ]);
      expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
      expect(answers.slice(0, 4).filter(({ status }) => status === 200)).toHaveLength(1);
      expect(await shop.refunds(made.reference)).toBe(made.totalCents);
      expect(await shop.due(made.reference)).toBe(-made.totalCents);
      expect((await shop.read(made)).state).toBe('cancelled');
    }
    expect(await shop.sold(ONE)).toEqual([0, 0, 0]);
    expect(await shop.sold(OTHER)).toEqual([0, 0, 0]);
    expect(await ledgerSum(opened.db)).toBe(0);
  });
});
