import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import * as v from 'valibot';
import { Booking, ChangeQuote } from '#contracts/reservations/index.ts';
import { ledgerSum } from '#tests/fixtures/ledger-sum.ts';
import { emptyShips, type MadeBooking, type Shop, startShop } from '#tests/fixtures/booking-life.ts';
import { onPostgres } from '#tests/fixtures/databases.ts';
import { details, problemOf } from '#tests/fixtures/reservations.ts';

const person = { ...details(1).passengers[0], surname: 'Νικολάου', given: 'Άννα', gender: 'F' };

onPostgres('D3 D4 changes of a sold booking', ({ kind, open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  let shop: Shop;

  beforeAll(async () => {
    opened = await open();
    shop = await startShop(opened.db, `change ${kind}`, { seats: 5, capacity: { SEAT_VIP: 2 } });
  });
  afterAll(() => opened.close());
  beforeEach(() => emptyShips(shop));

  const to = (tripId: string, travelClass = 'ECO', segment = 0) => ({
    segments: [{ segment, tripId, class: travelClass }],
  });
  const pathOf = (made: MadeBooking, path: string) => `/bookings/${made.reference}${path}`;

  async function quoted(made: MadeBooking, body: object) {
    const answer = await shop.call('POST', pathOf(made, '/changes/quote'), { token: made.token, body });
    expect(answer.status, answer.text).toBe(200);
    return v.parse(ChangeQuote, answer.json);
  }
  function change(made: MadeBooking, body: object, expectedDifferenceCents: number, key = shop.newKey()) {
    const request = { ...body, expectedDifferenceCents };
    return shop.call('POST', pathOf(made, '/changes'), { token: made.token, body: request, key });
  }
  async function changed(made: MadeBooking, body: object) {
    const seen = await quoted(made, body);
    const answer = await change(made, body, seen.differenceCents);
    expect(answer.status, answer.text).toBe(200);
    return { seen, booking: v.parse(Booking, answer.json) };
  }

  it('moves to another day: the seats move along, and the tickets get another version', async () => {
    const made = await shop.ticketed({ trips: [['L1-20261222', 0, 2]], adults: 2, cars: 1 });
    const { seen, booking } = await changed(made, to('L1-20261223.0.2'));
    expect(seen).toMatchObject({ differenceCents: 0, refundCents: 0, dueCents: 0, keptCents: 0 });
    expect(booking.state).toBe('ticketed');
    expect(booking.segments[0]?.leg.sailingId).toBe('L1-20261223');
    expect(await shop.sold('L1-20261222')).toEqual([0, 0, 0]);
    expect(await shop.sold('L1-20261223')).toEqual([2, 2, 0]);
    const { tickets, audit } = await shop.story(made.reference);
    expect(tickets.map(({ state, version }) => [state, version])).toEqual(
      Array.from({ length: 3 }, () => ['live', 2]),
    );
    expect(audit.map(({ what }) => what)).toContain('changed');
  });

  it('fits when the only free seat is the traveller’s own, and reports which segment does not fit', async () => {
    const made = await shop.ticketed({ trips: [['L1-20261222', 0, 2]], adults: 2 });
    await shop.reserved({ trips: [['L1-20261222', 0, 3]], adults: 3 });
    expect(await shop.sold()).toEqual([5, 5, 3]);
    await changed(made, to('L1-20261222.1.3'));
    expect(await shop.sold()).toEqual([3, 5, 5]);
    const full = await shop.reserved({ trips: [['L1-20261223', 0, 1]], adults: 4 });
    expect(full.totalCents).toBeGreaterThan(0);
    const refused = await shop.call('POST', pathOf(made, '/changes/quote'), {
      token: made.token,
      body: to('L1-20261223.0.2'),
    });
    expect(problemOf(refused)).toMatchObject({ code: 'sold_out', segment: 0, resource: 'SEAT_ECO' });
    expect((await change(made, to('L1-20261223.0.2'), 0)).status).toBe(409);
    expect(await shop.sold()).toEqual([3, 5, 5]);
  });

  it('charges a higher price and withholds the tickets until it is paid', async () => {
    const made = await shop.ticketed({ trips: [['L1-20261222', 0, 2]], adults: 1 });
    const { seen, booking } = await changed(made, to('L1-20261222.0.2', 'VIP'));
    expect(seen.differenceCents).toBeGreaterThan(0);
    expect(booking).toMatchObject({ state: 'confirmed', actions: { pay: { cents: seen.dueCents } } });
    expect(booking.payBy).toBe(seen.payBy);
    expect((await shop.pay(made.reference, seen.dueCents)).status).toBe(200);
    expect(await shop.read(made)).toMatchObject({ state: 'ticketed', actions: { pay: null } });
  });

  it('refunds no more for an unpaid difference than for a cancellation', async () => {
    const made = await shop.ticketed({ trips: [['L1-20261125', 0, 2]], adults: 1 });
    const { seen, booking } = await changed(made, to('L1-20261125.0.2', 'VIP'));
    shop.clock.set(String(booking.payBy));
    shop.clock.forward(1);
    await shop.service.maintain();
    const over = await shop.read(made);
    expect(over.state).toBe('cancelled');
    const half = Math.ceil(seen.quote.totalCents / 2) - seen.dueCents;
    expect(await shop.refunds(made.reference)).toBe(Math.max(0, half));
    expect(await shop.due(made.reference)).toBe(0 - Math.max(0, half));
    expect(await shop.sold('L1-20261125')).toEqual([0, 0, 0]);
  });

  it('applies a late payment only to what was not cancelled before', async () => {
    const made = await shop.reserved({ trips: [['L1-20261222', 0, 2]], adults: 3 });
    const scope = { kind: 'item', item: 'passenger:1' };
    await shop.call('POST', pathOf(made, '/cancellation'), {
      token: made.token,
      body: { scope, expectedRefundCents: 0 },
      key: shop.newKey(),
    });
    const { payBy, quote } = await shop.read(made);
    shop.clock.set(String(payBy));
    shop.clock.forward(1);
    await shop.service.maintain();
    expect(await shop.read(made)).toMatchObject({
      state: 'cancelled',
      quote: { totalCents: quote.totalCents },
    });
    expect((await shop.pay(made.reference, quote.totalCents)).status).toBe(200);
    const { tickets } = await shop.story(made.reference);
    expect(tickets.map(({ state }) => state)).toEqual(['live', 'cancelled', 'live']);
    expect(await shop.sold()).toEqual([2, 2, 0]);
  });

  it('refunds a lower price by the rule that applies, and by no other', async () => {
    const dear = await shop.ticketed({ trips: [['L1-20261222', 0, 2]], adults: 1, class: 'VIP' });
    const down = await changed(dear, to('L1-20261222.0.2'));
    expect(down.seen.refundCents).toBe(-down.seen.differenceCents);
    expect(await shop.refunds(dear.reference)).toBe(down.seen.refundCents);

    const soon = await shop.ticketed({ trips: [['L1-20261124', 0, 2]], adults: 1, class: 'VIP' });
    const half = await quoted(soon, to('L1-20261124.0.2'));
    expect(half.refundCents).toBe(half.keptCents);
    expect(half.reasons.map(({ en }) => en).join(' ')).toContain('Up to 24 hours before departure');

    shop.clock.set('2026-11-23T12:00:00Z');
    const late = await quoted(soon, to('L1-20261124.0.2'));
    expect(late).toMatchObject({ differenceCents: 0, refundCents: 0 });
    expect(late.keptCents).toBe(half.keptCents * 2);
    shop.clock.set('2026-11-24T05:30:00Z');
    const tooLate = await change(soon, to('L1-20261125.0.2'), 0);
    expect(problemOf(tooLate).errors).toMatchObject([{ field: 'segments.0', code: 'too_late' }]);
    shop.clock.set('2026-11-24T06:10:00Z');
    expect(problemOf(await change(soon, to('L1-20261125.0.2'), 0)).errors).toMatchObject([
      { field: 'segments.0', code: 'departed' },
    ]);
  });

  it('adds a traveller with a car, and removes a traveller by the cancellation rules', async () => {
    const made = await shop.ticketed({ trips: [['L1-20261222', 0, 2]], adults: 1 });
    const add = {
      add: {
        passengers: [{ category: 'ADT', details: person }],
        vehicles: [{ category: 'CAR1', details: { plate: 'ΡΟΖ-9876', driver: 1 } }],
      },
    };
    const { booking, seen } = await changed(made, add);
    expect(booking.passengers.map(({ given }) => given)).toEqual(['Νίκος 0', 'Άννα']);
    expect(booking.vehicles).toMatchObject([{ category: 'CAR1', plate: 'ΡΟΖ-9876' }]);
    expect(booking.quote.totalCents).toBe(made.totalCents + seen.differenceCents);
    expect(await shop.sold()).toEqual([2, 2, 0]);
    expect((await shop.pay(made.reference, seen.dueCents)).status).toBe(200);

    const stranded = await change(made, { remove: ['passenger:1'] }, 0);
    expect(problemOf(stranded).errors).toMatchObject([{ field: 'remove', code: 'driver_required' }]);
    const out = await changed(made, { remove: ['passenger:1', 'vehicle:0'] });
    expect(out.seen.refundCents).toBe(seen.differenceCents);
    expect(out.booking.passengers[1]).toMatchObject({ cancelled: true });
    expect(await shop.sold()).toEqual([1, 1, 0]);
    expect(problemOf(await change(made, { remove: ['passenger:0'] }, 0)).errors).toMatchObject([
      { code: 'cancel_instead' },
    ]);
  });

  it('refuses a ship that does not fit, has left, or is the current one', async () => {
    const made = await shop.ticketed({
      trips: [
        ['L1-20261222', 0, 2],
        ['L2-20261223', 1, 3],
      ],
      adults: 1,
    });
    const codes = async (body: object) =>
      problemOf(await change(made, body, 0)).errors?.map(({ code }) => code) ?? [];
    expect(await codes(to('L1-20261224.0.2'))).toEqual(['too_early']);
    expect(await codes(to('L1-20280101.0.2'))).toEqual(['unknown_trip']);
    expect(await codes(to('L1-20261222.0.2'))).toEqual(['nothing_changes']);
    expect(await codes(to('L1-20261223.0.2', 'ECO', 7))).toEqual(['unknown_segment']);
    expect(
      await codes({ add: { vehicles: [{ category: 'CMP', details: { plate: 'A', driver: 0 } }] } }),
    ).toEqual(expect.arrayContaining(['vehicle_refused']));
    expect(await codes({ remove: ['pet:3'] })).toEqual(['unknown_item']);
  });

  it('computes ages on the first departure, even when only the inbound journey moves', async () => {
    const baby = { ...person, birthDate: '2021-12-24' };
    const made = await shop.ticketed({
      trips: [
        ['L1-20261222', 0, 2],
        ['L2-20261223', 1, 3],
      ],
      adults: 1,
    });
    const add = { add: { passengers: [{ category: 'INF', details: baby }] } };
    const { booking } = await changed(made, add);
    expect(booking.passengers[1]).toMatchObject({ category: 'INF' });
    expect((await changed(made, to('L2-20261226.1.3', 'ECO', 1))).booking.state).toBe('ticketed');
    const both = {
      segments: [
        { segment: 0, tripId: 'L1-20261225.0.2', class: 'ECO' },
        { segment: 1, tripId: 'L2-20261227.1.3', class: 'ECO' },
      ],
    };
    expect(problemOf(await change(made, both, 0)).errors?.[0]?.code).toBe('age_mismatch');
  });

  it('keeps the return discount for the segment that stays', async () => {
    const made = await shop.ticketed({
      trips: [
        ['L1-20261222', 0, 2],
        ['L2-20261224', 1, 3],
      ],
      adults: 1,
    });
    const before = await shop.read(made);
    const { booking, seen } = await changed(made, to('L2-20261226.1.3', 'ECO', 1));
    expect(seen.differenceCents).toBe(0);
    expect(booking.quote.lines).toEqual(before.quote.lines);
    expect(booking.quote.discountCents).toBeLessThan(0);
  });

  it('changes an unpaid booking without moving money', async () => {
    const made = await shop.reserved({ trips: [['L1-20261222', 0, 2]], adults: 1, class: 'VIP' });
    const before = await shop.read(made);
    const { booking } = await changed(made, to('L1-20261222.0.2'));
    expect(booking.state).toBe('confirmed');
    expect(booking.payBy).toBe(before.payBy);
    expect(await shop.due(made.reference)).toBe(booking.quote.totalCents);
    expect(await shop.refunds(made.reference)).toBe(0);
  });

  it('returns the same response for the same key, and price_changed for an outdated price', async () => {
    const made = await shop.ticketed({ trips: [['L1-20261222', 0, 2]], adults: 1 });
    const wrong = await change(made, to('L1-20261223.0.2'), -500);
    expect(problemOf(wrong)).toMatchObject({ code: 'price_changed', totalCents: 0 });
    const key = shop.newKey();
    const first = await change(made, to('L1-20261223.0.2'), 0, key);
    expect((await change(made, to('L1-20261223.0.2'), 0, key)).text).toBe(first.text);
    expect(problemOf(await change(made, to('L1-20261225.0.2'), 0, key)).code).toBe('idempotency_conflict');
    expect(await shop.sold('L1-20261223')).toEqual([1, 1, 0]);
  });

  it('serialises two changes, or a change and a cancellation, never mixing them', async () => {
    for (let round = 0; round < 3; round += 1) {
      await emptyShips(shop);
      const made = await shop.ticketed({ trips: [['L1-20261222', 0, 3]], adults: 2 });
      const body = { expectedRefundCents: made.totalCents };
      const answers = await Promise.all([
        change(made, to('L1-20261223.0.3'), 0),
        change(made, to('L1-20261224.0.3'), 0),
        shop.call('POST', pathOf(made, '/cancellation'), { token: made.token, body, key: shop.newKey() }),
        change(made, to('L1-20261225.0.3'), 0),
      ]);
      for (const answer of answers) expect([200, 409]).toContain(answer.status);
      const booking = await shop.read(made);
      const sold = await Promise.all(
        ['L1-20261222', 'L1-20261223', 'L1-20261224', 'L1-20261225'].map((sailing) => shop.sold(sailing)),
      );
      const seats = sold.flat().reduce((total, count) => total + count, 0);
      expect(seats).toBe(booking.state === 'cancelled' ? 0 : 6);
      expect(await ledgerSum(opened.db)).toBe(0);
    }
  });
});
