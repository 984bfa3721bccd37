import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { outboxOf } from '#backend/reservations/outbox.ts';
import { createFailedJobs } from '#foundation/jobs/failed-jobs.ts';
import { createMemoryBuckets } from '#foundation/limits/memory-buckets.ts';
import { createCatalogueReader } from '#reservations/catalogue/catalogue.ts';
import { compensate, refund } from '#reservations/bookings/ledger/refund.ts';
import type { HoldResult } from '#contracts/reservations/index.ts';
import { onEachDatabase } from '#tests/fixtures/databases.ts';
import {
  closeShop,
  emptyShips,
  messagesOf,
  money,
  online,
  openShop,
  type Shop,
} from '#tests/fixtures/payments.ts';
import {
  inventory,
  oneWay,
  PATIENT_MS,
  problemOf,
  quiet,
  seededBytes,
  stoppedClock,
  testSecrets,
} from '#tests/fixtures/reservations.ts';
import { tinyNetwork } from '#tests/fixtures/tiny-network.ts';
import { createTurns } from '#reservations/context/turns.ts';

const START = '2026-11-21T10:00:00Z';
const TRIP = 'L1-20261127.0.2';
const PRICE = 1100;
/** Two days after the start. */
const PAY_BY = '2026-11-23T10:00:00Z';

vi.setConfig({ testTimeout: PATIENT_MS, hookTimeout: PATIENT_MS });

