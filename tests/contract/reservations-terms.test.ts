import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import * as v from 'valibot';
import { Booking, BookingTerms, CancellationPreview } from '#contracts/reservations/index.ts';
import { onPostgres } from '#tests/fixtures/databases.ts';
import { emptyShips, type MadeBooking, type Shop, startShop } from '#tests/fixtures/booking-life.ts';

onPostgres('D5 terms shown before buying', ({ kind, open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  let shop: Shop;

  beforeAll(async () => {
    opened = await open();
    shop = await startShop(opened.db, `terms ${kind}`);
  });
  afterAll(() => opened.close());
  beforeEach(() => emptyShips(shop));

  async function read<S extends v.GenericSchema>({ reference, token }: MadeBooking, path: string, schema: S) {
    const answer = await shop.call('GET', `/bookings/${reference}${path}`, { token });
    expect(answer.status, answer.text).toBe(200);
    return v.parse(schema, answer.json);
  }

  it('list each deadline once with its refund, starting with a full one', async () => {
    const made = await shop.held({ trips: [['L1-20261212', 0, 2]], adults: 2 });
    const { segments, carrier } = await read(made, '/terms', BookingTerms);
    const [terms] = segments;
    expect(terms?.refunds.map(({ percent }) => percent)).toEqual([100, 50]);
    expect(terms?.refunds[0]?.cents).toBe(made.totalCents);
    expect(terms?.refunds.map(({ until }) => until?.slice(0, 10))).toEqual(['2026-12-05', '2026-12-12']);
    expect(carrier?.el).toMatch(/\p{Script=Greek}/u);
    expect(await shop.sold()).toEqual([0, 0, 0]);
  });

  it('show the statutory refund for an early-booking ticket, step by step', async () => {
    const made = await shop.held({ trips: [['L1-20261222', 0, 2]], adults: 1 });
    const { segments } = await read(made, '/terms', BookingTerms);
    expect(segments[0]?.refunds.map(({ percent }) => percent)).toEqual([100, 75, 50]);
  });

  it('match the cancellation preview once it is paid, sailing by sailing', async () => {
    const wish = {
      trips: [
        ['L1-20261124', 0, 2],
        ['L2-20261222', 0, 2],
      ],
      adults: 1,
    } satisfies Parameters<Shop['held']>[0];
    const offered = await read(await shop.held(wish), '/terms', BookingTerms);
    const bought = await shop.ticketed(wish);
    for (const { segment, refunds } of offered.segments) {
      const now = await read(bought, `/cancellation?segment=${segment}`, CancellationPreview);
      expect(refunds[0]?.cents).toBe(now.refundCents);
      expect(refunds[0]?.reason).toEqual(now.tickets[0]?.reason);
    }
  });

  it('show the deadline that a reservation at an agency then gets', async () => {
    const wish = { trips: [['L1-20261222', 0, 1]], adults: 1 } satisfies Parameters<Shop['held']>[0];
    const { payBy } = await read(await shop.held(wish), '/terms', BookingTerms);
    expect((await read(await shop.reserved(wish), '', Booking)).payBy).toBe(payBy);
  });

  it('open only to those who may open the booking', async () => {
    const made = await shop.held({ trips: [['L1-20261222', 0, 1]], adults: 1 });
    expect((await shop.call('GET', `/bookings/${made.reference}/terms`, {})).status).toBe(403);
  });
});
