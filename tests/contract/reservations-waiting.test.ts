import { sql } from 'kysely';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type HoldResult, SearchResult, WaitingEntry, WaitingResult } from '#contracts/reservations/index.ts';
import { onEachDatabase } from '#tests/fixtures/databases.ts';
import { drivers, quotaNetwork } from '#tests/fixtures/quota-network.ts';
import { sentEmails } from '#tests/fixtures/sent-emails.ts';
import {
  adults,
  details,
  oneWay,
  problemOf,
  type Service,
  startService,
  stoppedClock,
} from '#tests/fixtures/reservations.ts';

const SEATS = 4;
const SHIP = 'L1-20261126.0.1';
const START = '2026-11-21T10:00:00Z';
const HALF_AN_HOUR = 1800;

onEachDatabase('D4 the waiting list (domain 4.8)', ({ kind, open }) => {
  const clock = stoppedClock(START);
  let opened: Awaited<ReturnType<typeof open>>;
  let shop: Service;
  let other: Service;

  beforeAll(async () => {
    opened = await open();
    const given = {
      db: opened.db,
      clock: clock.now,
      siteOrigins: ['https://site.example'],
    };
    const network = quotaNetwork({ cars: 10, legs: 2, seats: SEATS });
    shop = await startService({ ...given, network, seed: `waiting ${kind}` });
    other = await startService({ ...given, seed: `waiting too ${kind}` });
  });
  afterAll(() => opened.close());
  beforeEach(async () => {
    clock.set(START);
    await sql`truncate reservations.booking, reservations.idempotency, reservations.audit, reservations.waiting_entry,
      reservations.waiting_sailing cascade`.execute(opened.db);
    await sql`update reservations.leg_inventory set queue = false, awaited = 0`.execute(opened.db);
    await sql`update reservations.leg_inventory set sold = 0, held = 0, quota_used = 0,
      quota = case when quota_for is null then 0 else capacity / 10 end`.execute(opened.db);
  });

  const wish = (party: object, more: object = {}) => ({
    tripId: SHIP,
    class: 'ECO',
    party,
    locale: 'el',
    contact: { email: 'anna@example.gr', phone: null },
    ...more,
  });
  const join = (party: object, more: object = {}) =>
    shop.call('POST', '/waiting', { body: wish(party, more), key: shop.newKey() });
  const mustJoin = async (party: object, more: object = {}) =>
    v.parse(WaitingResult, (await join(party, more)).json);
  type Ticket = Awaited<ReturnType<typeof mustJoin>>;
  const look = async ({ entry, token }: Ticket) =>
    v.parse(WaitingEntry, (await shop.call('GET', `/waiting/${entry.id}`, { token })).json);
  const statesOf = async (...tickets: Ticket[]) =>
    (await Promise.all(tickets.map(look))).map(({ state }) => state);
  const release = ({ booking, accessToken }: HoldResult) =>
    shop.call('DELETE', `/bookings/${booking.reference}/hold`, { token: accessToken });

  it('does not keep the service from starting when the key of its addresses is lost', async () => {
    await shop.mustHold(oneWay(SHIP, SEATS));
    expect((await join(adults(1))).status).toBe(201);
    const secrets = { dataKey: Buffer.alloc(32, 9).toString('base64url') };
    const late = await startService({ db: opened.db, clock: clock.now, seed: `lost key ${kind}`, secrets });
    expect((await late.call('GET', '/network')).status).toBe(200);
  });

  it('accepts only parties without room, and shows them their position', async () => {
    const early = await join(adults(1));
    expect(problemOf(early)).toMatchObject({
      code: 'state_conflict',
      detail: 'There is room for your whole party on this sailing. Book it now.',
    });
    await shop.mustHold(oneWay(SHIP, 3));
    expect((await join(adults(1))).status).toBe(409);
    const mute = await join(adults(2), { contact: { email: null, phone: null } });
    expect(problemOf(mute)).toMatchObject({ status: 422, errors: [{ field: 'contact.email' }] });
    expect(problemOf(await join(adults(5)))).toMatchObject({
      status: 422,
      errors: [{ code: 'too_large' }],
    });
    const key = shop.newKey();
    const body = wish(adults(2));
    const first = await shop.call('POST', '/waiting', { body, key });
    const again = await shop.call('POST', '/waiting', { body, key });
    expect([first.status, again.text]).toEqual([201, first.text]);
    const second = await mustJoin(adults(2));
    expect(second.entry).toMatchObject({ state: 'waiting', position: 2, offers: [] });
    expect((await shop.call('GET', `/waiting/${second.entry.id}`, { token: 'guess' })).status).toBe(404);
    expect((await shop.call('GET', '/waiting/nobody', { token: second.token })).status).toBe(404);
    const { rows } = await sql<{
      text: string;
    }>`select string_agg(e::text, ' ') as text from reservations.waiting_entry e`.execute(opened.db);
    expect(rows[0]?.text).not.toContain('anna');
  });

  it('offers free places in the order of the list, before anybody else can have them', async () => {
    const crowd = await shop.mustHold(oneWay(SHIP, SEATS));
    const family = await mustJoin(adults(2));
    const single = await mustJoin(adults(1), { locale: 'en' });
    const pair = await mustJoin(adults(2));
    await release(crowd);

    const { json } = await shop.call('POST', '/search', {
      body: { trips: [{ from: 'AAA', to: 'BBB', date: '2026-11-26' }], party: adults(1) },
    });
    expect(v.parse(SearchResult, json).trips[0]?.journeys[0]?.state).toBe('sold-out');
    // New buyers get what the list leaves.
    expect((await shop.hold(oneWay(SHIP, 2))).status).toBe(409);
    expect(await statesOf(family, single, pair)).toEqual(['offered', 'offered', 'waiting']);
    expect((await look(pair)).position).toBe(1);
    expect((await shop.hold(oneWay(SHIP, 1))).status).toBe(201);

    await shop.service.maintain();
    const { desk, sent: emails } = sentEmails({ db: opened.db, clock: clock.now, shop });
    await desk.deliver();
    expect(emails.map(({ to }) => to)).toEqual(['anna@example.gr', 'anna@example.gr']);
    const [offer] = (await look(single)).offers;
    const email = emails.find(({ headers }) => headers['Content-Language'] === 'en');
    expect(email?.text).toContain(
      `https://site.example/en/booking/manage?ref=${offer?.reference}&access=${offer?.accessToken}`,
    );

    const confirmed = await shop.call('POST', `/bookings/${offer?.reference}/confirm`, {
      token: offer?.accessToken,
      body: details(1),
      key: shop.newKey(),
    });
    expect(confirmed.status).toBe(200);
    expect(await statesOf(single)).toEqual(['booked']);
  });

  it('passes an offer that nobody took to the next, half an hour later', async () => {
    const crowd = await shop.mustHold(oneWay(SHIP, SEATS));
    const first = await mustJoin(adults(4));
    const next = await mustJoin(adults(3));
    await release(crowd);
    await shop.service.maintain();
    clock.forward(HALF_AN_HOUR - 1);
    await shop.service.maintain();
    expect(await statesOf(first, next)).toEqual(['offered', 'waiting']);
    clock.forward(1);
    await shop.service.maintain();
    expect(await statesOf(first, next)).toEqual(['lapsed', 'offered']);
    // Nobody is waiting any more: the last seat is available to everybody.
    expect((await shop.hold(oneWay(SHIP, 1))).status).toBe(201);
  });

  it('keeps a family together, unless it allows to be split', async () => {
    await shop.mustHold(oneWay(SHIP, 2));
    const family = {
      passengers: [{ category: 'ADT' }, { category: 'ADT' }, { category: 'CHD' }],
      vehicles: [],
      pets: [],
    };
    const together = await mustJoin(family);
    const apart = await mustJoin(family, { maySplit: true });
    await shop.service.maintain();
    expect(await statesOf(together, apart)).toEqual(['waiting', 'waiting']);
    const part = await look(apart);
    expect(part.offers).toMatchObject([{ state: 'open' }]);
    // An adult and the child have the offer, the other adult waits.
    expect(part.party.passengers).toEqual([{ category: 'ADT' }]);
    expect((await look(together)).offers).toEqual([]);
  });

  it('makes one offer when two processes serve one list at once', async () => {
    const crowd = await shop.mustHold(oneWay(SHIP, SEATS));
    const first = await mustJoin(adults(SEATS));
    await release(crowd);
    await Promise.all([shop.service.maintain(), other.service.maintain()]);
    expect((await look(first)).offers).toHaveLength(1);
    const { rows } = await sql<{
      held: number;
    }>`select count(*)::integer as held from reservations.booking where state = 'held'`.execute(opened.db);
    expect(rows).toEqual([{ held: 1 }]);
  });

  it('continues when parties leave, before and after an offer', async () => {
    const crowd = await shop.mustHold(oneWay(SHIP, SEATS));
    const [one, two, three] = [
      await mustJoin(adults(4)),
      await mustJoin(adults(4)),
      await mustJoin(adults(4)),
    ];
    const leave = ({ entry, token }: Ticket) => shop.call('DELETE', `/waiting/${entry.id}`, { token });
    expect((await leave(two)).json).toMatchObject({ state: 'withdrawn', position: null });
    expect((await leave(two)).status).toBe(200);
    expect((await look(three)).position).toBe(2);
    await release(crowd);
    await shop.service.maintain();
    expect(await statesOf(one, two, three)).toEqual(['offered', 'withdrawn', 'waiting']);
    expect((await leave(one)).json).toMatchObject({ state: 'withdrawn', offers: [{ state: 'over' }] });
    await shop.service.maintain();
    expect(await statesOf(one, two, three)).toEqual(['withdrawn', 'withdrawn', 'offered']);
  });

  it('is served first when the quota of the car deck is released', async () => {
    const deck = async (cars: number) =>
      (await shop.hold({ ...oneWay(SHIP), party: drivers(cars, false) })).status;
    await sql`update reservations.leg_inventory set blocked = 9 * 43 where resource = 'CEU_DM'`.execute(
      opened.db,
    );
    const waiting = await mustJoin(drivers(1, false));
    clock.set('2026-11-23T05:59:59Z');
    await shop.service.maintain();
    expect(await statesOf(waiting)).toEqual(['waiting']);
    clock.forward(1);
    expect(await deck(1)).toBe(409);
    expect(await statesOf(waiting)).toEqual(['offered']);
    await sql`update reservations.leg_inventory set blocked = 0 where resource = 'CEU_DM'`.execute(opened.db);
  });

  it('ends when sales close, and is deleted a day later', async () => {
    await shop.mustHold(oneWay(SHIP, SEATS));
    const ticket = await mustJoin(adults(1));
    clock.set('2026-11-26T05:30:00Z');
    expect(await statesOf(ticket)).toEqual(['expired']);
    clock.set('2026-11-27T06:00:00Z');
    await shop.service.maintain();
    const { token, entry } = ticket;
    expect((await shop.call('GET', `/waiting/${entry.id}`, { token })).status).toBe(404);
  });

  it('is documented', async () => {
    const { json } = await shop.call('GET', '/openapi.json');
    expect(json).toMatchObject({
      paths: { '/waiting': { post: {} }, '/waiting/{id}': { get: {}, delete: {} } },
    });
  });
});
