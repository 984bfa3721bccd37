import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import { isoWeekday } from '#foundation/dates/day.ts';
import { SearchResult, Timetable, TimetableDay } from '#contracts/reservations/index.ts';
import { loadNetwork } from '#reservations/index.ts';
import { lines } from '#seed/network/lines.ts';
import { network } from '#seed/network/network.ts';
import { onPostgres } from '#tests/fixtures/databases.ts';
import {
  adults,
  oneWay,
  PATIENT_MS,
  problemOf,
  type Service,
  startService,
  stoppedClock,
} from '#tests/fixtures/reservations.ts';

const TODAY = '2026-11-21';

vi.setConfig({ testTimeout: PATIENT_MS, hookTimeout: PATIENT_MS });

onPostgres('D7 the timetable as a traveller reads it', ({ kind, open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  let shop: Service;
  let seen: Timetable;

  beforeAll(async () => {
    opened = await open();
    shop = await startService({
      db: opened.db,
      network,
      clock: stoppedClock(`${TODAY}T10:00:00Z`).now,
      seed: `lines ${kind}`,
    });
    seen = v.parse(Timetable, (await shop.call('GET', '/timetable')).json);
  });
  afterAll(() => opened.close());

  const lineOf = (id: string) => {
    const line = seen.lines.find((each) => each.id === id);
    if (!line) throw new Error(`no line ${id}`);
    return line;
  };
  const seasonOf = (lineId: string, season: string) => {
    const direction = seen.lines.flatMap((line) => line.directions).find((each) => each.lineId === lineId);
    const found = direction?.seasons.find((each) => each.season === season);
    if (!found) throw new Error(`${lineId} does not sail in ${season}`);
    return found;
  };
  const dayOf = async (date: string) =>
    v.parse(TimetableDay, (await shop.call('GET', `/timetable/day?date=${date}`)).json);

  describe('of lines', () => {
    it('shows both directions under one name, and omits none', () => {
      expect(seen.lines.every((line) => line.directions.length === 2)).toBe(true);
      const ids = seen.lines.flatMap((line) => line.directions.map((direction) => direction.lineId));
      expect(ids.toSorted()).toEqual(lines.map((line) => line.id).toSorted());
      expect(lineOf('N1')).toMatchObject({
        name: { el: 'Βόρεια γραμμή', en: 'North line' },
        directions: [
          { lineId: 'N1', name: { el: 'προς Πάτμο', en: 'to Patmos' }, from: 'RHO', to: 'PAT' },
          { lineId: 'N2', name: { el: 'προς Ρόδο', en: 'to Rhodes' }, from: 'PAT', to: 'RHO' },
        ],
      });
      // The directions are not mirror images: the return does not call at Panormitis.
      expect(lineOf('S1').directions.map((direction) => direction.lineId)).toEqual(['S1', 'S2']);
      expect(lineOf('S3').directions.map((direction) => direction.lineId)).toEqual(['S3', 'S4']);
    });

    it('shows calls, times and quays as in the network', () => {
      const [run] = seasonOf('N1', '06-01').runs;
      const planned = lines.find((line) => line.id === 'N1')?.calls;
      expect(
        run?.calls.map(({ quay, arrives, departs, stopover }) => ({ quay, arrives, departs, stopover })),
      ).toEqual(planned);
      expect(run?.calls[0]).toMatchObject({ quayName: { en: 'Kolona' }, adultCents: null });
      const [pilgrims] = seasonOf('S1', '06-01').runs;
      expect(pilgrims?.calls.map((call) => call.stopover)).toEqual([false, true, false]);
    });

    it('shows that a ship arrives after midnight', () => {
      expect(seasonOf('K2', '11-01').runs[0]?.calls.at(-1)).toMatchObject({
        port: 'RHO',
        arrives: 24 * 60 + 50,
      });
    });
  });

  describe('of seasons', () => {
    it('derives them from the calendars, the current one first, spring and autumn as one', () => {
      expect(seen.seasons).toEqual([
        { id: '11-01', isCurrent: true, spans: [{ from: '2026-11-01', to: '2027-03-31' }] },
        {
          id: '04-01',
          isCurrent: false,
          spans: [
            { from: '2027-04-01', to: '2027-05-31' },
            { from: '2027-10-01', to: '2027-10-31' },
          ],
        },
        { id: '06-01', isCurrent: false, spans: [{ from: '2027-06-01', to: '2027-09-30' }] },
      ]);
    });

    it('shows the days and ships of each, with first and last day from what is on sale', () => {
      expect(seasonOf('N1', '11-01').runs).toMatchObject([
        { weekdays: [5, 7], firstDay: '2026-11-22', lastDay: '2027-03-28' },
      ]);
      expect(seasonOf('N1', '06-01').runs).toMatchObject([
        { weekdays: [1, 2, 3, 4, 5, 6, 7], firstDay: '2027-06-01', lastDay: '2027-09-30' },
      ]);
      expect(seasonOf('N1', '04-01').runs[0]).toMatchObject({
        firstDay: '2027-04-01',
        lastDay: '2027-10-31',
      });
      // The same times with two ships are one row.
      expect(seasonOf('W1', '11-01').runs).toMatchObject([
        {
          weekdays: [2, 4, 6],
          ships: [
            { id: 'AEOLIS', weekdays: [6] },
            { id: 'NIREAS', weekdays: [2, 4] },
          ],
        },
      ]);
    });

    it('shows the days that differ from their weekday', () => {
      const days = seasonOf('N3', '11-01').exceptions;
      expect(days).toEqual([
        { date: '2026-12-25', kind: 'none', notice: null },
        { date: '2026-12-26', kind: 'extra', notice: null },
        { date: '2027-01-01', kind: 'none', notice: null },
        { date: '2027-01-02', kind: 'extra', notice: null },
      ]);
      expect(seasonOf('E1', '11-01').exceptions).toContainEqual({
        date: '2026-12-09',
        kind: 'cancelled',
        notice: expect.objectContaining({ en: expect.stringContaining('inspection') }),
      });
    });

    it('shows the connection at Patmos to the Samos line, only on the days when both sail', () => {
      expect(seasonOf('N1', '06-01').connections).toContainEqual({
        port: 'PAT',
        minutes: 30,
        lineId: 'N3',
        departs: 14 * 60 + 45,
        weekdays: [3, 6],
      });
      expect(seasonOf('N1', '11-01').connections.find((each) => each.lineId === 'N3')?.weekdays).toEqual([5]);
      const ways = seen.lines.map((line) => line.directions.map((direction) => direction.lineId));
      for (const own of ways)
        for (const lineId of own)
          for (const season of seen.seasons) {
            const direction = lineOf(own[0] ?? '').directions.find((each) => each.lineId === lineId);
            const found = direction?.seasons.find((each) => each.season === season.id)?.connections ?? [];
            expect(found.filter((each) => own.includes(each.lineId))).toEqual([]);
            expect(found.every((each) => each.minutes >= network.policy.minConnectionMinutes)).toBe(true);
          }
    });
  });

  it('prints the price for a traveller without any discount', async () => {
    const { runs } = seasonOf('N1', '11-01');
    const date = runs[0]?.firstDay ?? '';
    for (const call of runs[0]?.calls.slice(1) ?? []) {
      const { json } = await shop.call('POST', '/search', {
        body: { trips: [{ from: 'RHO', to: call.port, date }], party: adults(1) },
      });
      const journey = v
        .parse(SearchResult, json)
        .trips[0]?.journeys.find((each) => each.legs[0]?.lineId === 'N1');
      expect(journey?.classes[0]?.totalCents, call.port).toBe(call.adultCents);
    }
  });

  describe('of a day', () => {
    it('shows exactly the ships that sail, with local times', async () => {
      const day = await dayOf('2026-11-27');
      const { rows } = await sql<{
        id: string;
      }>`select id from reservations.sailing where service_day = '2026-11-27'`.execute(opened.db);
      expect(day.sailings.map((sailing) => sailing.sailingId).toSorted()).toEqual(
        rows.map((row) => row.id).toSorted(),
      );
      const north = day.sailings.find((sailing) => sailing.lineId === 'N1');
      expect(north).toMatchObject({ state: 'planned', isChanged: false, ship: { id: 'AEOLIS' } });
      expect(north?.calls[0]).toMatchObject({ arrivesAt: null, departsAt: '2026-11-27T08:30:00+02:00' });
      expect(day.sailings.every((sailing) => !sailing.isChanged)).toBe(true);
    });

    it('keeps cancelled sailings in their place, with the reason', async () => {
      const east = (await dayOf('2026-12-09')).sailings.find((sailing) => sailing.lineId === 'E1');
      expect(east).toMatchObject({
        state: 'cancelled',
        notice: { el: expect.stringContaining('επιθεώρησης') },
      });
    });

    it('is empty on a holiday and beyond the horizon, with the next sailing of each line', async () => {
      const christmas = await dayOf('2026-12-25');
      expect(christmas.sailings).toEqual([]);
      expect(christmas.next).toHaveLength(lines.length);
      for (const { lineId, date } of christmas.next) {
        expect(date > '2026-12-25').toBe(true);
        const [next] = (await dayOf(date)).sailings.filter((sailing) => sailing.lineId === lineId);
        expect(next?.state, lineId).toBe('planned');
      }
      expect((await dayOf('2030-01-01')).sailings).toEqual([]);
      expect(isoWeekday('2026-12-26')).toBe(6);
    });

    it('follows a delay, and is right on the days when the clocks change', async () => {
      await sql`update reservations.sailing set delay_minutes = 25 where id = 'N1-20261127'`.execute(
        opened.db,
      );
      const late = (await dayOf('2026-11-27')).sailings.find((sailing) => sailing.lineId === 'N1');
      expect(late).toMatchObject({ state: 'delayed', delayMinutes: 25 });
      for (const [date, departs] of [
        ['2027-03-28', '2027-03-28T08:30:00+03:00'],
        ['2027-10-31', '2027-10-31T08:30:00+02:00'],
      ]) {
        const north = (await dayOf(date ?? '')).sailings.find((sailing) => sailing.lineId === 'N1');
        expect([north?.calls[0]?.departsAt, north?.isChanged]).toEqual([departs, false]);
      }
    });

    it('rejects an invalid date in the caller’s language', async () => {
      for (const date of ['', '2027-02-30', 'tomorrow']) {
        const answer = await shop.call('GET', `/timetable/day?date=${date}`, { language: 'el' });
        expect(answer.status).toBe(400);
        expect(problemOf(answer).errors?.[0]?.message).toMatch(/[α-ω]/);
      }
    });
  });

  // Last, because it changes the network.
  it('shows both the new timetable and the old times of a ship with bookings', async () => {
    await shop.mustHold(oneWay('E1-20261127.0.1'));
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
    seen = v.parse(Timetable, (await shop.call('GET', '/timetable')).json);
    expect(seasonOf('E1', '11-01').runs[0]?.calls[0]?.departs).toBe(570);
    const of = async (date: string) =>
      (await dayOf(date)).sailings.find((sailing) => sailing.lineId === 'E1');
    expect(await of('2026-11-27')).toMatchObject({
      isChanged: true,
      calls: [{ departsAt: '2026-11-27T09:00:00+02:00' }, {}],
    });
    expect(await of('2026-11-30')).toMatchObject({
      isChanged: false,
      calls: [{ departsAt: '2026-11-30T09:30:00+02:00' }, {}],
    });
  });
});