onEachDatabase('D4 payments at agencies and the ledger', ({ kind, open }) => {
  const clock = stoppedClock(START);
  let opened: Awaited<ReturnType<typeof open>>;
  let shop: Shop;

  beforeAll(async () => {
    ({ opened, shop } = await openShop(open, {
      network: tinyNetwork({ legs: 2, seats: 2, horizonDays: 10 }),
      clock: clock.now,
      seed: `agency ${kind}`,
    }));
  });
  afterAll(() => closeShop(opened, shop));
  beforeEach(async () => {
    clock.set(START);
    await emptyShips(opened.db);
  });

  async function sold() {
    const legs = await inventory(opened.db);
    return legs
      .filter((leg) => leg.sailing === 'L1-20261127' && leg.resource === 'SEAT_ECO')
      .map((leg) => leg.sold);
  }

  async function reserved(people = 1) {
    const hold = await shop.mustHold(oneWay(TRIP, people));
    await shop.confirm(hold);
    return hold;
  }

  const pay = (hold: HoldResult, cents: number, receipt = 'R-1') =>
    shop.operator('POST', '/payments', { reference: hold.booking.reference, cents, receipt });

  async function inBooking(hold: HoldResult, work: typeof refund, cents: number, what: string) {
    const context = {
      db: opened.db,
      clock: clock.now,
      ids: seededBytes(`${kind} ${what} ${cents} ${clock.now().getTime()}`),
      log: quiet,
      jobs: createFailedJobs({ db: opened.db, schema: 'reservations', clock: clock.now, log: quiet }),
      turns: createTurns(),
      limits: createMemoryBuckets({ clock: clock.now }),
      secrets: testSecrets,
      catalogue: createCatalogueReader(opened.db),
      providers: new Map(),
      siteOrigins: [],
      outbox: outboxOf(),
    };
    const { rows } = await sql<{
      id: string;
    }>`select id from reservations.booking where reference = ${hold.booking.reference}`.execute(opened.db);
    const id = rows[0]?.id ?? '';
    return opened.db.transaction().execute((trx) => work(trx, context, { id }, cents, what));
  }

  describe('an agency', () => {
    it('takes exactly what is due, once per receipt, and the booking is ticketed', async () => {
      const hold = await reserved();
      expect(await money(opened.db)).toEqual({ cash: 0, receivable: PRICE, sum: 0, refunds: 0 });
      expect(problemOf(await pay(hold, PRICE - 1))).toMatchObject({
        status: 422,
        totalCents: PRICE,
        errors: [{ field: 'cents', code: 'not_due' }],
      });
      expect(await pay(hold, PRICE)).toMatchObject({
        status: 200,
        json: {
          state: 'ticketed',
          payBy: null,
          payment: { method: 'agency', state: 'paid', paidCents: PRICE },
        },
      });
      expect((await pay(hold, PRICE)).status).toBe(200);
      expect(problemOf(await pay(hold, PRICE + 1)).code).toBe('idempotency_conflict');
      expect(problemOf(await pay(hold, PRICE, 'R-2')).code).toBe('state_conflict');
      expect(await money(opened.db)).toEqual({ cash: PRICE, receivable: 0, sum: 0, refunds: 0 });
      expect(await messagesOf(opened.db, hold.booking.reference)).toEqual(['reserved', 'ticketed']);
    });

    it('takes it once from fifty concurrent tellers', async () => {
      const hold = await reserved();
      const answers = await Promise.all(Array.from({ length: 50 }, () => pay(hold, PRICE)));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      expect((await money(opened.db)).cash).toBe(PRICE);
    });

    it('is open to staff only, and shows the bookings', async () => {
      const hold = await reserved();
      const body = { reference: hold.booking.reference, cents: PRICE, receipt: 'R' };
      const stranger = await shop.call('POST', '/operator/payments', {
        token: hold.accessToken,
        key: shop.newKey(),
        body,
      });
      expect([stranger.status, problemOf(stranger).code]).toEqual([401, 'operator_only']);
      const unknown = await shop.operator('POST', '/payments', { ...body, reference: 'AAAAAAA' });
      expect(problemOf(unknown).code).toBe('not_found');
      expect((await shop.operator('POST', '/payments', { ...body, cents: 1.5 })).status).toBe(400);
    });
  });

  describe('a booking that was not paid in time', () => {
    it('is cancelled, its places are released, and the traveller is notified', async () => {
      const hold = await reserved(2);
      clock.set(PAY_BY);
      await Promise.all([shop.service.maintain(), shop.service.maintain()]);
      expect((await shop.read(hold)).state).toBe('cancelled');
      expect(await sold()).toEqual([0, 0]);
      expect(await money(opened.db)).toEqual({ cash: 0, receivable: 0, sum: 0, refunds: 0 });
      expect(await messagesOf(opened.db, hold.booking.reference)).toEqual(['reserved', 'cancelled']);
    });

    it('does not wait for another one that can’t be cancelled', async () => {
      await shop.confirm(await shop.mustHold(oneWay('L1-20261128.0.2')));
      clock.forward(1);
      const hold = await reserved();
      await sql`update reservations.leg_inventory set sold = 0 where sailing_id = 'L1-20261128'`.execute(
        opened.db,
      );
      clock.set(PAY_BY);
      clock.forward(1);
      await shop.service.maintain();
      expect((await shop.read(hold)).state).toBe('cancelled');
    });

    it('is revived by its payment while the places are free, and not otherwise', async () => {
      const lucky = await reserved();
      const late = await reserved();
      clock.set(PAY_BY);
      await shop.service.maintain();
      expect((await pay(lucky, PRICE)).json).toMatchObject({ state: 'ticketed' });
      await shop.mustHold(oneWay('L1-20261127.1.2'));
      const refused = problemOf(await pay(late, PRICE));
      expect([refused.status, refused.code]).toEqual([410, 'hold_expired']);
      expect(await sold()).toEqual([1, 1]);
      expect(await money(opened.db)).toEqual({ cash: PRICE, receivable: 0, sum: 0, refunds: 0 });
    });

    it('can be paid by card before that, at the same price', async () => {
      const hold = await reserved();
      const body = { ...online };
      const started = await shop.call('POST', `${shop.path(hold)}/payments`, {
        token: hold.accessToken,
        key: shop.newKey(),
        body,
      });
      expect(started.json).toMatchObject({
        state: 'confirmed',
        payment: { state: 'pending', dueCents: PRICE },
      });
      await shop.deliver(shop.stripe.pay(await shop.sessionOf(hold)));
      expect(await shop.read(hold)).toMatchObject({ state: 'ticketed', payment: { paidCents: PRICE } });
    });
  });

  describe('I6 refunds', () => {
    it('go back as they were paid, newest first, never more than was paid', async () => {
      const hold = await reserved();
      await shop.call('POST', `${shop.path(hold)}/payments`, {
        token: hold.accessToken,
        key: shop.newKey(),
        body: online,
      });
      // Half at the card provider because of a wrong amount, the rest at an agency.
      await shop.deliver(shop.stripe.pay(await shop.sessionOf(hold), { cents: 500 }));
      clock.forward(60);
      await pay(hold, PRICE - 500);
      expect((await shop.read(hold)).state).toBe('ticketed');
      expect(await inBooking(hold, refund, 700, 'changed')).toMatchObject([
        { provider: 'agency', cents: 600 },
        { provider: 'card', cents: 100 },
      ]);
      expect(await inBooking(hold, refund, 400, 'cancelled')).toMatchObject([
        { provider: 'card', cents: 400 },
      ]);
      expect(await inBooking(hold, refund, 50, 'too-much')).toEqual([]);
      await shop.service.maintain();
      expect(shop.stripe.refunds.slice(-2).map(({ amount }) => amount)).toEqual([100, 400]);
      const { json } = await shop.operator('GET', '/refunds');
      expect(json).toMatchObject({ refunds: [{ provider: 'agency', cents: 600, what: 'changed' }] });
      expect(await money(opened.db)).toMatchObject({ cash: 600, refunds: PRICE, sum: 0 });
    });

    it('are nothing on an unpaid booking', async () => {
      const hold = await reserved();
      expect(await inBooking(hold, refund, PRICE, 'cancelled')).toEqual([]);
      expect(await money(opened.db)).toEqual({ cash: 0, receivable: 0, sum: 0, refunds: 0 });
    });

    it('are complete even after compensation used up what was paid', async () => {
      const hold = await reserved();
      await pay(hold, PRICE);
      expect(await inBooking(hold, compensate, 275, 'compensation')).toMatchObject([{ cents: 275 }]);
      const back = await inBooking(hold, refund, PRICE, 'cancelled-by-carrier');
      expect(back.map(({ cents }) => cents)).toEqual([PRICE - 275, 275]);
      expect(await money(opened.db)).toMatchObject({ receivable: -PRICE - 275, refunds: PRICE + 275 });
    });

    it('include compensation beyond the price at an agency, with a receipt that counts once', async () => {
      const hold = await reserved();
      await pay(hold, PRICE);
      expect(await inBooking(hold, refund, PRICE, 'cancelled-by-carrier')).toHaveLength(1);
      const [extra] = await inBooking(hold, compensate, 275, 'compensation');
      expect(extra).toMatchObject({ provider: 'agency', cents: 275 });
      const path = `/refunds/${extra?.id}/paid`;
      for (const _ of [1, 2])
        expect((await shop.operator('POST', path, { receipt: 'K-7' })).json).toMatchObject({ state: 'done' });
      expect(problemOf(await shop.operator('POST', path, { receipt: 'K-8' })).code).toBe('state_conflict');
      expect((await shop.operator('POST', '/refunds/nonsense/paid', { receipt: 'K' })).status).toBe(404);
      expect(await money(opened.db)).toEqual({
        cash: PRICE - 275,
        receivable: -PRICE,
        sum: 0,
        refunds: PRICE + 275,
      });
    });
  });

  it('are shown to the accountant by day with totals, in both formats', async () => {
    const hold = await reserved();
    // 01:30 in Athens is still the previous day in UTC.
    clock.set('2026-11-22T23:30:00Z');
    await pay(hold, PRICE, '=cmd()');
    const { json } = await shop.operator('GET', '/ledger?from=2026-11-21&to=2026-11-23');
    expect(json).toMatchObject({
      days: [
        { day: '2026-11-21', totals: { receivable: PRICE, sales: -PRICE } },
        { day: '2026-11-23', totals: { 'cash:agency': PRICE, receivable: -PRICE } },
      ],
      totals: { 'cash:agency': PRICE, receivable: 0, sales: -PRICE },
    });
    const file = await shop.service.fetch(
      new Request('http://reservations/operator/ledger?from=2026-11-23&to=2026-11-23&format=csv', {
        headers: { Authorization: `Bearer ${testSecrets.operatorToken}` },
      }),
    );
    expect(file.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
    const lines = (await file.text()).trim().split('\n');
    expect(lines).toHaveLength(5);
    expect(lines[1]).toContain("cash:agency,11.00,'=cmd()");
    expect(lines[4]).toBe('2026-11-23,,,,total,receivable,-11.00,');
    expect((await shop.operator('GET', '/ledger?from=2026-11-23&to=2026-11-21')).status).toBe(400);
    expect((await shop.operator('GET', '/ledger?from=2020-01-01&to=2026-11-21')).status).toBe(400);
  });
});
