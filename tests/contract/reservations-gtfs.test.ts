import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import {
  HoldResult,
  Network,
  NetworkImport,
  SearchResult,
  Timetable,
} from '#contracts/reservations/index.ts';
import { loadNetwork } from '#reservations/index.ts';
import { cancelSailing } from '#reservations/sailings/status.ts';
import { onEachDatabase } from '#tests/fixtures/databases.ts';
import { alterFeed, openFeed } from '#tests/fixtures/feeds.ts';
import {
  adults,
  oneWay,
  PATIENT_MS,
  problemOf,
  type Service,
  startService,
  stoppedClock,
  testSecrets,
} from '#tests/fixtures/reservations.ts';
import { tinyNetwork } from '#tests/fixtures/tiny-network.ts';

vi.setConfig({ testTimeout: PATIENT_MS, hookTimeout: PATIENT_MS });

onEachDatabase('D7 exporting and importing the timetable as GTFS', ({ kind, open }) => {
  const clock = stoppedClock('2026-11-22T08:00:00Z');
  const plain = tinyNetwork({ legs: 3, horizonDays: 20 });
  const note = { el: 'Στον μόλο.', en: 'On the pier.' };
  const seed = { ...plain, quays: plain.quays.map((quay) => ({ ...quay, note })) };
  let opened: Awaited<ReturnType<typeof open>>;
  let shop: Service;

  beforeAll(async () => {
    opened = await open();
    shop = await startService({ db: opened.db, network: seed, clock: clock.now, seed: `gtfs ${kind}` });
  });
  afterAll(() => opened.close());

  const ask = (path: string, init: RequestInit = {}) =>
    shop.service.fetch(new Request(`http://reservations${path}`, init));
  const headers = { Authorization: `Bearer ${testSecrets.operatorToken}`, 'Accept-Language': 'en' };
  const takeOut = async () =>
    new Uint8Array(await (await ask('/operator/network', { headers })).arrayBuffer());
  async function bring(feed: Uint8Array, check = false) {
    const answer = await ask(`/operator/network${check ? '?check=true' : ''}`, {
      method: 'POST',
      headers,
      body: new Blob([Buffer.from(feed)]),
    });
    const json: unknown = await answer.json();
    return { status: answer.status, json };
  }
  const mustBring = async (feed: Uint8Array, check = false) => {
    const { status, json } = await bring(feed, check);
    expect(status, JSON.stringify(json)).toBe(200);
    return v.parse(NetworkImport, json);
  };
  async function everything() {
    const body = { trips: [{ from: 'AAA', to: 'CCC', date: '2026-11-25' }], party: adults(2) };
    const { rows } =
      await sql`select id, status, vessel_id, config_id, shift_minutes from reservations.sailing order by id`.execute(
        opened.db,
      );
    const calls = await sql`select * from reservations.sailing_call order by sailing_id, seq`.execute(
      opened.db,
    );
    return {
      sailings: rows,
      calls: calls.rows,
      network: v.parse(Network, (await shop.call('GET', '/network')).json),
      timetable: v.parse(Timetable, (await shop.call('GET', '/timetable')).json),
      search: v.parse(SearchResult, (await shop.call('POST', '/search', { body })).json),
      quote: (await shop.call('POST', '/quotes', { body: oneWay('L1-20261125.0.2', 2) })).json,
    };
  }

  it('returns the same bytes with the same ETag, and 304 to clients that have them', async () => {
    const first = await ask('/gtfs.zip');
    expect(first.headers.get('content-type')).toBe('application/zip');
    const etag = first.headers.get('etag') ?? '';
    const feed = openFeed(new Uint8Array(await first.arrayBuffer()));
    expect(feed.get('trips.txt')).toHaveLength(1);
    expect((await ask('/gtfs.zip', { headers: { 'If-None-Match': `"x", ${etag}` } })).status).toBe(304);
    const since = first.headers.get('last-modified') ?? '';
    expect((await ask('/gtfs.zip', { headers: { 'If-Modified-Since': since } })).status).toBe(304);
    await sql`update reservations.sailing set status = 'cancelled' where id = 'L1-20261124'`.execute(
      opened.db,
    );
    const second = await ask('/gtfs.zip', { headers: { 'If-None-Match': etag } });
    expect(second.status).toBe(200);
    const changed = openFeed(new Uint8Array(await second.arrayBuffer()));
    expect(changed.get('calendar_dates.txt')).toMatchObject([{ date: '20261124', exception_type: '2' }]);
    await sql`update reservations.sailing set status = 'planned'`.execute(opened.db);
  });

  it('is for the operator only when it contains the whole network', async () => {
    expect((await ask('/operator/network')).status).toBe(401);
    expect((await ask('/operator/network', { method: 'POST', body: 'x' })).status).toBe(401);
    expect([...openFeed(await takeOut()).keys()]).toContain('fares.csv');
  });

  it('is read back as the same timetable with the same prices, and a start with the seed leaves it alone', async () => {
    const before = await everything();
    const feed = await takeOut();
    const preview = await mustBring(feed, true);
    expect([preview.added, preview.removed, preview.refused]).toEqual([[], [], []]);
    expect(before.network.isExample).toBe(true);
    await mustBring(feed);
    const { isExample: _example, ...network } = before.network;
    const own = { ...before, network };
    expect(await everything()).toEqual(own);
    await loadNetwork(opened.db, tinyNetwork({ legs: 1 }));
    await shop.service.maintain();
    expect(await everything()).toEqual(own);
  });

  it('changes nothing when one row is wrong, and reports which', async () => {
    const before = await everything();
    const feed = alterFeed(await takeOut(), {
      'stop_times.txt': (text) => text.replace('08:50:00', '07:50:00'),
      'fares.csv': (text) => text.replace('1000', 'ten'),
    });
    const { status, json } = await bring(feed);
    expect(status).toBe(422);
    const problem = v.parse(v.object({ errors: v.array(v.object({ field: v.string() })) }), json);
    expect(problem.errors.map(({ field }) => field).toSorted()).toEqual(['fares.csv:2', 'stop_times.txt:3']);
    expect(await everything()).toEqual(before);
  });

  it('previews changes: another hour, other days', async () => {
    const feed = alterFeed(await takeOut(), {
      'sailings.csv': (text) => text.replace('1|2|3|4|5|6|7', '1|2|3|4|5|6'),
    });
    const preview = await mustBring(feed, true);
    expect(preview.isCheck).toBe(true);
    expect(preview.removed).toEqual(['L1-20261122', 'L1-20261129', 'L1-20261206']);
    expect(preview.added).toEqual([]);
    expect((await everything()).sailings).toHaveLength(21);
  });

  it('never removes a booked sailing; one that stays keeps what was sold', async () => {
    const held = v.parse(HoldResult, (await shop.hold(oneWay('L1-20261129.0.2', 2))).json);
    const kept = v.parse(HoldResult, (await shop.hold(oneWay('L1-20261130.0.2', 1))).json);
    const away = alterFeed(await takeOut(), {
      'sailings.csv': (text) => text.replace('1|2|3|4|5|6|7', '1|2|3|4|5|6'),
      'stop_times.txt': (text) => text.replaceAll(/(?<=,)08:00:00/g, '07:30:00'),
    });
    const preview = await mustBring(away, true);
    expect(preview.refused).toEqual([{ sailingId: 'L1-20261129', bookings: 1 }]);
    expect(preview.kept).toBe(1);
    const refused = await bring(away);
    expect(refused.status).toBe(409);
    expect(JSON.stringify(refused.json)).toContain('L1-20261129 (1)');
    const { reference } = held.booking;
    await shop.call('DELETE', `/bookings/${reference}/hold`, { token: held.accessToken });
    await mustBring(away);
    const { rows } = await sql<{
      id: string;
      at: string;
    }>`select s.id, to_char(c.departs_at at time zone 'Europe/Athens', 'HH24:MI') as at
      from reservations.sailing s join reservations.sailing_call c on c.sailing_id = s.id and c.seq = 0
      where s.id in ('L1-20261130', 'L1-20261201') order by 1`.execute(opened.db);
    expect(rows).toEqual([
      { id: 'L1-20261130', at: '08:00' },
      { id: 'L1-20261201', at: '07:30' },
    ]);
    const after = await shop.call('GET', `/bookings/${kept.booking.reference}`, { token: kept.accessToken });
    expect(after.json).toMatchObject({ state: 'held', segments: [{ leg: { sailingId: 'L1-20261130' } }] });
  });

  it('keeps the calls of a booked sailing and the reports of an unbooked one', async () => {
    const { booking, accessToken } = await shop.mustHold(oneWay('L1-20261203.0.2'));
    const fact = { sailingId: 'L1-20261204', at: clock.now() };
    await opened.db.transaction().execute((trx) => cancelSailing(trx, { ...fact, cause: 'strike' }));
    const before = await takeOut();
    const longer = tinyNetwork({ legs: 5, horizonDays: 20 });
    await loadNetwork(opened.db, longer, { source: 'operator', at: clock.now() });
    const { rows } = await sql<{
      id: string;
      status: string;
      calls: number;
    }>`select s.id, s.status, count(*)::integer as calls
      from reservations.sailing s join reservations.sailing_call c on c.sailing_id = s.id
      where s.id in ('L1-20261203', 'L1-20261204', 'L1-20261205') group by s.id order by 1`.execute(
      opened.db,
    );
    expect(rows).toEqual([
      { id: 'L1-20261203', status: 'planned', calls: 4 },
      { id: 'L1-20261204', status: 'cancelled', calls: 4 },
      { id: 'L1-20261205', status: 'planned', calls: 6 },
    ]);
    const free = await sql<{
      n: number;
    }>`select count(distinct leg_no)::integer as n from reservations.leg_inventory
      where sailing_id = 'L1-20261203'`.execute(opened.db);
    expect(free.rows[0]?.n).toBe(3);
    await shop.call('DELETE', `/bookings/${booking.reference}/hold`, { token: accessToken });
    await mustBring(before);
  });

  it('retires what a new network does not have, and old bookings still open', async () => {
    const { booking, accessToken } = await shop.mustHold(oneWay('L1-20261202.2.3'));
    const other = await startOther();
    const feed = new Uint8Array(
      await (await other.service.fetch(new Request('http://r/operator/network', { headers }))).arrayBuffer(),
    );
    expect((await bring(feed)).status).toBe(409);
    await shop.call('DELETE', `/bookings/${booking.reference}/hold`, { token: accessToken });
    await sql`update reservations.booking set state = 'cancelled' where state = 'held'`.execute(opened.db);
    await mustBring(feed);
    const network = v.parse(Network, (await shop.call('GET', '/network')).json);
    expect(network.ports.map(({ code }) => code)).toEqual(['AAA', 'BBB']);
    const old = await shop.call('GET', `/bookings/${booking.reference}`, { token: accessToken });
    expect(old.json).toMatchObject({ segments: [{ leg: { to: { port: 'DDD', portName: { en: 'DDD' } } } }] });
  });

  it.each([
    ['not an archive', Buffer.from('hello')],
    ['nothing', Buffer.alloc(0)],
  ])('refuses %s with a single problem', async (_, body) => {
    const answer = await ask('/operator/network', { method: 'POST', headers, body });
    const json: unknown = await answer.json();
    expect(answer.status).toBe(422);
    expect(problemOf({ status: 422, text: '', headers: answer.headers, json }).errors).toHaveLength(1);
  });

  async function startOther(): Promise<Service> {
    const second = await open();
    // A line of one leg with a ship of another name: it contains nothing of the first network.
    const small = tinyNetwork({ legs: 1, horizonDays: 20 });
    const renamed = JSON.parse(
      JSON.stringify(small).replaceAll('"SHIP"', '"ARGO"').replaceAll('"L1"', '"K1"'),
    );
    const service = await startService({
      db: second.db,
      network: renamed,
      clock: clock.now,
      seed: `other ${kind}`,
    });
    others.push(second);
    return service;
  }
  const others: Awaited<ReturnType<typeof open>>[] = [];
  afterAll(async () => {
    for (const each of others) await each.close();
  });
});
