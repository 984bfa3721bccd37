import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import * as v from 'valibot';
import { Booking, ChangeQuote, inTravelOrder } from '#contracts/reservations/index.ts';
import { derived } from '#reservations/db/migrations/014-ways.ts';
import { ledgerSum } from '#tests/fixtures/ledger-sum.ts';
import { rights } from '#seed/network/rights.ts';
import { emptyShips, type MadeBooking, type Shop, startShop } from '#tests/fixtures/booking-life.ts';
import { onEachDatabase } from '#tests/fixtures/databases.ts';
import { linesNetwork } from '#tests/fixtures/lines-network.ts';
import { problemOf } from '#tests/fixtures/reservations.ts';

const DAY = '20261222';
/** From AAA to CCC: on one ship, or on two with a change at BBB; and the return ship. */
const DIRECT = [{ tripId: `L0-${DAY}.0.1`, class: 'ECO' }];
const CHANGE = [
  { tripId: `L1-${DAY}.0.1`, class: 'ECO' },
  { tripId: `L2-${DAY}.0.1`, class: 'ECO' },
];
const network = {
  ...linesNetwork(
    [
      { id: 'L0', ports: ['AAA', 'CCC'], starts: 480, legs: [120] },
      { id: 'L1', ports: ['AAA', 'BBB'], starts: 480, legs: [60] },
      { id: 'L2', ports: ['BBB', 'CCC'], starts: 660, legs: [60] },
      { id: 'L3', ports: ['CCC', 'AAA'], starts: 1200, legs: [120] },
    ],
    { horizonDays: 40, seats: 4, cents: (from) => (from === 'BBB' ? 1500 : 3000) },
  ),
  rights,
};

