import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import * as v from 'valibot';
import { Booking, CancellationPreview, ChangeQuote, type HoldResult } from '#contracts/reservations/index.ts';
import { thereAndBack } from '#tests/fixtures/booking-life.ts';
import { onPostgres } from '#tests/fixtures/databases.ts';
import { emptyShips, money, online, type Shop, startShop } from '#tests/fixtures/payments.ts';
import { problemOf, stoppedClock } from '#tests/fixtures/reservations.ts';

const START = '2026-11-21T10:00:00Z';
const TRIP = 'L1-20261125.0.2';
const ROUNDS = 3;

onPostgres('D4 a difference paid by card, while the booking changes', ({ kind, open }) => {
  const clock = stoppedClock(START);
  let opened: Awaited<ReturnType<typeof open>>;
  let shop: Shop;

  beforeAll(async () => {
    opened = await open();
    const network = thereAndBack({ capacity: { SEAT_VIP: 4 }, horizonDays: 6 });
    shop = await startShop({ db: opened.db, network, clock: clock.now, seed: `paid change ${kind}` });
  });
  afterAll(async () => {
    await shop.stripe.close();
    await opened.close();
  });
  beforeEach(async () => {
    clock.set(START);
    await emptyShips(opened.db);
  });

  const better = { segments: [{ segment: 0, tripId: TRIP, class: 'VIP' }] };
  const post = (hold: HoldResult, path: string, body: object) =>
    shop.call('POST', `${shop.path(hold)}${path}`, { token: hold.accessToken, body, key: shop.newKey() });

  /** Paid, changed to a higher price, and at the provider again for the difference. */
  async function owing() {
    const { hold, session } = await shop.toProvider(TRIP);
    await shop.deliver(shop.stripe.pay(session));
    const seen = v.parse(ChangeQuote, (await post(hold, '/changes/quote', better)).json);
    const changed = await post(hold, '/changes', {
      ...better,
      expectedDifferenceCents: seen.differenceCents,
    });
    expect(v.parse(Booking, changed.json).state).toBe('confirmed');
    // The newest payment is the one for the difference.
    clock.forward(1);
    const started = await post(hold, '/payments', online);
    expect(started.status, started.text).toBe(200);
    return { hold, session: await shop.sessionOf(hold), cents: seen.dueCents };
  }

  /** Nothing is owed on either side once every pending refund has been sent. */
  async function settled(hold: HoldResult) {
    const { receivable, sum } = await money(opened.db, hold.booking.reference);
    const { rows } = await sql<{ cents: number }>`select coalesce(sum(r.cents), 0)::integer as cents
      from reservations.refund r join reservations.booking b on b.id = r.booking_id
      where b.reference = ${hold.booking.reference} and r.state <> 'done'`.execute(opened.db);
    expect(sum).toBe(0);
    return receivable + (rows[0]?.cents ?? 0);
  }

  it('is ticketed again when the difference has been paid', async () => {
    const { hold, session, cents } = await owing();
    expect(cents).toBeGreaterThan(0);
    await shop.deliver(shop.stripe.pay(session));
    expect((await shop.read(hold)).state).toBe('ticketed');
    expect(await settled(hold)).toBe(0);
  });

  it('owes the full new difference while a refund is still pending', async () => {
    const { hold, session } = await owing();
    await shop.deliver(shop.stripe.pay(session));
    const change = async (travelClass: string) => {
      const wish = { segments: [{ segment: 0, tripId: TRIP, class: travelClass }] };
      const quote = v.parse(ChangeQuote, (await post(hold, '/changes/quote', wish)).json);
      const body = { ...wish, expectedDifferenceCents: quote.differenceCents };
      expect((await post(hold, '/changes', body)).status).toBe(200);
      return quote;
    };
    expect((await change('ECO')).refundCents).toBeGreaterThan(0);
    // The refund is requested from the provider, which does not answer.
    shop.stripe.misbehave('down', 100);
    await shop.service.maintain();
    shop.stripe.behave();
    const { dueCents } = await change('VIP');
    const owed = await shop.read(hold);
    expect([owed.payment?.dueCents, owed.actions?.pay?.cents]).toEqual([dueCents, dueCents]);
    clock.forward(1);
    expect((await post(hold, '/payments', online)).status).toBe(200);
    const paid = shop.stripe.pay(await shop.sessionOf(hold));
    expect(paid).toMatchObject({ data: { object: { amount_total: dueCents } } });
    await shop.deliver(paid);
    expect((await shop.read(hold)).state).toBe('ticketed');
    clock.forward(3600);
    await shop.service.maintain();
    expect((await money(opened.db, hold.booking.reference)).receivable).toBe(0);
    expect(await settled(hold)).toBe(0);
  });

  it('settles a payment against a cancellation, in either order', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { hold, session } = await owing();
      const path = `${shop.path(hold)}/cancellation`;
      const seen = await shop.call('GET', path, { token: hold.accessToken });
      const { refundCents } = v.parse(CancellationPreview, seen.json);
      const [, ended] = await Promise.all([
        shop.deliver(shop.stripe.pay(session)),
        post(hold, '/cancellation', { expectedRefundCents: refundCents }),
      ]);
      const booking = await shop.read(hold);
      if (ended.status === 200) expect(booking.state).toBe('cancelled');
      else {
        expect(problemOf(ended).code).toBe('price_changed');
        expect(booking.state).toBe('ticketed');
      }
      expect(await settled(hold)).toBe(0);
    }
  });

  it('settles a payment against another change: the ledger agrees with the tickets', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { hold, session } = await owing();
      const back = { segments: [{ segment: 0, tripId: TRIP, class: 'ECO' }] };
      const { differenceCents } = v.parse(ChangeQuote, (await post(hold, '/changes/quote', back)).json);
      const [, changed] = await Promise.all([
        shop.deliver(shop.stripe.pay(session)),
        post(hold, '/changes', { ...back, expectedDifferenceCents: differenceCents }),
      ]);
      expect([200, 409]).toContain(changed.status);
      const booking = await shop.read(hold);
      expect(booking.state).toBe('ticketed');
      expect(await settled(hold)).toBe(0);
    }
  });
});
