import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { paymentCancelUrl, paymentReturnUrl } from '#lib/booking/payment-paths.ts';
import type { HoldResult } from '#contracts/reservations/index.ts';
import { onEachDatabase } from '#tests/fixtures/databases.ts';
import {
  emptyShips,
  messagesOf,
  money,
  online,
  type Shop,
  SITE,
  startShop,
} from '#tests/fixtures/payments.ts';
import { inventory, oneWay, PATIENT_MS, problemOf, stoppedClock } from '#tests/fixtures/reservations.ts';
import { tinyNetwork } from '#tests/fixtures/tiny-network.ts';

const START = '2026-11-21T10:00:00Z';
const TRIP = 'L1-20261127.0.2';
const PRICE = 1100;
const agency = { method: 'agency' };

vi.setConfig({ testTimeout: PATIENT_MS, hookTimeout: PATIENT_MS });

onEachDatabase('D4 choosing another payment method after the first', ({ kind, open }) => {
  const clock = stoppedClock(START);
  let opened: Awaited<ReturnType<typeof open>>;
  let shop: Shop;

  beforeAll(async () => {
    opened = await open();
    const network = tinyNetwork({ legs: 2, seats: 2, horizonDays: 10 });
    shop = await startShop({ db: opened.db, network, clock: clock.now, seed: `choice ${kind}` });
  });
  afterAll(async () => {
    await shop.stripe.close();
    await opened.close();
  });
  beforeEach(async () => {
    clock.set(START);
    await emptyShips(opened.db);
  });

  const choose = (hold: HoldResult, body: object, key = shop.newKey()) =>
    shop.call('POST', `${shop.path(hold)}/payments`, { token: hold.accessToken, key, body });

  async function sold() {
    const legs = await inventory(opened.db);
    return legs
      .filter((leg) => leg.sailing === 'L1-20261127' && leg.resource === 'SEAT_ECO')
      .map((leg) => leg.sold);
  }

  it('an agency replaces an abandoned payment, without entering the details again, however often it is pressed', async () => {
    const { hold } = await shop.toProvider(TRIP);
    await shop.cancelPayment(hold);
    const answers = await Promise.all(
      ['first-press', 'first-press', 'other-press'].map((key) => choose(hold, agency, key)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers[0]?.json).toMatchObject({
      state: 'confirmed',
      passengers: [{ surname: 'Παπαδόπουλος' }],
      payment: { dueCents: PRICE, paidCents: 0, redirectUrl: null },
    });
    expect(await sold()).toEqual([1, 1]);
    expect(await messagesOf(opened.db, hold.booking.reference)).toEqual(['reserved']);
  });

  it('an open page at the provider is ended, and a payment made there at the same moment settles the booking', async () => {
    const { hold, session } = await shop.toProvider(TRIP);
    expect((await choose(hold, agency)).json).toMatchObject({ state: 'confirmed' });
    await shop.service.maintain();
    expect(shop.stripe.sessions.get(session)?.status).toBe('expired');
    expect((await shop.read(hold)).payment).toMatchObject({ state: 'failed', dueCents: PRICE });

    const quick = await shop.toProvider(TRIP);
    await choose(quick.hold, agency);
    await shop.deliver(shop.stripe.pay(quick.session));
    expect((await shop.read(quick.hold)).state).toBe('ticketed');
    expect(await choose(quick.hold, agency)).toMatchObject({ status: 200, json: { state: 'ticketed' } });
    expect((await money(opened.db, quick.hold.booking.reference)).cash).toBe(PRICE);
  });

  it('only the attempt is ended for a booking that is already reserved', async () => {
    const hold = await shop.mustHold(oneWay(TRIP));
    await shop.confirm(hold);
    await choose(hold, online);
    expect((await choose(hold, agency)).json).toMatchObject({ state: 'confirmed' });
    await shop.service.maintain();
    expect((await shop.read(hold)).payment).toMatchObject({ state: 'failed', dueCents: PRICE });
    expect(await sold()).toEqual([1, 1]);
  });

  it('is refused while the travellers are unknown, once the hold has expired, and while money is on its way', async () => {
    const unknown = await shop.mustHold(oneWay(TRIP));
    expect(problemOf(await choose(unknown, agency)).code).toBe('state_conflict');

    const { hold, session } = await shop.toProvider(TRIP);
    await shop.deliver(shop.stripe.pay(session, { later: true }));
    expect((await shop.read(hold)).payment).toMatchObject({ state: 'pending', redirectUrl: null });
    expect(problemOf(await choose(hold, agency)).code).toBe('state_conflict');
    clock.forward(3600);
    expect(problemOf(await choose(hold, agency)).code).toBe('hold_expired');
    expect(await sold()).toEqual([0, 0]);
  });

  it.each(['el', 'en'] as const)(
    'D1 the card provider sends the payer back to the payment page, %s',
    async (locale) => {
      vi.stubEnv('SITE_URL', SITE);
      const hold = await shop.mustHold(oneWay(TRIP));
      const { reference } = hold.booking;
      const answer = await shop.confirm(hold, {
        method: 'card',
        returnUrl: paymentReturnUrl(locale, reference),
        cancelUrl: paymentCancelUrl(locale, reference),
      });
      expect(answer.status).toBe(200);
      const page = `${SITE}${locale === 'en' ? '/en' : ''}/booking/payment?ref=${reference}`;
      expect(shop.stripe.sessions.get(await shop.sessionOf(hold))).toMatchObject({
        success_url: page,
        cancel_url: `${page}&note=gaveUp`,
        amount_total: PRICE,
      });
      vi.unstubAllEnvs();
    },
  );

  it('is open with a traveller’s surname, like the rest of the booking', async () => {
    const { hold, session } = await shop.toProvider(TRIP);
    const withSurname = (path: string, surname: string) =>
      `${shop.path(hold)}${path}?${new URLSearchParams({ surname })}`;
    const wrong = await shop.call('POST', withSurname('/payments/check', 'Άλλος'));
    expect(problemOf(wrong).code).toBe('access_denied');
    shop.stripe.pay(session);
    expect((await shop.call('POST', withSurname('/payments/check', 'Παπαδοπουλος'))).json).toMatchObject({
      state: 'ticketed',
    });
    const late = await shop.call('POST', withSurname('/payments', 'Παπαδόπουλος'), {
      key: shop.newKey(),
      body: agency,
    });
    expect(late.json).toMatchObject({ state: 'ticketed' });
  });
});
