import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { Booking, CancellationPreview } from '#contracts/reservations/index.ts';
import { ledgerSum } from '#tests/fixtures/ledger-sum.ts';
import { onPostgres } from '#tests/fixtures/databases.ts';
import { emptyShips, type Shop, startShop, sum } from '#tests/fixtures/booking-life.ts';
import { problemOf } from '#tests/fixtures/reservations.ts';

onPostgres('D5 cancellation by the traveller', ({ kind, open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  let shop: Shop;

  beforeAll(async () => {
    opened = await open();
    shop = await startShop(opened.db, `cancel ${kind}`);
  });
  afterAll(() => opened.close());
  beforeEach(() => emptyShips(shop));

  async function preview(made: { reference: string; token: string }, query = '') {
    const answer = await shop.call('GET', `/bookings/${made.reference}/cancellation${query}`, {
      token: made.token,
    });
    expect(answer.status, answer.text).toBe(200);
    return v.parse(CancellationPreview, answer.json);
  }

  async function cancel(made: { reference: string; token: string }, body: object, key = shop.newKey()) {
    return shop.call('POST', `/bookings/${made.reference}/cancellation`, { token: made.token, body, key });
  }

  it('previews the refund, its rule in both languages, and its deadline', async () => {
    const made = await shop.ticketed({ trips: [['L1-20261222', 0, 2]], adults: 2 });
    const seen = await preview(made);
    expect(seen.tickets).toHaveLength(2);
    expect(seen.backCents).toBe(seen.cents);
    expect(seen.keptCents).toBe(0);
    expect(seen.refundCents).toBe(made.totalCents);
    for (const { reason, rule, until, percent, steps } of seen.tickets) {
      expect(reason.el).toMatch(/\p{Script=Greek}/u);
      expect(reason.en).not.toBe('');
      expect(rule).not.toBeNull();
      expect(until).not.toBeNull();
      // The step of the refund schedule that applies now.
      expect(steps?.find((step) => step.until === until)?.percent).toBe(percent);
      expect(steps?.at(-1)).toEqual({ percent: 0, until: null });
    }
    expect(await shop.sold()).toEqual([2, 2, 0]);
  });

  it('refunds less the closer the departure, and keeps the preview until the second it states', async () => {
    const made = await shop.ticketed({ trips: [['L1-20261124', 0, 1]], adults: 1 });
    const seen = await preview(made);
    expect(seen.refundCents).toBeLessThan(seen.cents);
    expect(seen.refundCents + seen.keptCents).toBe(seen.cents);
    expect(seen.until).not.toBeNull();
    shop.clock.set(String(seen.until));
    expect((await preview(made)).refundCents).toBe(seen.refundCents);
    shop.clock.forward(1);
    const later = await preview(made);
    expect(later.refundCents).toBeLessThan(seen.refundCents);
    const refused = await cancel(made, { expectedRefundCents: seen.refundCents });
    expect(problemOf(refused)).toMatchObject({ code: 'price_changed', totalCents: later.refundCents });
    expect((await shop.read(made)).state).toBe('ticketed');
  });

  it('cancels everything in one step, once per key: places, tickets, money and state', async () => {
    const made = await shop.ticketed({ trips: [['L1-20261222', 0, 3]], adults: 2, cars: 1, pets: 1 });
    const { refundCents } = await preview(made);
    const key = shop.newKey();
    const first = await cancel(made, { expectedRefundCents: refundCents }, key);
    expect(first.status, first.text).toBe(200);
    const booking = v.parse(Booking, first.json);
    expect(booking.state).toBe('cancelled');
    expect(booking.actions).toMatchObject({
      change: null,
      open: null,
      cancel: null,
      correct: null,
      pay: null,
    });
    expect(booking.payment).toMatchObject({ state: 'refund_due', refundCents });
    expect(await shop.sold()).toEqual([0, 0, 0]);
    expect(sum(await shop.legs(), 'sold')).toBe(0);
    expect((await cancel(made, { expectedRefundCents: refundCents }, key)).text).toBe(first.text);
    const again = await cancel(made, { expectedRefundCents: refundCents });
    expect(problemOf(again).code).toBe('state_conflict');
    expect(await ledgerSum(opened.db)).toBe(0);
    expect(await shop.refunds(made.reference)).toBe(refundCents);
  });

  it('refunds nothing on an unpaid booking, and clears its balance', async () => {
    const made = await shop.reserved({ trips: [['L1-20261124', 0, 2]], adults: 2 });
    const seen = await preview(made);
    expect(seen).toMatchObject({ refundCents: 0, keptCents: 0, dueCents: 0, backCents: made.totalCents });
    expect((await cancel(made, { expectedRefundCents: 0 })).status).toBe(200);
    expect(await shop.due(made.reference)).toBe(0);
    expect(await shop.refunds(made.reference)).toBe(0);
    expect(sum(await shop.legs(), 'sold')).toBe(0);
  });

  // The outbound ticket kept the return discount: 55.80 paid, where one way costs 69.50.
  it('reprices the outbound journey when the inbound one is cancelled, and previews it', async () => {
    const made = await shop.ticketed({
      trips: [
        ['L1-20261210', 0, 2],
        ['L2-20261211', 1, 3],
      ],
      adults: 1,
    });
    const before = await shop.read(made);
    expect(before.quote.discountCents).toBeLessThan(0);
    const seen = await preview(made, '?direction=R');
    expect(seen.tickets.map((ticket) => ticket.segment)).toEqual([1]);
    const [outbound = 0, inbound = 0] = before.quote.segmentCents;
    const oneWay = before.quote.segmentFullCents[0] ?? 0;
    expect(seen.rest).toEqual({
      beforeCents: outbound,
      afterCents: oneWay,
      tickets: [{ segment: 0, item: 'passenger:0', beforeCents: outbound, afterCents: oneWay }],
    });
    expect(seen.notes.map((note) => note.en).join(' ')).toContain('What remains is priced again');
    // Nineteen days ahead the whole inbound fare is refunded, less the additional price of the rest.
    expect(seen.refundCents).toBe(inbound - (oneWay - outbound));
    const scope = { kind: 'direction', direction: 'R' };
    const answer = await cancel(made, { scope, expectedRefundCents: seen.refundCents });
    const booking = v.parse(Booking, answer.json);
    expect(booking.state).toBe('ticketed');
    expect(booking.segments.map((segment) => segment.state)).toEqual(['live', 'cancelled']);
    expect(booking.quote.totalCents).toBe(oneWay);
    expect(booking.quote.segmentCents).toEqual([oneWay, 0]);
    expect(booking.quote.discountCents).toBe(0);
    expect(await shop.due(made.reference)).toBe(-seen.refundCents);
    expect(await shop.refunds(made.reference)).toBe(seen.refundCents);
    expect(await ledgerSum(opened.db)).toBe(0);
    expect(booking.actions?.cancel?.segments).toEqual([0]);
  });

  it('reprices an unpaid booking too, and charges the new price', async () => {
    const made = await shop.reserved({
      trips: [
        ['L1-20261210', 0, 2],
        ['L2-20261211', 1, 3],
      ],
      adults: 2,
    });
    const before = await shop.read(made);
    const seen = await preview(made, '?direction=A');
    expect(seen).toMatchObject({ refundCents: 0, dueCents: before.quote.segmentFullCents[1] });
    const answer = await cancel(made, {
      scope: { kind: 'direction', direction: 'A' },
      expectedRefundCents: 0,
    });
    expect(v.parse(Booking, answer.json).quote.totalCents).toBe(before.quote.segmentFullCents[1]);
    expect(await shop.due(made.reference)).toBe(before.quote.segmentFullCents[1]);
  });

  it('refuses a cancellation that would cost the traveller money, and reports how much', async () => {
    const made = await shop.ticketed({
      trips: [
        ['L1-20261210', 0, 2],
        ['L2-20261211', 1, 3],
      ],
      adults: 1,
    });
    // Too late for a refund, and the outbound journey would lose its discount.
    shop.clock.set('2026-12-11T06:45:00Z');
    const query = `/bookings/${made.reference}/cancellation?direction=R`;
    const answer = await shop.call('GET', query, { token: made.token });
    expect(problemOf(answer)).toMatchObject({
      code: 'state_conflict',
      detail: expect.stringContaining('would cost you money: you would be refunded €0.00'),
    });
    const scope = { kind: 'direction', direction: 'R' };
    expect(problemOf(await cancel(made, { scope, expectedRefundCents: 0 })).code).toBe('state_conflict');
    expect((await shop.read(made)).quote.totalCents).toBe(made.totalCents);
  });

  it('removes one traveller, but never leaves a child or a car alone', async () => {
    const made = await shop.ticketed({ trips: [['L1-20261222', 0, 2]], adults: 2, infants: 1, cars: 1 });
    const alone = await shop.call('GET', `/bookings/${made.reference}/cancellation?item=passenger:0`, {
      token: made.token,
    });
    expect(problemOf(alone).errors?.map((error) => error.code)).toEqual(['driver_required']);
    const seen = await preview(made, '?item=passenger:1');
    const scope = { kind: 'item', item: 'passenger:1' };
    const answer = await cancel(made, { scope, expectedRefundCents: seen.refundCents });
    const booking = v.parse(Booking, answer.json);
    expect(booking.passengers.map((passenger) => passenger.cancelled ?? false)).toEqual([false, true, false]);
    expect(await shop.sold()).toEqual([1, 1, 0]);
    const child = await shop.call('GET', `/bookings/${made.reference}/cancellation?item=passenger:0`, {
      token: made.token,
    });
    expect(
      problemOf(child)
        .errors?.map((error) => error.code)
        .toSorted(),
    ).toEqual(['adult_required', 'driver_required']);
  });

  it('refuses after departure, and for bookings that were never sold', async () => {
    const made = await shop.ticketed({ trips: [['L1-20261122', 0, 2]], adults: 1 });
    shop.clock.set('2026-11-22T06:00:01Z');
    const late = await shop.call('GET', `/bookings/${made.reference}/cancellation`, { token: made.token });
    expect(problemOf(late)).toMatchObject({ code: 'state_conflict' });
    expect((await cancel(made, { expectedRefundCents: 0 })).status).toBe(409);
    const held = await shop.held({ trips: [['L1-20261124', 0, 2]], adults: 1 });
    expect((await cancel(held, { expectedRefundCents: 0 })).status).toBe(409);
  });

  describe('concurrently', () => {
    it('refunds once for two cancellations', async () => {
      const made = await shop.ticketed({ trips: [['L1-20261222', 0, 2]], adults: 2 });
      const { refundCents } = await preview(made);
      const answers = await Promise.all(
        Array.from({ length: 6 }, () => cancel(made, { expectedRefundCents: refundCents })),
      );
      expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
      expect(await shop.refunds(made.reference)).toBe(refundCents);
      expect(sum(await shop.legs(), 'sold')).toBe(0);
      expect(await ledgerSum(opened.db)).toBe(0);
    });

    it('settles an agency payment against a cancellation: paid and refunded, or neither', async () => {
      for (let round = 0; round < 5; round += 1) {
        const made = await shop.reserved({ trips: [['L1-20261222', 0, 2]], adults: 1 });
        const [paid, ended] = await Promise.all([
          shop.pay(made.reference, made.totalCents),
          cancel(made, { expectedRefundCents: 0 }),
        ]);
        const booking = await shop.read(made);
        if (ended.status === 200) expect(booking.state).toBe('cancelled');
        else {
          expect(problemOf(ended).code).toBe('price_changed');
          expect(paid.status).toBe(200);
          expect(booking.state).toBe('ticketed');
        }
        const owed = await shop.due(made.reference);
        expect(owed + (await shop.refunds(made.reference))).toBe(0);
      }
      expect(await ledgerSum(opened.db)).toBe(0);
    });
  });
});