onEachDatabase('D4 changing a bound to more or fewer ships', ({ kind, open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  let shop: Shop;

  beforeAll(async () => {
    opened = await open();
    shop = await startShop(opened.db, `ways ${kind}`, { network });
  });
  afterAll(() => opened.close());
  beforeEach(() => emptyShips(shop));

  const there = { adults: 2, cars: 1 };
  const direct = (wish: { adults: number; cars?: number } = there) =>
    shop.ticketed({ ...wish, trips: [[`L0-${DAY}`, 0, 1]] });
  const andBack = () =>
    shop.ticketed({
      ...there,
      trips: [
        [`L0-${DAY}`, 0, 1],
        [`L3-${DAY}`, 0, 1],
      ],
    });
  const soldOn = async () => {
    const all = await Promise.all(['L0', 'L1', 'L2', 'L3'].map((line) => shop.sold(`${line}-${DAY}`)));
    return all.flat();
  };
  const pathOf = (made: MadeBooking, path: string) => `/bookings/${made.reference}${path}`;
  const quote = (made: MadeBooking, body: object) =>
    shop.call('POST', pathOf(made, '/changes/quote'), { token: made.token, body });
  const change = (made: MadeBooking, body: object, expectedDifferenceCents: number) =>
    shop.call('POST', pathOf(made, '/changes'), {
      token: made.token,
      body: { ...body, expectedDifferenceCents },
      key: shop.newKey(),
    });
  async function changed(made: MadeBooking, ships: object[], more: object = {}) {
    const body = { ways: [{ way: 0, ships }], ...more };
    const answer = await quote(made, body);
    expect(answer.status, answer.text).toBe(200);
    const seen = v.parse(ChangeQuote, answer.json);
    const done = await change(made, body, seen.differenceCents);
    expect(done.status, done.text).toBe(200);
    return { seen, booking: v.parse(Booking, done.json) };
  }
  const travelled = ({ segments }: Booking) =>
    inTravelOrder(segments).map(({ number, way, segment }) => [
      way,
      number,
      segment.leg.sailingId.slice(0, 2),
    ]);

  it('changes to a connection and back: the same places, the same price, every cent accounted for', async () => {
    const made = await andBack();
    expect(await soldOn()).toEqual([2, 0, 0, 2]);
    const before = await shop.legs();
    const { seen, booking } = await changed(made, CHANGE);
    expect(travelled(booking)).toEqual([
      [0, 0, 'L1'],
      [0, 2, 'L2'],
      [1, 1, 'L3'],
    ]);
    expect(await soldOn()).toEqual([0, 2, 2, 2]);
    expect(seen.differenceCents).toBeGreaterThan(0);
    expect(booking).toMatchObject({ state: 'confirmed', actions: { pay: { cents: seen.differenceCents } } });
    expect(seen.quote.totalCents).toBe(made.totalCents + seen.differenceCents);
    expect((await shop.pay(made.reference, seen.dueCents)).status).toBe(200);

    const home = await changed(made, DIRECT);
    expect(home.seen.differenceCents).toBe(-seen.differenceCents);
    expect(home.seen.refundCents).toBe(seen.differenceCents);
    expect(home.booking.quote.totalCents).toBe(made.totalCents);
    expect(travelled(home.booking)).toEqual([
      [0, 0, 'L0'],
      [1, 1, 'L3'],
    ]);
    expect(home.booking.segments[2]?.state).toBe('replaced');
    expect(await shop.legs()).toEqual(before);
    expect(await shop.refunds(made.reference)).toBe(seen.differenceCents);

    // A third change reuses the free number, with a newer version of its tickets.
    const again = await changed(made, CHANGE);
    expect(again.booking.segments.map(({ state }) => state)).toEqual(['live', 'live', 'live']);
    const { tickets } = await shop.story(made.reference);
    expect(
      tickets.filter(({ segment }) => segment === 2).map(({ state, version }) => [state, version]),
    ).toEqual(Array.from({ length: 3 }, () => ['live', 3]));
    expect(await ledgerSum(shop.db)).toBe(0);
  });

  it('keeps the return discount, since the bound begins and ends where it did', async () => {
    const made = await andBack();
    const { booking } = await changed(made, CHANGE);
    const lines = (number: number) => booking.quote.lines.filter(({ segment }) => segment === number);
    const rules = [0, 2, 1].map((number) => lines(number).some(({ kind: each }) => each === 'discount'));
    expect(rules).toEqual([true, true, true]);
  });

  it('sells the last place of the second ship to one of two who want it', async () => {
    const [one, other] = [await direct({ adults: 2 }), await direct({ adults: 2 })];
    await shop.reserved({ adults: 2, trips: [[`L2-${DAY}`, 0, 1]] });
    const body = { ways: [{ way: 0, ships: CHANGE }] };
    const { differenceCents } = v.parse(ChangeQuote, (await quote(one, body)).json);
    const answers = await Promise.all([one, other].map((made) => change(made, body, differenceCents)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const lost = answers.find(({ status }) => status === 409);
    expect(lost && problemOf(lost)).toMatchObject({ code: 'sold_out', segment: 1, resource: 'SEAT_ECO' });
    // The loser kept everything.
    expect(await soldOn()).toEqual([2, 2, 4, 0]);
  });

  it('refunds by the rule of the ship that is left, and less the later it is', async () => {
    const made = await shop.ticketed({ adults: 1, trips: [[`L0-20261124`, 0, 1]] });
    const soon = (ships: typeof CHANGE) =>
      ships.map((ship) => ({ ...ship, tripId: ship.tripId.replace(DAY, '20261124') }));
    const up = await changed(made, soon(CHANGE));
    expect((await shop.pay(made.reference, up.seen.dueCents)).status).toBe(200);
    shop.clock.set('2026-11-22T12:00:00Z');
    const { seen } = await changed(made, soon(DIRECT));
    expect(seen.refundCents + seen.keptCents).toBe(up.seen.differenceCents);
    expect(seen.keptCents).toBeGreaterThan(0);
    expect(await shop.due(made.reference)).toBe(-seen.refundCents);
  });

  it('removes a traveller at the same time, from every ship of the bound', async () => {
    const made = await direct({ adults: 2 });
    const { booking } = await changed(made, CHANGE, { remove: ['passenger:1'] });
    expect(await soldOn()).toEqual([0, 1, 1, 0]);
    expect(booking.passengers.map(({ cancelled = false }) => cancelled)).toEqual([false, true]);
    const back = await changed(made, DIRECT);
    expect(await soldOn()).toEqual([1, 0, 0, 0]);
    expect(back.booking.state).not.toBe('cancelled');
  });

  it('sets a date for an open ticket on the ships of a connection', async () => {
    const made = await direct({ adults: 1 });
    const opened_ = await shop.call('POST', pathOf(made, '/open-date'), {
      token: made.token,
      body: { segments: [0] },
      key: shop.newKey(),
    });
    expect(opened_.status, opened_.text).toBe(200);
    const { booking } = await changed(made, CHANGE);
    expect(travelled(booking)).toEqual([
      [0, 0, 'L1'],
      [0, 1, 'L2'],
    ]);
    expect(booking.segments.map(({ state, openUntil }) => [state, openUntil])).toEqual([
      ['live', null],
      ['live', null],
    ]);
    expect(await soldOn()).toEqual([0, 1, 1, 0]);
  });

  it('refuses ships that do not connect, an unknown bound, and one that is named twice', async () => {
    const made = await andBack();
    const codeOf = async (body: object) => problemOf(await quote(made, body)).errors?.[0]?.code;
    const [first, second] = CHANGE;
    expect(await codeOf({ ways: [{ way: 0, ships: [first, ...DIRECT] }] })).toMatch(
      /not_connected|too_early/,
    );
    expect(await codeOf({ ways: [{ way: 7, ships: DIRECT }] })).toBe('unknown_way');
    expect(await codeOf({ ways: [{ way: 0, ships: CHANGE }], segments: [{ segment: 0, ...second }] })).toBe(
      'unknown_segment',
    );
    expect(await codeOf({ ways: [{ way: 0, ships: DIRECT }] })).toBe('nothing_changes');
    expect((await quote(made, { ways: [{ way: 0, ships: [] }] })).status).toBe(400);
  });

  it('stores and returns which segments form a bound', async () => {
    const request = {
      segments: [...CHANGE, { tripId: `L3-${DAY}.0.1`, class: 'ECO' }].map((ship, index) => ({
        ...ship,
        direction: index < 2 ? 'A' : 'R',
        way: index < 2 ? 0 : 1,
      })),
      party: { passengers: [{ category: 'ADT' }], vehicles: [], pets: [] },
    };
    const { booking } = await shop.mustHold(request);
    expect(booking.segments.map(({ way }) => way)).toEqual([0, 0, 1]);
    const alone = await shop.mustHold({
      ...request,
      segments: request.segments.map((segment) => ({ ...segment, way: undefined })),
    });
    expect(alone.booking.segments.map(({ way }) => way)).toEqual([0, 1, 2]);
    const [one, two, three] = request.segments;
    const wrong = await shop.call('POST', '/quotes', {
      body: { ...request, segments: [one, two, { ...three, way: 0 }] },
    });
    expect(problemOf(wrong).errors?.[0]).toMatchObject({ field: 'segments.2.way', code: 'not_connected' });
  });

  it('derives the bounds of older bookings', async () => {
    const { booking } = await shop.mustHold({
      segments: [...CHANGE, { tripId: `L3-${DAY}.0.1`, class: 'ECO' }].map((ship, index) => ({
        ...ship,
        direction: index < 2 ? 'A' : 'R',
      })),
      party: { passengers: [{ category: 'ADT' }], vehicles: [], pets: [] },
    });
    await sql.raw(derived).execute(opened.db);
    const { rows } = await sql<{ way: number }>`select way from reservations.booking_segment s
      join reservations.booking b on b.id = s.booking_id where b.reference = ${booking.reference} order by seq`.execute(
      opened.db,
    );
    expect(rows.map(({ way }) => way)).toEqual([0, 0, 1]);
  });
});
