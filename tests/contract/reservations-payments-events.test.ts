import { sql } from 'kysely';
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import { type HoldResult, SetAsideList } from '#contracts/reservations/index.ts';
import { post } from '#reservations/bookings/ledger/ledger.ts';
import { onEachDatabase } from '#tests/fixtures/databases.ts';
import { type Before, before, outcomes } from '#tests/fixtures/payment-outcomes.ts';
import { closeShop, emptyShips, money, online, openShop, type Shop } from '#tests/fixtures/payments.ts';
import { inventory, oneWay, PATIENT_MS, stoppedClock, testSecrets } from '#tests/fixtures/reservations.ts';
import { tinyNetwork } from '#tests/fixtures/tiny-network.ts';

const START = '2026-11-21T10:00:00Z';
const TRIP = 'L1-20261125.0.2';
const PRICE = 1100;
const SEATS = 8;

vi.setConfig({ testTimeout: PATIENT_MS, hookTimeout: PATIENT_MS });

onEachDatabase('D4 events of a payment provider', ({ kind, open }) => {
  const clock = stoppedClock(START);
  let opened: Awaited<ReturnType<typeof open>>;
  let shop: Shop;

  beforeAll(async () => {
    ({ opened, shop } = await openShop(open, {
      network: tinyNetwork({ legs: 2, seats: SEATS }),
      clock: clock.now,
      seed: `events ${kind}`,
    }));
  });
  afterAll(() => closeShop(opened, shop));
  beforeEach(async () => {
    clock.set(START);
    shop.stripe.behave();
    await emptyShips(opened.db);
  });

  const session = (id: string) => {
    const found = shop.stripe.sessions.get(id);
    if (!found) throw new Error('no such session');
    return found;
  };

  /** The event by itself, regardless of the session’s history: providers do not guarantee an order. */
  function eventOf(name: string, id: string): object {
    const paid = { ...session(id), status: 'complete', payment_status: 'paid', payment_intent: `pi_${id}` };
    Object.assign(session(id), { status: 'complete', payment_status: 'paid', payment_intent: `pi_${id}` });
    switch (name) {
      case 'paid':
        return shop.stripe.sendEvent('checkout.session.completed', paid);
      case 'paid later':
        return shop.stripe.sendEvent('checkout.session.async_payment_succeeded', paid);
      case 'later failed':
        return shop.stripe.sendEvent('checkout.session.async_payment_failed', paid);
      case 'expired':
        return shop.stripe.sendEvent('checkout.session.expired', {
          ...paid,
          status: 'expired',
          payment_status: 'unpaid',
        });
      case 'wrong amount':
        session(id).amount_total = 900;
        return shop.stripe.sendEvent('checkout.session.completed', { ...paid, amount_total: 900 });
      default:
        return shop.stripe.sendEvent('checkout.session.completed', { ...paid, currency: 'usd' });
    }
  }

  /** Leaves an unpaid booking as the traveller’s own cancellation does. */
  async function cancel(reference: string) {
    await opened.db.transaction().execute(async (trx) => {
      const { rows } = await sql<{
        id: string;
      }>`update reservations.booking set state = 'cancelled' where reference = ${reference} returning id`.execute(
        trx,
      );
      await post(trx, {
        ids: randomBytes,
        at: clock.now(),
        bookingId: rows[0]?.id ?? '',
        what: 'cancelled',
        entries: [
          { account: 'sales', cents: PRICE },
          { account: 'receivable', cents: -PRICE },
        ],
      });
    });
  }

  async function arrive(state: Before) {
    const bought = await shop.toProvider(TRIP);
    const reference = bought.hold.booking.reference;
    if (state === 'expired') {
      clock.forward(20 * 60);
      await shop.read(bought.hold);
    }
    if (state === 'ticketed') await shop.deliver(shop.stripe.pay(bought.session));
    if (state === 'confirmed' || state === 'cancelled') await shop.confirm(bought.hold);
    if (state === 'cancelled') await cancel(bought.hold.booking.reference);
    if (state === 'held' || state === 'released')
      await sql`update reservations.booking set paying_until = null, state = ${state} where reference = ${reference}`.execute(
        opened.db,
      );
    return bought;
  }

  it.each(Object.entries(outcomes))('%s, in every state of a booking', async (event, row) => {
    const arrived: { state: Before; hold: HoldResult; notification: object }[] = [];
    for (const state of before) {
      const { hold, session: id } = await arrive(state);
      arrived.push({ state, hold, notification: eventOf(event, id) });
    }
    for (const { notification } of arrived.toReversed()) {
      expect((await shop.deliver(notification)).status).toBe(200);
      expect((await shop.deliver(notification)).json).toEqual({ done: 'known already' });
    }
    const after: Record<string, string> = {};
    for (const { state, hold } of arrived) after[state] = (await shop.read(hold)).state;
    await shop.service.maintain();
    for (const { state, hold } of arrived) {
      const { cash, refunds, sum } = await money(opened.db, hold.booking.reference);
      expect(sum).toBe(0);
      after[state] += ` ${cash > 0 ? (cash === PRICE ? 'kept' : 'part') : refunds > 0 ? 'back' : 'none'}`;
    }
    expect(after).toEqual(row);
    const seats = (await inventory(opened.db)).filter((leg) => leg.sailing === 'L1-20261125');
    const aboard = Object.values(row).filter((text) => /ticketed|confirmed/.test(text)).length;
    // The cancelled booking still has the seat here: only the money of a cancellation is simulated.
    expect(seats.filter((leg) => leg.resource === 'SEAT_ECO').map((leg) => leg.sold)).toEqual([
      aboard + 1,
      aboard + 1,
    ]);
  });

  // A payment in dollars was only a line in the log: nobody saw it, and nobody could refund it.
  it('in another currency are set aside, shown to the operator and refunded once, and sell nothing', async () => {
    const token = testSecrets.operatorToken;
    const { hold, session: id } = await shop.toProvider(TRIP);
    shop.stripe.pay(id);
    await shop.deliver(eventOf('wrong currency', id));
    expect((await shop.read(hold)).state).not.toBe('ticketed');
    expect((await money(opened.db, hold.booking.reference)).cash).toBe(0);
    const list = async () =>
      v.parse(SetAsideList, (await shop.call('GET', '/operator/set-aside', { token })).json).payments;
    const [seen] = await list();
    expect(seen).toMatchObject({ reference: hold.booking.reference, currency: 'usd', refundedAt: null });
    expect(await shop.service.figures()).toMatchObject({ payments_set_aside: 1 });
    const sent = shop.stripe.refunds.length;
    const path = `/operator/set-aside/${seen?.id}/refund`;
    for (let again = 0; again < 2; again += 1)
      expect(await shop.call('POST', path, { token })).toMatchObject({
        status: 200,
        json: { refundedAt: expect.any(String), amount: seen?.amount },
      });
    expect(shop.stripe.refunds).toHaveLength(sent + 1);
    expect(await shop.service.figures()).toMatchObject({ payments_set_aside: 0 });
    expect((await shop.call('POST', path, {})).status).toBe(401);
  });

  describe('are rejected', () => {
    it.each([
      ['signed with another secret', { secret: 'whsec_other' }],
      ['signed six minutes ago', { at: new Date(Date.parse(START) - 360_000) }],
    ])('when %s', async (_, given) => {
      const { hold, session: id } = await shop.toProvider(TRIP);
      const answer = await shop.deliver(shop.stripe.pay(id), given);
      expect(answer).toMatchObject({ status: 400, json: { code: 'invalid_request' } });
      expect((await shop.read(hold)).state).toBe('paying');
    });

    it('when a byte was changed, or the body is not an event', async () => {
      const { session: id } = await shop.toProvider(TRIP);
      const { body, headers } = shop.stripe.sign(shop.stripe.pay(id) ?? {});
      for (const changed of [body.replace('"paid"', '"Paid"'), '', '{', 'null', '[]'])
        for (const sent of [headers, {}, { 'Stripe-Signature': 't=1,v1=00' }]) {
          const request = new Request('http://reservations/payments/stripe/webhook', {
            method: 'POST',
            headers: sent,
            body: changed,
          });
          expect((await shop.service.fetch(request)).status).toBe(400);
        }
      expect((await money(opened.db)).cash).toBe(0);
    });

    it.each([
      ['its id', { id: undefined }],
      ['a readable id', { id: 5 }],
      ['its kind', { type: undefined }],
      ['what it is about', { data: undefined }],
      [
        'a whole amount',
        { data: { object: { payment_status: 'paid', amount_total: 'much', metadata: {} } } },
      ],
    ])('when it is signed, but without %s', async (_, change) => {
      const { session: id } = await shop.toProvider(TRIP);
      const event = { ...shop.stripe.pay(id), ...change };
      expect(await shop.deliver(event)).toMatchObject({ status: 400, json: { code: 'invalid_request' } });
      expect((await money(opened.db)).cash).toBe(0);
    });
  });

  it('are stored but change nothing when the payment is not ours', async () => {
    const foreign = { metadata: { payment: "'; drop table x; --" }, payment_status: 'paid', amount_total: 5 };
    const strange = [
      shop.stripe.sendEvent('checkout.session.completed', {
        ...foreign,
        currency: 'eur',
        payment_intent: 'pi_x',
      }),
      shop.stripe.sendEvent('checkout.session.completed', {
        payment_status: 'paid',
        metadata: null,
        amount_total: 5,
      }),
      shop.stripe.sendEvent('charge.refunded', {
        metadata: {},
        payment_intent: 'pi_nobody',
        amount_refunded: 7,
      }),
      shop.stripe.sendEvent('refund.failed', { metadata: null, payment_intent: 'pi_nobody' }),
      shop.stripe.sendEvent('customer.created', {}),
    ];
    for (const event of strange) expect((await shop.deliver(event)).status).toBe(200);
    const { rows } = await sql<{
      done: string;
    }>`select done from reservations.payment_event order by id`.execute(opened.db);
    expect(rows.map(({ done }) => done)).toEqual([
      'unknown payment',
      'unknown payment',
      'unknown payment',
      'unknown payment',
      'nothing to do',
    ]);
  });

  it('count once when fifty copies arrive at the same moment', async () => {
    const { hold, session: id } = await shop.toProvider(TRIP);
    const event = shop.stripe.pay(id);
    const answers = await Promise.all(Array.from({ length: 50 }, () => shop.deliver(event)));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(answers.filter(({ json }) => json.done === 'ticketed')).toHaveLength(1);
    const { rows } = await sql<{ done: string }>`select done from reservations.payment_event`.execute(
      opened.db,
    );
    expect(rows).toEqual([{ done: 'ticketed' }]);
    expect(await shop.read(hold)).toMatchObject({ state: 'ticketed', version: 3 });
    expect(await money(opened.db)).toEqual({ cash: PRICE, receivable: 0, sum: 0, refunds: 0 });
  });

  it('refund the second of two payments, and post manual refunds at the provider to the ledger', async () => {
    const { hold, session: first } = await shop.toProvider(TRIP);
    await shop.cancelPayment(hold);
    clock.forward(1);
    await shop.confirm(hold, online);
    const second = await shop.sessionOf(hold);
    await shop.deliver(shop.stripe.pay(second));
    clock.forward(1);
    expect((await shop.deliver(eventOf('paid', first))).json).toEqual({ done: 'paid again' });
    await shop.service.maintain();
    expect(await money(opened.db)).toEqual({ cash: PRICE, receivable: 0, sum: 0, refunds: PRICE });
    for (const event of shop.stripe.events.filter(({ type }) => type === 'charge.refunded').slice(-1))
      expect((await shop.deliver(event)).json).toEqual({ done: 'refunds agree' });

    const byHand = await shop.deliver(shop.stripe.refundByHand(second, 300));
    expect(byHand.json).toEqual({ done: 'refunded by hand' });
    expect(await money(opened.db)).toEqual({
      cash: PRICE - 300,
      receivable: 300,
      sum: 0,
      refunds: PRICE + 300,
    });
  });

  it('correct the ledger when a refund did not arrive, and let an agency pay it out', async () => {
    const { session: id } = await shop.toProvider(TRIP);
    clock.forward(20 * 60);
    await shop.mustHold(oneWay(TRIP, SEATS));
    await shop.deliver(shop.stripe.pay(id));
    await shop.service.maintain();
    const refund = shop.stripe.refunds.at(-1);
    const failed = shop.stripe.sendEvent('refund.failed', {
      ...refund,
      failure_reason: 'lost_or_stolen_card',
    });
    expect((await shop.deliver(failed)).json).toEqual({ done: 'refund reopened' });
    expect(await money(opened.db)).toMatchObject({ cash: PRICE, receivable: -PRICE, sum: 0 });
    const { json } = await shop.operator('GET', '/refunds?state=failed');
    expect(json).toMatchObject({ refunds: [{ cents: PRICE, error: 'lost_or_stolen_card' }] });
    const paid = await shop.operator('POST', `/refunds/${refund?.metadata.refund}/paid`, { receipt: 'A-1' });
    expect(paid).toMatchObject({ status: 200, json: { state: 'done', provider: 'agency' } });
    expect(await money(opened.db)).toMatchObject({ cash: 0, receivable: 0, sum: 0 });
  });
});
