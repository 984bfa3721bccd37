import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { onPostgres } from '#tests/fixtures/databases.ts';
import { emptyShips, money, online, type Shop, SITE, startShop } from '#tests/fixtures/payments.ts';
import {
  details,
  oneWay,
  PATIENT_MS,
  type Service,
  startService,
  stoppedClock,
} from '#tests/fixtures/reservations.ts';
import { tinyNetwork } from '#tests/fixtures/tiny-network.ts';

const START = '2026-11-21T10:00:00Z';
const TRIP = 'L1-20261125.0.2';
const PRICE = 1100;
const SEATS = 10;

vi.setConfig({ testTimeout: PATIENT_MS, hookTimeout: PATIENT_MS });

onPostgres('D4 payments in several processes', ({ kind, open }) => {
  const clock = stoppedClock(START);
  let opened: Awaited<ReturnType<typeof open>>;
  let shop: Shop;
  let other: Service;

  beforeAll(async () => {
    opened = await open();
    const network = tinyNetwork({ legs: 2, seats: SEATS });
    shop = await startShop({ db: opened.db, network, clock: clock.now, seed: `one ${kind}` });
    other = await another(shop.card);
  });
  afterAll(async () => {
    await shop.stripe.close();
    await opened.close();
  });
  beforeEach(async () => {
    clock.set(START);
    shop.stripe.behave();
    await emptyShips(opened.db);
  });

  let processes = 0;
  function another(card: Shop['card']): Promise<Service> {
    processes += 1;
    const seed = `process ${processes} ${kind}`;
    return startService({ db: opened.db, clock: clock.now, seed, payments: [card], siteOrigins: [SITE] });
  }

  it('continue with the same session when a process died between the provider and the database', async () => {
    let reached: () => void = () => {};
    const called = new Promise<void>((resolve) => {
      reached = resolve;
    });
    // Killed after receiving the provider’s response.
    const dying = await another({
      ...shop.card,
      async start(payment) {
        await shop.card.start(payment);
        reached();
        return new Promise(() => {});
      },
    });
    const hold = await shop.mustHold(oneWay(TRIP));
    const sessions = shop.stripe.sessions.size;
    const confirm = {
      token: hold.accessToken,
      key: 'the-same-press',
      body: { ...details(1), payment: online },
    };
    void dying.call('POST', `${shop.path(hold)}/confirm`, confirm);
    await called;
    expect(await shop.read(hold)).toMatchObject({ state: 'paying', payment: { redirectUrl: null } });
    const answer = await other.call('POST', `${shop.path(hold)}/confirm`, confirm);
    expect(answer.json).toMatchObject({
      state: 'paying',
      payment: { redirectUrl: expect.stringContaining('checkout') },
    });
    expect(shop.stripe.sessions.size).toBe(sessions + 1);
    await shop.deliver(shop.stripe.pay(await shop.sessionOf(hold)));
    expect((await shop.read(hold)).state).toBe('ticketed');
  });

  it('release the places when it died and nobody ever comes back', async () => {
    const dying = await another({ ...shop.card, start: () => new Promise(() => {}) });
    const hold = await shop.mustHold(oneWay(TRIP));
    const body = { ...details(1), payment: online };
    void dying.call('POST', `${shop.path(hold)}/confirm`, {
      token: hold.accessToken,
      key: shop.newKey(),
      body,
    });
    await vi.waitUntil(async () => (await shop.read(hold)).state === 'paying');
    clock.forward(20 * 60);
    await Promise.all([shop.service.maintain(), other.service.maintain()]);
    expect(await shop.read(hold)).toMatchObject({ state: 'expired', payment: { state: 'failed' } });
    expect((await shop.hold(oneWay(TRIP, 9))).status).toBe(201);
  });

  it('send each refund once, even if many processes send refunds at the same time and lose the responses', async () => {
    const late: Awaited<ReturnType<Shop['toProvider']>>[] = [];
    for (let index = 0; index < 6; index += 1) late.push(await shop.toProvider(TRIP));
    clock.forward(20 * 60);
    for (const { hold } of late) expect((await shop.read(hold)).state).toBe('expired');
    for (const count of [9, 1]) await shop.hold(oneWay(TRIP, count));
    for (const { session } of late) await shop.deliver(shop.stripe.pay(session));
    const before = shop.stripe.refunds.length;
    for (let round = 0; round < 8; round += 1) {
      // More often than the client library retries by itself.
      if (round < 3) shop.stripe.misbehave('lost', 6);
      else shop.stripe.behave();
      await Promise.all([shop, other, shop, other].map(({ service }) => service.maintain()));
      clock.forward(40);
    }
    expect(shop.stripe.refunds.length - before).toBe(late.length);
    expect(await money(opened.db)).toEqual({
      cash: 0,
      receivable: 0,
      sum: 0,
      refunds: PRICE * late.length,
    });
  });

  it('settle a payment once when both poll it while its event arrives', async () => {
    const bought = await Promise.all([shop.toProvider(TRIP), shop.toProvider(TRIP)]);
    const events = bought.map(({ session }) => shop.stripe.pay(session));
    clock.forward(61);
    await Promise.all([
      ...events.flatMap((event) => [shop.deliver(event), shop.deliver(event)]),
      shop.service.maintain(),
      other.service.maintain(),
      ...bought.map(({ hold }) =>
        other.call('POST', `${shop.path(hold)}/payments/check`, { token: hold.accessToken }),
      ),
    ]);
    for (const { hold } of bought) expect((await shop.read(hold)).state).toBe('ticketed');
    expect(await money(opened.db)).toEqual({ cash: 2 * PRICE, receivable: 0, sum: 0, refunds: 0 });
  });
});
