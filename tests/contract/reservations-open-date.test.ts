import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import * as v from 'valibot';
import { Booking, CancellationPreview, ChangeQuote, OpenDatePreview } from '#contracts/reservations/index.ts';
import { ledgerSum } from '#tests/fixtures/ledger-sum.ts';
import { emptyShips, type MadeBooking, type Shop, startShop } from '#tests/fixtures/booking-life.ts';
import { onPostgres } from '#tests/fixtures/databases.ts';
import { problemOf } from '#tests/fixtures/reservations.ts';

onPostgres('D3 tickets without a date', ({ kind, open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  let shop: Shop;

  beforeAll(async () => {
    opened = await open();
    shop = await startShop(opened.db, `open ${kind}`, { capacity: { SEAT_VIP: 2 } });
  });
  afterAll(() => opened.close());
  beforeEach(() => emptyShips(shop));

  const post = (made: MadeBooking, path: string, body: object) =>
    shop.call('POST', `/bookings/${made.reference}${path}`, { token: made.token, body, key: shop.newKey() });
  const booking = (answer: { json: unknown }) => v.parse(Booking, answer.json);
  const quote = async (made: MadeBooking, body: object) =>
    v.parse(
      ChangeQuote,
      (await shop.call('POST', `/bookings/${made.reference}/changes/quote`, { token: made.token, body }))
        .json,
    );
  const preview = async (made: MadeBooking) =>
    v.parse(
      CancellationPreview,
      (await shop.call('GET', `/bookings/${made.reference}/cancellation`, { token: made.token })).json,
    );
  const to = (tripId: string, travelClass = 'ECO', segment = 0) => ({
    segments: [{ segment, tripId, class: travelClass }],
  });

  it('release the places and stay valid for a year', async () => {
    const made = await shop.ticketed({ trips: [['L1-20261222', 0, 2]], adults: 2 });
    const left = booking(await post(made, '/open-date', {}));
    expect(left.state).toBe('open');
    expect(left.segments[0]).toMatchObject({ state: 'open', openUntil: '2027-12-22' });
    expect(left.actions).toMatchObject({ change: null, open: null, redate: { segments: [0] } });
    expect(await shop.sold()).toEqual([0, 0, 0]);
    expect((await post(made, '/open-date', {})).status).toBe(409);
  });

  it('preview how long a ticket without a date stays valid', async () => {
    const made = await shop.ticketed({
      trips: [
        ['L1-20261222', 0, 2],
        ['L2-20261223', 1, 3],
      ],
      adults: 1,
    });
    const ask = (query = '') =>
      shop.call('GET', `/bookings/${made.reference}/open-date${query}`, { token: made.token });
    const all = v.parse(OpenDatePreview, (await ask()).json);
    expect(all.segments.map(({ segment, validUntil }) => [segment, validUntil])).toEqual([
      [0, '2027-12-22'],
      [1, '2027-12-23'],
    ]);
    const one = v.parse(OpenDatePreview, (await ask('?segment=1')).json);
    expect(one.segments).toEqual(all.segments.slice(1));
    expect(one.segments[0]?.reason.el).not.toBe('');
    expect((await shop.read(made)).version).toBe(one.version);
    expect(problemOf(await ask('?segment=7')).code).toBe('rule_violation');
    expect(problemOf(await ask('?segment=x')).code).toBe('invalid_request');
    shop.clock.set('2026-12-22T05:00:01Z');
    expect(problemOf(await ask('?segment=0')).errors).toMatchObject([{ code: 'too_late' }]);
    await post(made, '/open-date', { segments: [1] });
    expect((await shop.read(made)).segments[1]).toMatchObject({ openUntil: one.segments[0]?.validUntil });
  });

  it('get a new date: a higher price is charged, a lower one is not refunded', async () => {
    const made = await shop.ticketed({ trips: [['L1-20261222', 0, 2]], adults: 1, class: 'VIP' });
    await post(made, '/open-date', {});
    const down = await quote(made, to('L1-20261223.0.2'));
    expect(down).toMatchObject({ differenceCents: 0, refundCents: 0 });
    expect(down.keptCents).toBeGreaterThan(0);
    const dated = booking(
      await post(made, '/changes', { ...to('L1-20261223.0.2', 'VIP'), expectedDifferenceCents: 0 }),
    );
    expect(dated.state).toBe('ticketed');
    expect(dated.segments[0]).toMatchObject({ state: 'live', openUntil: null });

    const cheap = await shop.ticketed({ trips: [['L1-20261222', 0, 2]], adults: 1 });
    await post(cheap, '/open-date', {});
    const up = await quote(cheap, to('L1-20261223.0.2', 'VIP'));
    expect(up.dueCents).toBeGreaterThan(0);
    const owing = booking(
      await post(cheap, '/changes', {
        ...to('L1-20261223.0.2', 'VIP'),
        expectedDifferenceCents: up.differenceCents,
      }),
    );
    expect(owing.state).toBe('confirmed');
    expect((await shop.pay(cheap.reference, up.dueCents)).status).toBe(200);
    expect((await shop.read(cheap)).state).toBe('ticketed');
    expect(await ledgerSum(opened.db)).toBe(0);
  });

  it('can be open for one bound and sail on the other', async () => {
    const made = await shop.ticketed({
      trips: [
        ['L1-20261222', 0, 2],
        ['L2-20261223', 1, 3],
      ],
      adults: 1,
    });
    const left = booking(await post(made, '/open-date', { segments: [1] }));
    expect(left.state).toBe('ticketed');
    expect(left.segments.map(({ state }) => state)).toEqual(['live', 'open']);
    expect(await shop.sold('L2-20261223')).toEqual([0, 0, 0]);
    expect(await shop.sold()).toEqual([1, 1, 0]);
    shop.clock.set('2026-12-22T20:00:00Z');
    const back = booking(
      await post(made, '/changes', { ...to('L2-20261226.1.3', 'ECO', 1), expectedDifferenceCents: 0 }),
    );
    expect(back.segments.map(({ state }) => state)).toEqual(['live', 'live']);
    expect(await shop.sold('L2-20261226')).toEqual([0, 1, 1]);
  });

  it('can’t be used to turn half a refund into a full one', async () => {
    const made = await shop.ticketed({ trips: [['L1-20261124', 0, 2]], adults: 1 });
    const now = await preview(made);
    expect(now.refundCents).toBeLessThan(now.cents);
    await post(made, '/open-date', {});
    shop.clock.set('2027-02-01T10:00:00Z');
    expect((await preview(made)).refundCents).toBe(now.refundCents);
  });

  it('are refused from an hour before departure, and unpaid tickets stay as they are', async () => {
    const made = await shop.ticketed({ trips: [['L1-20261122', 0, 2]], adults: 1 });
    shop.clock.set('2026-11-22T05:00:01Z');
    expect(problemOf(await post(made, '/open-date', {})).errors).toMatchObject([{ code: 'too_late' }]);
    const unpaid = await shop.reserved({ trips: [['L1-20261222', 0, 2]], adults: 1 });
    expect(problemOf(await post(unpaid, '/open-date', {})).code).toBe('state_conflict');
  });

  it('expire after a year, once, whoever reads them', async () => {
    const made = await shop.ticketed({ trips: [['L1-20261222', 0, 2]], adults: 1 });
    await post(made, '/open-date', {});
    const after = to('L1-20261223.0.2');
    shop.clock.set('2027-12-22T21:00:00Z');
    await shop.service.maintain();
    expect((await shop.read(made)).state).toBe('open');
    shop.clock.set('2027-12-22T22:00:01Z');
    await Promise.all([shop.service.maintain(), shop.service.maintain()]);
    expect((await shop.read(made)).state).toBe('expired');
    const { audit, tickets } = await shop.story(made.reference);
    expect(audit.filter(({ what }) => what === 'open-expired')).toHaveLength(1);
    expect(tickets.map(({ state }) => state)).toEqual(['expired']);
    expect((await post(made, '/changes', { ...after, expectedDifferenceCents: 0 })).status).toBe(409);
  });
});
