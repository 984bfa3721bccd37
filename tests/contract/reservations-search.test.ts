import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import { DepartureBoard, SearchResult } from '#contracts/reservations/index.ts';
import { versionOfRides } from '#reservations/search/rides.ts';
import { onEachDatabase } from '#tests/fixtures/databases.ts';
import {
  adults,
  oneWay,
  PATIENT_MS,
  problemOf,
  type Service,
  startService,
  stoppedClock,
} from '#tests/fixtures/reservations.ts';
import { tinyNetwork } from '#tests/fixtures/tiny-network.ts';

const START = '2026-11-21T10:00:00Z';
const TRIP = 'L1-20261122.0.3';

vi.setConfig({ testTimeout: PATIENT_MS, hookTimeout: PATIENT_MS });

onEachDatabase('a search', ({ kind, open }) => {
  const clock = stoppedClock(START);
  let opened: Awaited<ReturnType<typeof open>>;
  let shop: Service;

  beforeAll(async () => {
    opened = await open();
    const network = tinyNetwork({ legs: 3, seats: 4, horizonDays: 20 });
    shop = await startService({ db: opened.db, network, clock: clock.now, seed: `search ${kind}` });
  });
  afterAll(() => opened.close());
  beforeEach(async () => {
    clock.set(START);
    await sql`update reservations.leg_inventory set blocked = 0`.execute(opened.db);
    await sql`update reservations.sailing set status = 'planned', delay_minutes = 0`.execute(opened.db);
  });

  async function search(party: object = adults(1), date = '2026-11-22') {
    const { json } = await shop.call('POST', '/search', {
      body: { trips: [{ from: 'AAA', to: 'DDD', date }], party },
    });
    const [trip] = v.parse(SearchResult, json).trips;
    if (!trip) throw new Error('no trip in the answer');
    return trip;
  }

  it('shows sailings as cancelled, closed and departed, and never shows those days as full', async () => {
    await sql`update reservations.sailing set status = 'cancelled' where id = 'L1-20261123'`.execute(
      opened.db,
    );
    const cancelled = await search(adults(1), '2026-11-23');
    expect(cancelled.journeys[0]).toMatchObject({
      state: 'cancelled',
      classes: [{ totalCents: null }],
    });
    expect(cancelled.week.find((day) => day.date === '2026-11-23')?.state).toBe('none');
    expect(problemOf(await shop.hold(oneWay('L1-20261123.0.1'))).code).toBe('sales_closed');
    clock.set('2026-11-22T05:40:00Z');
    expect((await search()).journeys[0]?.state).toBe('closed');
    clock.set('2026-11-22T06:00:00Z');
    const departed = await search();
    expect(departed.journeys[0]?.state).toBe('departed');
    expect(departed.week[0]).toEqual({ date: '2026-11-22', state: 'past', lowestCents: null });
    expect((await search(adults(1), '2026-11-21')).journeys[0]?.state).toBe('departed');
  });

  // Ships and their calls are kept in memory until one of their rows is written.
  it('shows whatever is written about a ship or a call in the next answer, and what it was when that is taken back', async () => {
    const before = await search();
    const id = 'L1-20261122';
    const changes = [
      ['sailing', sql`delay_minutes = 30`, sql`delay_minutes = 0`],
      ['sailing', sql`notice_el = 'Α', notice_en = 'A'`, sql`notice_el = null, notice_en = null`],
      ['sailing', sql`sales_open_at = '2026-11-22T00:00:00Z'`, sql`sales_open_at = null`],
      ['sailing_call', sql`est_dep = departs_at + interval '7 minutes'`, sql`est_dep = null`],
      ['sailing_call', sql`skipped = port_code = 'BBB'`, sql`skipped = false`],
      ['sailing_call', sql`stopover = not stopover`, sql`stopover = not stopover`],
    ] as const;
    for (const [table, change, back] of changes) {
      const name = sql.table(`reservations.${table}`);
      const key = sql.raw(table === 'sailing' ? 'id' : 'sailing_id');
      await sql`update ${name} set ${change} where ${key} = ${id}`.execute(opened.db);
      expect(await search()).not.toEqual(before);
      await sql`update ${name} set ${back} where ${key} = ${id}`.execute(opened.db);
      expect(await search()).toEqual(before);
    }
    // Twice in one transaction, with a search in between.
    await opened.db.transaction().execute(async (trx) => {
      const query = {
        route: { from: 'AAA', to: 'DDD' },
        days: { first: '2026-11-22', last: '2026-11-22' },
        lines: [],
      };
      const versions = new Set([await versionOfRides(trx, query)]);
      for (const minutes of [10, 20, 0]) {
        await sql`update reservations.sailing set delay_minutes = ${minutes}::integer where id = ${id}`.execute(
          trx,
        );
        versions.add(await versionOfRides(trx, query));
      }
      expect(versions.size).toBe(4);
    });
    expect(await search()).toEqual(before);
  });

  it('lets travellers board at later ports of a ship that has already left the first one', async () => {
    clock.set('2026-11-22T06:05:00Z');
    expect((await shop.hold(oneWay('L1-20261122.1.2'))).status).toBe(201);
  });

  it('shows which vehicles a full deck refuses while people still fit', async () => {
    await sql`update reservations.leg_inventory set blocked = 58 where resource = 'CEU_DM' and leg_no = 1`.execute(
      opened.db,
    );
    const withCar = { ...adults(1), vehicles: [{ category: 'CAR1' }] };
    expect((await search(withCar)).journeys[0]).toMatchObject({ state: 'no-vehicles', carsFree: 0 });
    expect((await search()).journeys[0]?.state).toBe('available');
    const camper = { ...adults(1), vehicles: [{ category: 'CMP' }] };
    expect((await search(camper)).week.every((day) => day.state === 'none' || day.state === 'past')).toBe(
      true,
    );
    const refused = await shop.call('POST', '/quotes', {
      body: { segments: oneWay(TRIP).segments, party: camper },
    });
    expect(problemOf(refused).errors?.[0]).toMatchObject({
      field: 'party.vehicles.0',
      code: 'vehicle_refused',
    });
  });

  it('shows a delay on the board and allows boarding until the ship actually leaves', async () => {
    await sql`update reservations.sailing set delay_minutes = 45 where id = 'L1-20261122'`.execute(opened.db);
    clock.set('2026-11-22T06:10:00Z');
    const board = v.parse(
      DepartureBoard,
      (await shop.call('GET', '/departures?port=AAA&date=2026-11-22')).json,
    );
    expect(board.departures[0]).toMatchObject({
      state: 'delayed',
      expectedAt: '2026-11-22T08:45:00+02:00',
    });
  });

  it('names the trip and the fare to each call of a departure, as the search does', async () => {
    const { departures } = v.parse(
      DepartureBoard,
      (await shop.call('GET', '/departures?port=AAA&date=2026-11-22')).json,
    );
    const calls = departures.flatMap(({ via }) => via);
    expect(calls.length).toBeGreaterThan(0);
    for (const { port, tripId, fromCents } of calls) {
      const trip = { from: 'AAA', to: port, date: '2026-11-22' };
      const found = v.parse(
        SearchResult,
        (await shop.call('POST', '/search', { body: { trips: [trip], party: adults(1) } })).json,
      );
      const journey = found.trips[0]?.journeys.find(({ legs }) => legs[0]?.tripId === tripId);
      expect(journey?.classes.find((each) => each.class === 'ECO')?.totalCents, port).toBe(fromCents);
    }
  });

  it('shows the nearest days when there is no ship, and reports invalid requests', async () => {
    const beyond = await search(adults(1), '2027-03-01');
    expect([beyond.journeys, beyond.nearest]).toEqual([[], ['2026-12-11']]);
    const ask = (trip: object, party: object = adults(1)) =>
      shop.call('POST', '/search', { body: { trips: [trip], party } });
    expect(problemOf(await ask({ from: 'AAA', to: 'ZZZ', date: '2026-11-22' })).errors?.[0]?.code).toBe(
      'unknown_port',
    );
    expect(problemOf(await ask({ from: 'AAA', to: 'AAA', date: '2026-11-22' })).errors?.[0]?.code).toBe(
      'same_port',
    );
    expect(problemOf(await ask({ from: 'AAA', to: 'BBB', date: '2026-02-30' })).status).toBe(400);
    const child = { passengers: [{ category: 'CHD' }], vehicles: [], pets: [] };
    expect(
      problemOf(await ask({ from: 'AAA', to: 'BBB', date: '2026-11-22' }, child)).errors?.[0]?.code,
    ).toBe('adult_required');
    expect((await shop.call('GET', '/nowhere')).status).toBe(404);
  });

  it('refuses an inbound journey that leaves before the outbound one arrives', async () => {
    const segment = (tripId: string, direction: string) => ({ tripId, class: 'ECO', direction });
    const body = {
      segments: [segment('L1-20261123.0.3', 'A'), segment('L1-20261122.0.3', 'R')],
      party: adults(1),
    };
    expect(problemOf(await shop.call('POST', '/quotes', { body })).errors?.[0]).toMatchObject({
      field: 'segments.1.tripId',
      code: 'too_early',
    });
  });
});
