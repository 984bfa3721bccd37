import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { onPostgres } from '#tests/fixtures/databases.ts';
import { emptyShips, messagesOf, money, online, type Shop, startShop } from '#tests/fixtures/payments.ts';
import {
  details,
  inventory,
  oneWay,
  PATIENT_MS,
  problemOf,
  stoppedClock,
} from '#tests/fixtures/reservations.ts';
import { tinyNetwork } from '#tests/fixtures/tiny-network.ts';

const START = '2026-11-21T10:00:00Z';
const TRIP = 'L1-20261125.0.2';
/** A fare of ten euro and one euro of dues. */
const PRICE = 1100;

vi.setConfig({ testTimeout: PATIENT_MS, hookTimeout: PATIENT_MS });

onPostgres('D4 a payment by card', ({ kind, open }) => {
  const clock = stoppedClock(START);
  let opened: Awaited<ReturnType<typeof open>>;
  let shop: Shop;
  /** Failures that a test provokes are not logged. */
  let isExpected = false;
  const log = {
    error: (fields: object, message: string) => {
      if (!isExpected) console.error(fields, message);
    },
  };

  beforeAll(async () => {
    opened = await open();
    const network = tinyNetwork({ legs: 2, seats: 2 });
    shop = await startShop({ db: opened.db, network, clock: clock.now, seed: `payments ${kind}`, log });
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

  async function seats() {
    const legs = await inventory(opened.db);
    const mine = legs.filter((leg) => leg.sailing === 'L1-20261125' && leg.resource === 'SEAT_ECO');
    return mine.map(({ held, sold }) => `${held} held, ${sold} sold`);
  }

  describe('at the provider', () => {
    it('keeps the places five minutes longer, once, and returns the payment page', async () => {
      const { hold } = await shop.toProvider(TRIP);
      const booking = await shop.read(hold);
      expect(booking).toMatchObject({ state: 'paying', holdSecondsLeft: 20 * 60, payBy: null });
      expect(booking.payment).toEqual({
        method: 'card',
        state: 'pending',
        redirectUrl: expect.stringContaining('https://checkout.example/'),
        paidCents: 0,
        dueCents: PRICE,
        refundCents: 0,
      });
      expect(await seats()).toEqual(['1 held, 0 sold', '1 held, 0 sold']);
      await shop.cancelPayment(hold);
      expect(await shop.read(hold)).toMatchObject({ state: 'held', holdSecondsLeft: 15 * 60 });
      clock.forward(600);
      await shop.confirm(hold, online);
      expect(await shop.read(hold)).toMatchObject({ state: 'paying', holdSecondsLeft: 10 * 60 });
    });

    it('calls the provider once, however often the button is pressed', async () => {
      const hold = await shop.mustHold(oneWay(TRIP));
      const sessions = shop.stripe.sessions.size;
      const answers = await Promise.all(
        ['press-the-button', 'press-the-button', 'another-press'].map((key) =>
          shop.confirm(hold, online, key),
        ),
      );
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect(answers[0]?.text).toBe(answers[1]?.text);
      expect(shop.stripe.sessions.size).toBe(sessions + 1);
    });

    it('returns to the hold with its remaining time, and needs no details again', async () => {
      const { hold } = await shop.toProvider(TRIP);
      clock.forward(300);
      expect(await shop.cancelPayment(hold)).toMatchObject({
        status: 200,
        json: { state: 'held', holdSecondsLeft: 600 },
      });
      expect((await shop.cancelPayment(hold)).status).toBe(200);
      const again = await shop.call('POST', `${shop.path(hold)}/payments`, {
        token: hold.accessToken,
        key: shop.newKey(),
        body: online,
      });
      expect(again.json).toMatchObject({ state: 'paying', passengers: [{ surname: 'Παπαδόπουλος' }] });
      await shop.deliver(shop.stripe.pay(await shop.sessionOf(hold)));
      expect((await shop.read(hold)).state).toBe('ticketed');
    });

    it('redirects nobody with invalid details, to a foreign site, or with a method that is not offered', async () => {
      const hold = await shop.mustHold(oneWay(TRIP));
      const token = hold.accessToken;
      const send = (body: object) =>
        shop.call('POST', `${shop.path(hold)}/confirm`, { token, key: shop.newKey(), body });
      const wrong = problemOf(await send({ ...details(1, { birthDate: '2020-01-01' }), payment: online }));
      expect(wrong.errors?.map(({ field }) => field)).toEqual(['passengers.0.birthDate']);
      const foreign = problemOf(await shop.confirm(hold, { ...online, returnUrl: 'https://evil.example/' }));
      expect(foreign.errors).toMatchObject([{ field: 'payment.returnUrl', code: 'foreign_address' }]);
      const other = problemOf(await shop.confirm(hold, { ...online, method: 'test' }));
      expect(other.errors).toMatchObject([{ field: 'payment.method', code: 'not_offered' }]);
      expect((await shop.read(hold)).state).toBe('held');
    });

    it.each(['down', 'error'] as const)(
      'leaves the hold as it was when the provider is %s',
      async (trouble) => {
        const hold = await shop.mustHold(oneWay(TRIP));
        shop.stripe.misbehave(trouble, 9);
        expect(problemOf(await shop.confirm(hold, online))).toMatchObject({
          status: 503,
          code: 'payment_unavailable',
        });
        expect(await shop.read(hold)).toMatchObject({ state: 'held', holdSecondsLeft: 900 });
        shop.stripe.behave();
        expect((await shop.confirm(hold, online)).json).toMatchObject({ state: 'paying' });
        await shop.cancelPayment(hold);
        expect((await shop.confirm(hold)).json).toMatchObject({ state: 'confirmed' });
      },
    );

    it('finds the same session again when the response was lost', async () => {
      const hold = await shop.mustHold(oneWay(TRIP));
      const sessions = shop.stripe.sessions.size;
      shop.stripe.misbehave('lost', 1);
      expect((await shop.confirm(hold, online)).json).toMatchObject({ state: 'paying' });
      expect(shop.stripe.sessions.size).toBe(sessions + 1);
    });
  });

  describe('paid', () => {
    it('sells the places, posts the money and emails the traveller', async () => {
      const { hold, session } = await shop.toProvider(TRIP);
      expect(await shop.deliver(shop.stripe.pay(session))).toMatchObject({
        status: 200,
        json: { done: 'ticketed' },
      });
      expect(await shop.read(hold)).toMatchObject({
        state: 'ticketed',
        holdExpiresAt: null,
        payBy: null,
        payment: { method: 'card', state: 'paid', redirectUrl: null, paidCents: PRICE, dueCents: 0 },
      });
      expect(await seats()).toEqual(['0 held, 1 sold', '0 held, 1 sold']);
      expect(await money(opened.db)).toEqual({ cash: PRICE, receivable: 0, sum: 0, refunds: 0 });
      expect(await messagesOf(opened.db, hold.booking.reference)).toEqual(['ticketed']);
    });

    it('works before our own call has returned', async () => {
      const hold = await shop.mustHold(oneWay(TRIP));
      const started = shop.confirm(hold, online);
      const before = new Set(shop.stripe.sessions.keys());
      await vi.waitUntil(() => [...shop.stripe.sessions.keys()].some((id) => !before.has(id)), {
        interval: 1,
      });
      const session = [...shop.stripe.sessions.keys()].findLast((id) => !before.has(id)) ?? '';
      const [, delivered] = await Promise.all([started, shop.deliver(shop.stripe.pay(session))]);
      expect(delivered.json).toEqual({ done: 'ticketed' });
      expect(await shop.read(hold)).toMatchObject({ state: 'ticketed', payment: { state: 'paid' } });
    });

    it('is found by polling when no event ever arrives, even at the very deadline', async () => {
      const first = await shop.toProvider(TRIP);
      const second = await shop.toProvider(TRIP);
      shop.stripe.pay(first.session);
      clock.forward(61);
      await shop.service.maintain();
      expect((await shop.read(first.hold)).state).toBe('ticketed');
      clock.forward(20 * 60 - 62);
      shop.stripe.pay(second.session);
      clock.forward(10);
      await shop.service.maintain();
      expect((await shop.read(second.hold)).state).toBe('ticketed');
      expect(await money(opened.db)).toEqual({ cash: 2 * PRICE, receivable: 0, sum: 0, refunds: 0 });
    });

    it('is found when the traveller is back before the event', async () => {
      const { hold, session } = await shop.toProvider(TRIP);
      const check = () => shop.call('POST', `${shop.path(hold)}/payments/check`, { token: hold.accessToken });
      expect((await check()).json).toMatchObject({ state: 'paying' });
      shop.stripe.pay(session);
      expect((await check()).json).toMatchObject({ state: 'ticketed' });
    });

    it('survives a crash between the provider and the database', async () => {
      const { hold, session } = await shop.toProvider(TRIP);
      const event = shop.stripe.pay(session);
      await sql`alter table reservations.ticket add constraint broken check (segment < 0) not valid`.execute(
        opened.db,
      );
      isExpected = true;
      expect((await shop.deliver(event)).status).toBe(503);
      isExpected = false;
      expect(await money(opened.db)).toMatchObject({ cash: 0, refunds: 0 });
      await sql`alter table reservations.ticket drop constraint broken`.execute(opened.db);
      expect((await shop.deliver(event)).json).toEqual({ done: 'ticketed' });
      expect((await shop.read(hold)).state).toBe('ticketed');
    });
  });

  describe('too late', () => {
    it('still gets the places when they are free', async () => {
      const { hold, session } = await shop.toProvider(TRIP);
      clock.forward(20 * 60);
      expect((await shop.read(hold)).state).toBe('expired');
      expect(await seats()).toEqual(['0 held, 0 sold', '0 held, 0 sold']);
      expect((await shop.deliver(shop.stripe.pay(session))).json).toEqual({ done: 'ticketed' });
      expect((await shop.read(hold)).state).toBe('ticketed');
      expect(await seats()).toEqual(['0 held, 1 sold', '0 held, 1 sold']);
    });

    it('is refunded in full, once, when somebody else has the places', async () => {
      const { hold, session } = await shop.toProvider(TRIP, 2);
      clock.forward(20 * 60);
      await shop.mustHold(oneWay('L1-20261125.1.2'));
      const event = shop.stripe.pay(session);
      expect((await shop.deliver(event)).json).toEqual({ done: 'paid too late' });
      shop.stripe.misbehave('lost', 2);
      await shop.service.maintain();
      shop.stripe.behave();
      clock.forward(600);
      await shop.service.maintain();
      await shop.service.maintain();
      expect(shop.stripe.refunds.filter(({ amount }) => amount === 2 * PRICE)).toHaveLength(1);
      expect(await shop.read(hold)).toMatchObject({
        state: 'expired',
        payment: { state: 'refunded', refundCents: 2 * PRICE },
      });
      expect(await money(opened.db)).toEqual({ cash: 0, receivable: 0, sum: 0, refunds: 2 * PRICE });
      expect(await messagesOf(opened.db, hold.booking.reference)).toEqual(['refunded']);
      expect((await shop.deliver(event)).json).toEqual({ done: 'known already' });
    });

    it('is impossible once the hold has expired and the provider was told to end it', async () => {
      const { hold, session } = await shop.toProvider(TRIP);
      clock.forward(20 * 60);
      await shop.service.maintain();
      expect(shop.stripe.sessions.get(session)?.status).toBe('expired');
      expect((await shop.read(hold)).payment).toMatchObject({ state: 'failed', paidCents: 0 });
      expect(shop.stripe.pay(session)).toBe(null);
    });
  });
});
