import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import { addDays } from '#foundation/dates/day.ts';
import { CalendarResult, HoldResult, Quote, SearchResult } from '#contracts/reservations/index.ts';
import { loadNetwork } from '#reservations/index.ts';
import { onEachDatabase } from '#tests/fixtures/databases.ts';
import { linesNetwork, type PlannedLine } from '#tests/fixtures/lines-network.ts';
import {
  adults,
  PATIENT_MS,
  problemOf,
  type Service,
  startService,
  stoppedClock,
} from '#tests/fixtures/reservations.ts';

const START = '2026-03-20T05:00:00Z';
const at = (hour: number, minute = 0) => hour * 60 + minute;

/** AAA–CCC on one ship, CCC–EEE on another after two hours; GGG and CCC are harbours of one island. */
const lines: PlannedLine[] = [
  { id: 'OUT', ports: ['AAA', 'BBB', 'CCC'], starts: at(8), legs: [60, 60] },
  { id: 'ON', ports: ['CCC', 'EEE'], starts: at(12), legs: [60] },
  { id: 'LATE', ports: ['CCC', 'EEE'], starts: at(20), legs: [60] },
  { id: 'BACK', ports: ['EEE', 'CCC', 'BBB', 'AAA'], starts: at(15), legs: [60, 60, 60] },
  { id: 'NIGHT', ports: ['AAA', 'DDD'], starts: at(22), legs: [180], takesVehicles: false },
  { id: 'DAWN', ports: ['DDD', 'FFF'], starts: at(6), legs: [60], takesVehicles: false },
  { id: 'FAR', ports: ['FFF', 'GGG'], starts: at(12), legs: [60], weekdays: [1] },
];
const islands = { BBB: 'leros', CCC: 'leros' };

vi.setConfig({ testTimeout: PATIENT_MS, hookTimeout: PATIENT_MS });

