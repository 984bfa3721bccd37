import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import { athensInstant, athensMoment } from '#foundation/dates/athens.ts';
import { addDays } from '#foundation/dates/day.ts';
import { SearchResult } from '#contracts/reservations/index.ts';
import { loadNetwork } from '#reservations/index.ts';
import { onEachDatabase } from '#tests/fixtures/databases.ts';
import {
  adults,
  oneWay,
  PATIENT_MS,
  type Service,
  startService,
  stoppedClock,
} from '#tests/fixtures/reservations.ts';
import { tinyNetwork } from '#tests/fixtures/tiny-network.ts';

// A ship that is at sea every night at three, when the clocks change twice a year.
const night = tinyNetwork({ departs: '23:30', legs: 5, horizonDays: 5 });

vi.setConfig({ testTimeout: PATIENT_MS, hookTimeout: PATIENT_MS });

onEachDatabase('a ship at sea during a clock change', ({ kind, open }) => {
  const clock = stoppedClock('2027-03-25T10:00:00Z');
  let opened: Awaited<ReturnType<typeof open>>;
  let shop: Service;

  beforeAll(async () => {
    opened = await open();
    shop = await startService({ db: opened.db, network: night, clock: clock.now, seed: `clock ${kind}` });
  });
  afterAll(() => opened.close());

  async function journeys(from: string, to: string, date: string) {
    const body = { trips: [{ from, to, date }], party: adults(1) };
    const { json } = await shop.call('POST', '/search', { body });
    return v.parse(SearchResult, json).trips[0]?.journeys ?? [];
  }

  it.each([
    ['2027-03-27', '2027-03-28', '2027-03-28T05:20:00+03:00'],
    ['2027-03-26', '2027-03-27', '2027-03-27T04:20:00+02:00'],
  ])('takes as long as ever in spring: out on %s', async (day, _, arrives) => {
    expect(await journeys('AAA', 'FFF', day)).toMatchObject([
      { departsAt: `${day}T23:30:00+02:00`, arrivesAt: arrives, durationMinutes: 290 },
    ]);
  });

  it('takes as long as ever in autumn, when three o’clock comes twice', async () => {
    clock.set('2027-10-29T10:00:00Z');
    await shop.service.maintain();
    expect(await journeys('AAA', 'FFF', '2027-10-30')).toMatchObject([
      {
        departsAt: '2027-10-30T23:30:00+03:00',
        arrivesAt: '2027-10-31T03:20:00+02:00',
        durationMinutes: 290,
      },
    ]);
    // 03:30 in summer time, then 03:30 again in winter time: their offsets distinguish the calls.
    expect(await journeys('EEE', 'FFF', '2027-10-31')).toMatchObject([
      { departsAt: '2027-10-31T03:30:00+03:00' },
    ]);
  });

  it('belongs to the day on which it leaves the traveller’s own port', async () => {
    expect(await journeys('BBB', 'CCC', '2027-10-30')).toMatchObject([
      { departsAt: '2027-10-30T00:30:00+03:00' },
    ]);
    expect((await shop.hold(oneWay('L1-20271029.1.2'))).status).toBe(201);
  });

  it('computes the same times as the database, on every day and at every hour', async () => {
    for (let day = '2027-01-01'; day < '2028-03-01'; day = addDays(day, 1)) {
      const { rows } = await sql<{ minute: number; at: Date }>`select m * 30 as minute,
        (${day}::date + make_interval(mins => m * 30)) at time zone 'Europe/Athens' as at
        from generate_series(0, 12) m`.execute(opened.db);
      for (const { minute, at } of rows)
        expect(athensInstant(athensMoment(day, minute)), `${day} ${minute}`).toBe(athensInstant(at));
    }
  });

  it('rolls forward day by day, over New Year and 29 February, idempotently', async () => {
    const count = async () =>
      (await sql<{ n: number }>`select count(*) as n from reservations.sailing`.execute(opened.db)).rows[0]
        ?.n;
    await loadNetwork(opened.db, night);
    for (const day of ['2027-12-30', '2027-12-31', '2028-01-01', '2028-02-26', '2028-02-27']) {
      clock.set(`${day}T10:00:00Z`);
      await shop.service.maintain();
      const before = await count();
      await Promise.all([shop.service.maintain(), shop.service.maintain()]);
      expect(await count()).toBe(before);
    }
    expect((await journeys('AAA', 'BBB', '2028-02-29')).length).toBe(1);
    expect((await journeys('AAA', 'BBB', '2028-03-03')).length).toBe(1);
    expect((await journeys('AAA', 'BBB', '2028-03-04')).length).toBe(0);
  });
});

// A clock that jumped ahead deleted every sailing without bookings, and they never came back.
onEachDatabase('a clock that jumps', ({ kind, open }) => {
  const START = '2026-11-21T10:00:00Z';
  const clock = stoppedClock(START);
  let opened: Awaited<ReturnType<typeof open>>;
  let shop: Service;

  beforeAll(async () => {
    opened = await open();
    const network = tinyNetwork({ legs: 1, horizonDays: 40 });
    shop = await startService({ db: opened.db, network, clock: clock.now, seed: `jumps ${kind}` });
  });
  afterAll(() => opened.close());

  /** Every sailing from a given day on, with its places. */
  async function sailings(from: string, to: string) {
    const { rows } = await sql<{ id: string; legs: number }>`select s.id, count(*)::integer as legs
      from reservations.sailing s join reservations.leg_inventory l on l.sailing_id = s.id
      where service_day between ${from}::date and ${to}::date group by s.id order by s.id`.execute(opened.db);
    return rows;
  }

  it.each([
    ['within the horizon', '2026-12-27T10:00:00Z'],
    ['far beyond it', '2029-03-01T10:00:00Z'],
  ])('loses no sailing, sold or not, when it is set back from %s', async (_, ahead) => {
    const before = await sailings('2026-11-21', '2026-12-31');
    expect(before).toHaveLength(41);
    await shop.mustHold(oneWay('L1-20261125.0.1'));
    for (const moment of [ahead, START]) {
      clock.set(moment);
      await shop.service.maintain();
    }
    expect(await sailings('2026-11-21', '2026-12-31')).toEqual(before);
    expect((await shop.hold(oneWay('L1-20261128.0.1'))).status).toBe(201);
  });

  it('still deletes past sailings without bookings after running steadily for days', async () => {
    clock.set(START);
    await shop.service.maintain();
    for (let day = 1; day <= 33; day += 1) {
      clock.forward(86_400);
      await shop.service.maintain();
    }
    expect(await sailings('2026-11-21', '2026-11-22')).toEqual([]);
    expect(await sailings('2026-11-25', '2026-11-25')).toHaveLength(1);
  });
});
