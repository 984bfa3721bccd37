import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import { addDays, dayRange, isoWeekday } from '#foundation/dates/day.ts';
import {
  CalendarResult,
  DepartureBoard,
  Network,
  Quote,
  SearchResult,
  WaysResult,
} from '#contracts/reservations/index.ts';
import { loadNetwork } from '#reservations/index.ts';
import { seaMiles } from '#seed/network/distances.ts';
import { network } from '#seed/network/network.ts';
import { onPostgres } from '#tests/fixtures/databases.ts';
import { type PlannedCall, plannedCalls } from '#tests/fixtures/planned-calls.ts';
import {
  adults,
  details,
  inventory,
  oneWay,
  PATIENT_MS,
  type Service,
  startService,
  stoppedClock,
} from '#tests/fixtures/reservations.ts';

/** Service speed in knots and minutes of manoeuvring per crossing that the timetable must allow for (demo). */
const speeds: Record<string, { knots: number; manoeuvreMinutes: number }> = {
  AEOLIS: { knots: 30, manoeuvreMinutes: 6 },
  NIREAS: { knots: 30, manoeuvreMinutes: 6 },
  THALIA: { knots: 31, manoeuvreMinutes: 6 },
  KYMOTHOE: { knots: 16, manoeuvreMinutes: 12 },
};

const TODAY = '2026-11-21';
const HOLIDAYS = ['2026-12-25', '2027-01-01', '2027-12-25'];

vi.setConfig({ testTimeout: PATIENT_MS, hookTimeout: PATIENT_MS });