onEachDatabase('D6 journeys with a change of ship', ({ kind, open }) => {
  const clock = stoppedClock(START);
  let opened: Awaited<ReturnType<typeof open>>;
  let shop: Service;
  const network = (extra: object = {}) => linesNetwork(lines, { islands, horizonDays: 30, ...extra });

  beforeAll(async () => {
    opened = await open();
    shop = await startService({
      db: opened.db,
      network: network(),
      clock: clock.now,
      seed: `journeys ${kind}`,
    });
  });
  afterAll(() => opened.close());
  beforeEach(async () => {
    clock.set(START);
    await sql`truncate reservations.booking, reservations.idempotency cascade`.execute(opened.db);
    await sql`update reservations.leg_inventory set blocked = 0, held = 0`.execute(opened.db);
    await sql`update reservations.sailing set status = 'planned', delay_minutes = 0`.execute(opened.db);
  });

  const ask = async (trips: object[], party: object = adults(1)) => {
    const { json } = await shop.call('POST', '/search', { body: { trips, party } });
    return v.parse(SearchResult, json).trips;
  };
  const search = async (from: string, to: string, date: string, party?: object) => {
    const [trip] = await ask([{ from, to, date }], party);
    if (!trip) throw new Error('no trip in the answer');
    return trip;
  };
  const full = (sailing: string) =>
    sql`update reservations.leg_inventory set blocked = capacity where sailing_id = ${sailing} and resource = 'SEAT_ECO'`.execute(
      opened.db,
    );
  const segments = (id: string, direction: string) =>
    id.split('_').map((tripId) => ({ tripId, class: 'ECO', direction }));

  it('are sold as a return trip with a change, a segment for each ship, with the return discount on all of them', async () => {
    const [out, back] = await ask([
      { from: 'AAA', to: 'EEE', date: '2026-03-23' },
      { from: 'EEE', to: 'AAA', date: '2026-03-25' },
    ]);
    const [way] = out?.journeys ?? [];
    expect(way).toMatchObject({
      state: 'available',
      departsAt: '2026-03-23T08:00:00+02:00',
      arrivesAt: '2026-03-23T13:00:00+02:00',
      durationMinutes: 300,
      legs: [
        { from: { port: 'AAA' }, to: { port: 'CCC' } },
        { from: { port: 'CCC' }, to: { port: 'EEE' } },
      ],
      // Two fares of ten euros and the dues of two ports.
      classes: [{ class: 'ECO', totalCents: 2200, free: 4, isFew: true }],
    });
    expect(out?.journeys).toHaveLength(1);
    expect(back?.journeys.map((each) => each.legs.length)).toEqual([1]);
    const request = {
      segments: [...segments(way?.id ?? '', 'A'), ...segments(back?.journeys[0]?.id ?? '', 'R')],
      party: adults(1),
    };
    const quote = v.parse(Quote, (await shop.call('POST', '/quotes', { body: request })).json);
    // The inbound journey has no change of ship: neither of its ends matches a single outbound leg.
    expect([quote.segmentCents, quote.discountCents]).toEqual([[900, 900, 900], -600]);
    const { booking } = await shop.mustHold(request);
    expect(booking.segments.map((segment) => [segment.direction, segment.leg.tripId])).toEqual(
      request.segments.map(({ direction, tripId }) => [direction, tripId]),
    );
  });

  it('are marked when they leave before the outbound journey can arrive', async () => {
    const [, back] = await ask([
      { from: 'AAA', to: 'EEE', date: '2026-03-23' },
      { from: 'EEE', to: 'AAA', date: '2026-03-23' },
    ]);
    expect(back?.journeys[0]?.isTooEarly).toBeUndefined();
    const [, early] = await ask([
      { from: 'CCC', to: 'EEE', date: '2026-03-24' },
      { from: 'EEE', to: 'AAA', date: '2026-03-23' },
    ]);
    expect(early?.journeys[0]?.isTooEarly).toBe(true);
  });

  it('use the later ship when the earlier one is full, and show the full part when both are', async () => {
    await full('ON-20260323');
    expect((await search('AAA', 'EEE', '2026-03-23')).journeys.map(({ id, state }) => [id, state])).toEqual([
      ['OUT-20260323.0.2_ON-20260323.0.1', 'sold-out'],
      ['OUT-20260323.0.2_LATE-20260323.0.1', 'available'],
    ]);
    await full('LATE-20260323');
    const none = await search('AAA', 'EEE', '2026-03-23');
    expect(none.journeys).toMatchObject([
      { state: 'sold-out', fullLeg: { from: 'CCC', to: 'EEE', resource: 'SEAT_ECO', free: 0 } },
    ]);
    expect(none.reason).toMatchObject({
      code: 'sold_out',
      days: [
        { date: '2026-03-22', lowestCents: 2200 },
        { date: '2026-03-24', lowestCents: 2200 },
      ],
    });
    expect(none.week.find((day) => day.date === '2026-03-23')?.state).toBe('full');
    const refused = await shop.hold({
      segments: segments(none.journeys[0]?.id ?? '', 'A'),
      party: adults(1),
    });
    expect(problemOf(refused).code).toBe('sold_out');
  });

  it('promise no connection that a cancellation or a delay has broken', async () => {
    await sql`update reservations.sailing set delay_minutes = 75 where id = 'OUT-20260323'`.execute(
      opened.db,
    );
    await sql`update reservations.sailing set delay_minutes = 40 where id = 'ON-20260323'`.execute(opened.db);
    expect((await search('AAA', 'EEE', '2026-03-23')).journeys.map(({ id }) => id)).toEqual([
      'OUT-20260323.0.2_ON-20260323.0.1',
    ]);
    await sql`update reservations.sailing set delay_minutes = 90 where id = 'OUT-20260323'`.execute(
      opened.db,
    );
    await sql`update reservations.sailing set delay_minutes = 0 where id = 'ON-20260323'`.execute(opened.db);
    expect((await search('AAA', 'EEE', '2026-03-23')).journeys.map(({ id }) => id)).toEqual([
      'OUT-20260323.0.2_LATE-20260323.0.1',
    ]);
    const segmentsOfOld = segments('OUT-20260323.0.2_ON-20260323.0.1', 'A');
    const quote = await shop.call('POST', '/quotes', { body: { segments: segmentsOfOld, party: adults(1) } });
    expect(problemOf(quote).errors?.[0]).toMatchObject({ field: 'segments.1.tripId', code: 'too_early' });
    await sql`update reservations.sailing set status = 'cancelled' where id = 'LATE-20260323'`.execute(
      opened.db,
    );
    expect((await search('AAA', 'EEE', '2026-03-23')).journeys).toEqual([]);
  });

  it('include one short night ashore, across a clock change and New Year', async () => {
    // Clocks go forward at three on 29 March: the ship of 22:00 arrives at one, and six o’clock comes after four
    // hours.
    const [spring] = (await search('AAA', 'FFF', '2026-03-28')).journeys;
    expect(spring).toMatchObject({
      departsAt: '2026-03-28T22:00:00+02:00',
      arrivesAt: '2026-03-29T07:00:00+03:00',
      durationMinutes: 480,
      legs: [{ to: { at: '2026-03-29T01:00:00+02:00' } }, { from: { at: '2026-03-29T06:00:00+03:00' } }],
    });
    clock.set('2026-10-20T05:00:00Z');
    await shop.service.maintain();
    expect((await search('AAA', 'FFF', '2026-10-24')).journeys[0]?.durationMinutes).toBe(600);
    clock.set('2026-12-20T05:00:00Z');
    await shop.service.maintain();
    expect((await search('AAA', 'FFF', '2026-12-31')).journeys[0]).toMatchObject({
      departsAt: '2026-12-31T22:00:00+02:00',
      arrivesAt: '2027-01-01T07:00:00+02:00',
    });
    const calendar = await month('AAA', 'FFF', '2026-12');
    expect(calendar.find((day) => day.date === '2026-12-31')).toMatchObject({
      state: 'open',
      lowestCents: 2200,
    });
    await loadNetwork(opened.db, network({ seats: 5 }));
    clock.set(START);
    await shop.service.maintain();
  });

  const month = async (from: string, to: string, name: string, query = '') => {
    const answer = await shop.call('GET', `/calendar?from=${from}&to=${to}&month=${name}${query}`);
    return v.parse(CalendarResult, answer.json).days;
  };

  it('have the same price in every cell of a month as in a quote, including connections', async () => {
    await full('ON-20260402');
    await full('OUT-20260404');
    await full('LATE-20260406');
    for (const [from, to, query] of [
      ['AAA', 'EEE', '&adults=2&children=1'],
      ['EEE', 'AAA', ''],
      ['AAA', 'FFF', ''],
    ] as const) {
      const party = {
        ...adults(query ? 2 : 1),
        passengers: [...adults(query ? 2 : 1).passengers, ...(query ? [{ category: 'CHD' }] : [])],
      };
      for (const cell of await month(from, to, '2026-04', query)) {
        const { journeys } = await search(from, to, cell.date, party);
        const open = journeys.filter(({ state }) => state === 'available');
        const quotes = [];
        for (const { id } of open) quotes.push(await shop.quote({ segments: segments(id, 'A'), party }));
        expect([cell.date, cell.lowestCents]).toEqual([
          cell.date,
          quotes.length ? Math.min(...quotes) : null,
        ]);
      }
    }
  });

  it('explain why there are none, and what the alternatives are', async () => {
    const reasonOf = async (...given: Parameters<typeof search>) => (await search(...given)).reason;
    expect(await reasonOf('GGG', 'AAA', '2026-03-23')).toMatchObject({
      code: 'no_line',
      days: [],
      ports: [],
    });
    expect((await search('AAA', 'EEE', '2026-03-23')).reason).toBeNull();
    // Two changes, on Mondays only.
    expect(await reasonOf('AAA', 'GGG', '2026-03-24')).toMatchObject({
      code: 'no_sailing',
      days: [{ date: '2026-03-22' }, { date: '2026-03-29' }],
    });
    expect((await search('AAA', 'GGG', '2026-03-22')).journeys[0]?.legs).toHaveLength(3);
    expect(await reasonOf('AAA', 'EEE', '2026-05-20')).toMatchObject({
      code: 'not_on_sale',
      date: addDays('2026-05-20', -30),
      days: [{ date: '2026-04-19' }],
    });
    expect(await reasonOf('AAA', 'EEE', '2026-03-01')).toMatchObject({ code: 'past' });
    expect((await search('AAA', 'EEE', '2026-03-01')).nearest).toEqual(['2026-03-20']);
    const withCar = { ...adults(1), vehicles: [{ category: 'CAR1' }] };
    expect(await reasonOf('AAA', 'FFF', '2026-03-23', withCar)).toMatchObject({ code: 'vehicles_refused' });
    const { week } = await search('AAA', 'FFF', '2026-03-23', withCar);
    const { journeys } = await search('AAA', 'DDD', '2026-03-23', withCar);
    // No part of a ship that never takes the car is full: the waiting list would be a false hope.
    expect(journeys.map(({ state, fullLeg }) => [state, fullLeg ?? null])).toEqual([['no-vehicles', null]]);
    expect(week.find(({ date }) => date === '2026-03-23')).toMatchObject({ state: 'none', isRefused: true });
    clock.set('2026-03-20T12:00:00Z');
    expect(await reasonOf('AAA', 'CCC', '2026-03-20')).toMatchObject({ code: 'departed' });
    clock.set(START);
    // The same island has another harbour.
    await full('ON-20260323');
    expect(await reasonOf('BBB', 'EEE', '2026-03-23')).toBeNull();
    await sql`update reservations.sailing set status = 'cancelled' where id like 'OUT-20260323'`.execute(
      opened.db,
    );
    expect(await reasonOf('BBB', 'EEE', '2026-03-23')).toMatchObject({
      code: 'no_sailing',
      ports: [{ from: 'CCC', to: 'EEE', lowestCents: 1100, departsAt: '2026-03-23T20:00:00+02:00' }],
    });
    expect(await reasonOf('AAA', 'CCC', '2026-03-23')).toMatchObject({ code: 'cancelled' });
    // Nothing sails from any port, as on Christmas Day.
    const holiday = '2026-04-15';
    await sql`update reservations.sailing_call set departs_day = null where departs_day = ${holiday}`.execute(
      opened.db,
    );
    expect(await reasonOf('AAA', 'CCC', holiday)).toMatchObject({
      code: 'no_ships',
      days: [{ date: '2026-04-14' }, { date: '2026-04-16' }],
    });
    const around = (await search('AAA', 'FFF', holiday, withCar)).week;
    expect(around.find(({ date }) => date === holiday)).toEqual({
      date: holiday,
      state: 'none',
      lowestCents: null,
    });
  });

  it('change between two harbours of an island only when the operator specifies how long that takes', async () => {
    const moved: PlannedLine[] = [
      { id: 'OUT', ports: ['AAA', 'BBB'], starts: at(8), legs: [60] },
      { id: 'ON', ports: ['CCC', 'EEE'], starts: at(9, 50), legs: [60] },
    ];
    const load = async (minutes: number | null) => {
      const transfers =
        minutes === null ? [] : [{ from: 'BBB', to: 'CCC', minutes, validFrom: '2026-01-01', validTo: null }];
      await sql`truncate reservations.booking, reservations.idempotency cascade`.execute(opened.db);
      await loadNetwork(opened.db, linesNetwork(moved, { islands, horizonDays: 5, search: { transfers } }));
      await shop.service.maintain();
      return (await search('AAA', 'EEE', '2026-03-23')).journeys.map(({ id }) => id);
    };
    expect(await load(null)).toEqual([]);
    expect(await load(51)).toEqual([]);
    expect(await load(50)).toEqual(['OUT-20260323.0.1_ON-20260323.0.1']);
    const request = { segments: segments('OUT-20260323.0.1_ON-20260323.0.1', 'A'), party: adults(1) };
    expect(v.is(HoldResult, (await shop.hold(request)).json)).toBe(true);
  });
});
