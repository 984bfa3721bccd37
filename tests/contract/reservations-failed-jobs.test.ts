import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import { FailedJobs, SearchResult } from '#contracts/reservations/index.ts';
import { onEachDatabase, type OpenDatabase } from '#tests/fixtures/databases.ts';
import {
  adults,
  oneWay,
  PATIENT_MS,
  type Service,
  startService,
  stoppedClock,
  testSecrets,
} from '#tests/fixtures/reservations.ts';
import { tinyNetwork } from '#tests/fixtures/tiny-network.ts';

vi.setConfig({ testTimeout: PATIENT_MS, hookTimeout: PATIENT_MS });

const network = tinyNetwork({ legs: 2, seats: 4, horizonDays: 30 });
const BAD = 'L1-20261204';
const GOOD = 'L1-20261205';

onEachDatabase('one bad row', ({ kind, open }) => {
  let opened: OpenDatabase;
  let clock: ReturnType<typeof stoppedClock>;
  let shop: Service;

  beforeEach(async () => {
    opened = await open();
    clock = stoppedClock('2026-12-01T10:00:00Z');
    shop = await start('first');
  });
  afterEach(() => opened.close());

  function start(seed: string) {
    return startService({ db: opened.db, network, clock: clock.now, seed: `one bad row ${kind} ${seed}` });
  }

  /** An expired hold on each sailing; the first can’t end because its places are not in the inventory. */
  async function spoil() {
    const bad = await shop.mustHold(oneWay(`${BAD}.0.2`, 4));
    const good = await shop.mustHold(oneWay(`${GOOD}.0.2`, 4));
    await sql`update reservations.leg_inventory set held = 0 where sailing_id = ${BAD} and resource = 'SEAT_ECO'`.execute(
      opened.db,
    );
    clock.forward(901);
    return { bad, good };
  }

  async function failed(service = shop) {
    const { json } = await service.call('GET', '/operator/failed-jobs', { token: testSecrets.operatorToken });
    return v.parse(FailedJobs, json).jobs;
  }

  async function repair(service: Service) {
    await sql`update reservations.leg_inventory set held = 4 where sailing_id = ${BAD} and resource = 'SEAT_ECO'`.execute(
      opened.db,
    );
    await service.call('POST', '/operator/failed-jobs/retry', { token: testSecrets.operatorToken });
    await service.service.maintain();
  }

  // After `held` was set to 0 under an expired hold, every hold and search returned 503.
  it('does not block sales when its hold can’t end', async () => {
    await spoil();
    expect((await shop.hold(oneWay(`${GOOD}.0.2`, 4))).status).toBe(201);
    const body = { trips: [{ from: 'AAA', to: 'CCC', date: '2026-12-06' }], party: adults(1) };
    const search = await shop.call('POST', '/search', { body });
    expect(search.status).toBe(200);
    expect(v.parse(SearchResult, search.json).trips[0]?.journeys).toMatchObject([{ state: 'available' }]);
  });

  // The backend awaited the first maintenance, which threw.
  it('does not stop a start, and is shown to the operator until it is fixed', async () => {
    const { bad, good } = await spoil();
    const again = await start('again');
    const { rows } = await sql<{ reference: string; state: string }>`select reference, state
      from reservations.booking`.execute(opened.db);
    const states = Object.fromEntries(rows.map(({ reference, state }) => [reference, state]));
    expect(states).toEqual({ [bad.booking.reference]: 'held', [good.booking.reference]: 'expired' });
    expect(await failed(again)).toMatchObject([
      { kind: 'hold', attempts: 1, reason: expect.stringContaining('leg_inventory_not_negative') },
    ]);
    expect(await again.service.figures()).toMatchObject({ jobs_failed: 1 });
    await repair(again);
    expect(await failed(again)).toEqual([]);
    expect((await again.hold(oneWay(`${BAD}.0.2`, 4))).status).toBe(201);
  });

  it('is retried less and less often', async () => {
    await spoil();
    for (let second = 0; second < 120; second += 5) {
      await shop.service.maintain();
      clock.forward(5);
    }
    expect(await failed()).toMatchObject([{ kind: 'hold', attempts: 4 }]);
  });

  it('does not block other rows of its kind, however many bad ones there are', async () => {
    const holds = [];
    for (let count = 0; count < 3; count += 1)
      holds.push(await shop.mustHold(oneWay(`L1-2026120${4 + count}.0.2`)));
    await sql`update reservations.booking set state = 'confirmed', pay_by = hold_expires_at`.execute(
      opened.db,
    );
    await sql`insert into reservations.failed_job select 'unpaid-booking', id::text, 1, 'test', hold_expires_at,
      hold_expires_at, hold_expires_at + interval '1 day' from reservations.booking
      where reference = ${holds[0]?.booking.reference ?? ''}`.execute(opened.db);
    await sql`update reservations.leg_inventory set held = 0, sold = 0`.execute(opened.db);
    clock.forward(901);
    await shop.service.maintain();
    expect(
      (await failed()).filter((job) => job.kind === 'unpaid-booking').map(({ attempts }) => attempts),
    ).toEqual([1]);
  });

  // An expired hold made a ship look full: a request now ends the holds on its own ship, and no others.
  it('is ended only by requests for its own sailing', async () => {
    await shop.mustHold(oneWay('L1-20261202.0.2', 4));
    await shop.mustHold(oneWay('L1-20261220.0.2', 4));
    clock.forward(901);
    const body = { trips: [{ from: 'AAA', to: 'CCC', date: '2026-12-02' }], party: adults(4) };
    const { json } = await shop.call('POST', '/search', { body });
    expect(v.parse(SearchResult, json).trips[0]?.journeys).toMatchObject([{ state: 'available' }]);
    const { rows } = await sql<{ state: string; sailing: string }>`select b.state, s.sailing_id as sailing
      from reservations.booking b join reservations.booking_segment s on s.booking_id = b.id
      order by 2`.execute(opened.db);
    expect(rows).toEqual([
      { state: 'expired', sailing: 'L1-20261202' },
      { state: 'held', sailing: 'L1-20261220' },
    ]);
  });
});