onPostgres('the demo timetable', ({ kind, open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  let shop: Service;
  let calls: PlannedCall[];
  const clock = stoppedClock(`${TODAY}T10:00:00Z`);

  beforeAll(async () => {
    opened = await open();
    shop = await startService({
      db: opened.db,
      network,
      clock: clock.now,
      seed: `timetable ${kind}`,
    });
    calls = await plannedCalls(opened.db);
  });
  afterAll(() => opened.close());

  const people = ['ADT', 'CHD', 'INF'].map((category) => ({ category }));
  const party = { passengers: people, vehicles: [], pets: [] };

  async function search(from: string, to: string, date: string, who: object = party) {
    const { json } = await shop.call('POST', '/search', {
      body: { trips: [{ from, to, date }], party: who },
    });
    const [trip] = v.parse(SearchResult, json).trips;
    if (!trip) throw new Error('no trip in the answer');
    return trip;
  }

  describe('of the ships', () => {
    it('covers 400 days ahead', () => {
      const days = new Set(calls.map((call) => call.day));
      expect(dayRange(TODAY, addDays(TODAY, 400)).filter((day) => !days.has(day))).toEqual(HOLIDAYS);
    });

    it('never has a ship in two places, and allows time to cross and to berth', () => {
      for (const [vessel, ofVessel] of Map.groupBy(calls, (call) => call.vessel)) {
        const speed = speeds[vessel];
        for (const [index, call] of ofVessel.entries()) {
          const next = ofVessel[index + 1];
          if (!next) continue;
          const isSameSailing = next.id === call.id;
          const minutes =
            ((isSameSailing ? next.arrives : next.departs)?.getTime() ?? 0) -
            ((isSameSailing ? call.departs : call.arrives)?.getTime() ?? 0);
          const what = `${call.id} ${call.port} → ${next.id} ${next.port}`;
          if (isSameSailing) {
            // A minute less is the rounding of the printed timetable.
            const needed =
              (seaMiles(call.port, next.port) / (speed?.knots ?? 1)) * 60 +
              (speed?.manoeuvreMinutes ?? 0) -
              1;
            expect(minutes / 60_000, what).toBeGreaterThanOrEqual(needed);
          } else {
            expect(next.port, what).toBe(call.port);
            expect(minutes / 60_000, what).toBeGreaterThanOrEqual(20);
          }
        }
      }
    });

    it('calls at every harbour at least once in any ten days, in winter too', () => {
      for (const [port, ofPort] of Map.groupBy(calls, (call) => call.port)) {
        const days = [...new Set(ofPort.map((call) => call.day))].toSorted();
        for (const [index, day] of days.entries()) {
          const next = days[index + 1];
          if (next) expect(next <= addDays(day, 10), `${port} ${day}`).toBe(true);
        }
      }
      expect(new Set(calls.map((call) => call.port)).size).toBe(network.ports.length);
    });
  });

  describe('between Rhodes and Symi', () => {
    it('has a return ship on every day of the coming two months except holidays', async () => {
      const months = ['2026-11', '2026-12', '2027-01'];
      for (const [from, to] of [
        ['RHO', 'SYM'],
        ['SYM', 'RHO'],
      ]) {
        const closed: string[] = [];
        for (const month of months) {
          const { json } = await shop.call('GET', `/calendar?from=${from}&to=${to}&month=${month}&adults=2`);
          closed.push(
            ...v
              .parse(CalendarResult, json)
              .days.filter((day) => day.state !== 'open' && day.date > TODAY)
              .map((day) => day.date),
          );
        }
        expect(closed).toEqual(HOLIDAYS.slice(0, 2));
      }
    });

    it('keeps one seat on both legs of the stop at Panormitis, with one ticket', async () => {
      const [journey] = (await search('RHO', 'SYM', '2026-12-01', adults(1))).journeys;
      expect(journey?.legs[0]).toMatchObject({
        from: { quay: 'RHO-AKA' },
        calls: [{ port: 'PAN', stopover: true }],
      });
      const hold = await shop.mustHold(oneWay(journey?.id ?? ''));
      const path = `/bookings/${hold.booking.reference}/confirm`;
      await shop.call('POST', path, { token: hold.accessToken, body: details(1), key: shop.newKey() });
      const legs = (await inventory(opened.db)).filter(
        (leg) => leg.sailing === 'S1-20261201' && leg.resource === 'SEAT_ECO',
      );
      expect(legs.map((leg) => leg.sold)).toEqual([1, 1]);
      const { rows } =
        await sql`select item from reservations.ticket t join reservations.booking b on b.id = t.booking_id
        where b.reference = ${hold.booking.reference}`.execute(opened.db);
      expect(rows).toEqual([{ item: 'passenger:0' }]);
    });
  });

  describe('of prices', () => {
    it.each([
      ['RHO', 'PAT', '2026-11-27'],
      ['SYM', 'RHO', '2027-01-10'],
      ['RHO', 'AST', '2026-12-04'],
      ['KOS', 'PSE', '2027-07-14'],
      ['RHO', 'SYM', '2027-08-01'],
    ])('is the same everywhere: %s–%s on %s', async (from, to, date) => {
      const trip = await search(from, to, date);
      const offers = trip.journeys.flatMap((journey) =>
        journey.classes.map((each) => ({ tripIds: journey.legs.map(({ tripId }) => tripId), ...each })),
      );
      expect(offers.length).toBeGreaterThan(0);
      for (const offer of offers) {
        const segments = offer.tripIds.map((tripId) => ({ tripId, class: offer.class, direction: 'A' }));
        const request = { segments, party };
        const quote = v.parse(Quote, (await shop.call('POST', '/quotes', { body: request })).json);
        expect(quote.totalCents).toBe(offer.totalCents);
        expect(quote.totalCents).toBe(quote.lines.reduce((sum, line) => sum + line.cents, 0));
        const hold = await shop.mustHold(request);
        expect(hold.booking.quote.totalCents).toBe(offer.totalCents);
        await shop.call('DELETE', `/bookings/${hold.booking.reference}/hold`, { token: hold.accessToken });
      }
      const lowest = Math.min(...offers.flatMap((offer) => offer.totalCents ?? []));
      expect(trip.week.find((day) => day.date === date)?.lowestCents).toBe(lowest);
      const query = `from=${from}&to=${to}&month=${date.slice(0, 7)}&adults=1&children=1&infants=1`;
      const month = v.parse(CalendarResult, (await shop.call('GET', `/calendar?${query}`)).json);
      expect(month.days.find((day) => day.date === date)?.lowestCents).toBe(lowest);
    });

    it('matches the board and the connections to a port', async () => {
      const board = v.parse(
        DepartureBoard,
        (await shop.call('GET', '/departures?port=RHO&date=2026-11-24')).json,
      );
      expect(board.departures.map((departure) => departure.sailingId)).toEqual([
        'W1-20261124',
        'S1-20261124',
      ]);
      // Only of a stop ashore it matters when the ship goes on.
      expect(board.departures.flatMap(({ via }) => via.filter(({ departsAt }) => departsAt))).toMatchObject([
        { port: 'PAN', arrivesAt: '2026-11-24T10:45:00+02:00', departsAt: '2026-11-24T12:00:00+02:00' },
      ]);
      for (const departure of board.departures) {
        const trip = await search('RHO', departure.to.port, '2026-11-24', adults(1));
        const journey = trip.journeys.find((each) => each.legs[0]?.sailingId === departure.sailingId);
        expect(journey?.classes.find((each) => each.class === 'ECO')?.totalCents).toBe(departure.fromCents);
      }
      const { ways } = v.parse(WaysResult, (await shop.call('GET', '/ways?to=PAT')).json);
      expect(ways.map((way) => way.from)).toContain('RHO');
      for (const way of ways) {
        const prices: number[] = [];
        const vipPrices: number[] = [];
        for (const next of way.next) {
          const { journeys } = await search(way.from, 'PAT', next.departsAt.slice(0, 10), adults(1));
          const same = journeys.find((each) => each.departsAt === next.departsAt);
          prices.push(same?.classes.find((each) => each.class === 'ECO')?.totalCents ?? 0);
          vipPrices.push(
            ...(same?.classes.flatMap((each) => (each.class === 'VIP' ? (each.totalCents ?? []) : [])) ?? []),
          );
        }
        expect(way.fromCents).toBeLessThanOrEqual(Math.min(...prices));
        expect(way.vipFromCents, way.from).toBe(
          vipPrices.length > 0 ? Math.min(...vipPrices) : way.vipFromCents,
        );
        const minutes = way.next.map(
          (next) => (Date.parse(next.arrivesAt) - Date.parse(next.departsAt)) / 60_000,
        );
        const fast = minutes.indexOf(way.durationMinutes);
        if (prices.includes(way.fromCents))
          expect(way.fromMinutes).toBe(
            Math.min(...minutes.filter((_, index) => prices[index] === way.fromCents)),
          );
        if (fast >= 0) expect(way.fastestCents).toBe(prices[fast]);
      }
    });
  });

  // The site said “from €20.50” from Kos to Kalymnos, while the car ferry took travellers for €12.50 that Friday.
  it('counts a cheaper ship for the lowest fare to a port, although four others sail before her', async () => {
    const monday = '2026-11-30';
    clock.set(`${monday}T20:00:00Z`);
    const { ways } = v.parse(WaysResult, (await shop.call('GET', '/ways?to=KAL')).json);
    const days = await Promise.all(
      dayRange(monday, addDays(monday, 8)).map((day) => search('KOS', 'KAL', day, adults(1))),
    );
    clock.set(`${TODAY}T10:00:00Z`);
    const way = ways.find(({ from }) => from === 'KOS');
    const lowest = Math.min(
      ...days.flatMap(({ journeys }) =>
        journeys.flatMap(({ classes }) =>
          classes.flatMap((each) => (each.class === 'ECO' ? (each.totalCents ?? []) : [])),
        ),
      ),
    );
    expect(lowest).toBeLessThan(Math.min(...(way?.next.map(({ fromCents }) => fromCents ?? 0) ?? [])));
    expect(way?.fromCents).toBe(lowest);
    expect(way?.fromMinutes).toBeGreaterThan(way?.durationMinutes ?? 0);
  });

  describe('as the site sees it', () => {
    it('returns the whole network by the contract', async () => {
      const seen = v.parse(Network, (await shop.call('GET', '/network')).json);
      expect([seen.today, seen.horizon]).toEqual([TODAY, addDays(TODAY, 400)]);
      expect(seen.ports.every((port) => port.quays.length > 0 && port.destinations.length > 0)).toBe(true);
      expect(seen.ports[0]?.quays.map((quay) => quay.name.en)).toEqual(['Kolona', 'Mandraki', 'Akandia']);
      expect(seen.vessels.map((vessel) => vessel.cars)).toEqual([9, 6, 0, 110]);
      expect(new Set(seen.ports.map((port) => port.changeMinutes))).toEqual(new Set([30]));
    });

    it('refuses cars on a ship without a car deck in the search', async () => {
      const monday = dayRange(TODAY, addDays(TODAY, 7)).find((day) => isoWeekday(day) === 1) ?? '';
      const trip = await search('PAT', 'ARK', monday, { ...adults(1), vehicles: [{ category: 'CAR1' }] });
      expect(trip.journeys[0]).toMatchObject({
        state: 'no-vehicles',
        carsFree: null,
        classes: [{ totalCents: null }],
      });
      expect(
        (await search('PAT', 'ARK', monday, { ...adults(1), vehicles: [{ category: 'BIC' }] })).journeys[0]
          ?.state,
      ).toBe('available');
    });

    it('has the same times on the days when the clocks change', async () => {
      for (const [date, departs] of [
        ['2027-03-28', '2027-03-28T08:30:00+03:00'],
        ['2027-10-31', '2027-10-31T08:30:00+02:00'],
      ])
        expect((await search('RHO', 'PAT', date ?? '')).journeys[0]?.departsAt).toBe(departs);
    });

    it('sells the landing after midnight, and shows what is cancelled', async () => {
      const night = (await search('KAS', 'RHO', '2026-11-22')).journeys[0];
      expect(night).toMatchObject({ arrivesAt: '2026-11-23T00:50:00+02:00', durationMinutes: 520 });
      const cancelled = (await search('RHO', 'MEG', '2026-12-09')).journeys[0];
      expect(cancelled).toMatchObject({
        state: 'cancelled',
        notice: { en: expect.stringContaining('inspection') },
      });
    });
  });

  // Last, because it changes the network.
  it('reloads the same network without a change, and another one without touching what is sold', async () => {
    const everything = async () => {
      const { rows } =
        await sql`select md5(string_agg(c::text, ',' order by c.sailing_id, c.seq)) as calls from reservations.sailing_call c`.execute(
          opened.db,
        );
      return [rows, await inventory(opened.db)];
    };
    const before = await everything();
    await loadNetwork(opened.db, network);
    await shop.service.maintain();
    expect(await everything()).toEqual(before);

    const hold = await shop.mustHold(oneWay('E1-20261127.0.1'));
    const later = network.lines.map((line) =>
      line.id === 'E1'
        ? {
            ...line,
            calls: line.calls.map((call) => ({
              ...call,
              departs: call.departs ? 570 : null,
              arrives: call.arrives ? 720 : null,
            })),
          }
        : line,
    );
    // A month of it is enough, and much faster to create than 400 days.
    await loadNetwork(opened.db, {
      ...network,
      lines: later,
      policy: { ...network.policy, horizonDays: 30 },
    });
    await shop.service.maintain();
    const times = async (date: string) =>
      (await search('RHO', 'MEG', date, adults(1))).journeys[0]?.departsAt.slice(11, 16);
    expect([await times('2026-11-27'), await times('2026-11-30')]).toEqual(['09:00', '09:30']);
    const path = `/bookings/${hold.booking.reference}/confirm`;
    expect(
      (await shop.call('POST', path, { token: hold.accessToken, body: details(1), key: shop.newKey() }))
        .status,
    ).toBe(200);
  });
});
