import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import { Booking, DepartureBoard, SearchResult, TimetableDay } from '#contracts/reservations/index.ts';
import {
  cancelSailing,
  delaySailing,
  moveQuay,
  recordCall,
  skipCall,
  swapVessel,
} from '#reservations/sailings/status.ts';
import { onEachDatabase } from '#tests/fixtures/databases.ts';
import {
  adults,
  inventory,
  oneWay,
  PATIENT_MS,
  problemOf,
  type Service,
  startService,
  stoppedClock,
} from '#tests/fixtures/reservations.ts';
import { tinyNetwork } from '#tests/fixtures/tiny-network.ts';

vi.setConfig({ testTimeout: PATIENT_MS, hookTimeout: PATIENT_MS });

const VALID = { validFrom: '2026-01-01', validTo: null };
const NOON = '2026-11-22T10:00:00Z';
const at = new Date(NOON);

/** Four ports, ten seats; a smaller ship, one without a car deck, a second quay in the second port. */
function fleet() {
  const plain = tinyNetwork({ legs: 3, horizonDays: 8 });
  const [ship] = plain.vessels;
  const quay = plain.quays.find(({ port }) => port === 'BBB');
  if (!ship || !quay) throw new Error('a network without a ship');
  const small = { SEAT_ECO: 4, SEAT_VIP: 2, PET: 1 };
  return {
    ...plain,
    policy: { ...plain.policy, salesOpenDays: 5 },
    quays: [...plain.quays, { ...quay, id: 'BBB-2', name: { el: 'Άλλη', en: 'Other' } }],
    vessels: [
      ship,
      { ...ship, id: 'SMALL', takesVehicles: false, configurations: [{ ...VALID, capacity: small }] },
    ],
  };
}

onEachDatabase('D3 reports on a sailing', ({ kind, open }) => {
  const clock = stoppedClock(NOON);
  let opened: Awaited<ReturnType<typeof open>>;
  let shop: Service;

  beforeAll(async () => {
    opened = await open();
    shop = await startService({ db: opened.db, network: fleet(), clock: clock.now, seed: `status ${kind}` });
  });
  beforeEach(() => clock.set(NOON));
  afterAll(() => opened.close());

  const change = <T>(work: (trx: typeof opened.db) => Promise<T>) => opened.db.transaction().execute(work);
  async function journey(from: string, to: string, date: string) {
    const body = { trips: [{ from, to, date }], party: adults(1) };
    const { json } = await shop.call('POST', '/search', { body });
    return v.parse(SearchResult, json).trips[0]?.journeys[0];
  }
  async function board(port: string, date: string) {
    const { json } = await shop.call('GET', `/departures?port=${port}&date=${date}`);
    return v.parse(DepartureBoard, json).departures[0];
  }
  async function sailingOf(date: string) {
    const { json } = await shop.call('GET', `/timetable/day?date=${date}`);
    return v.parse(TimetableDay, json).sailings[0];
  }

  it('opens for sale on its day, and shows the opening day before', async () => {
    expect(await journey('AAA', 'BBB', '2026-11-28')).toMatchObject({
      state: 'not-open',
      salesOpenAt: '2026-11-23T00:00:00+02:00',
      classes: [{ totalCents: null }],
    });
    const refused = await shop.hold(oneWay('L1-20261128.0.1'));
    expect([refused.status, problemOf(refused).detail]).toEqual([423, 'This sailing is not on sale yet.']);
    clock.set('2026-11-22T22:00:00Z');
    expect(await journey('AAA', 'BBB', '2026-11-28')).toMatchObject({ state: 'available' });
  });

  it('is cancelled for everybody at once, once, and sells no places after that', async () => {
    const sailingId = 'L1-20261123';
    const notice = { el: 'Απαγορευτικό.', en: 'Sailing ban.' };
    const cancel = () => change((trx) => cancelSailing(trx, { sailingId, at, cause: 'weather', notice }));
    expect(await cancel()).toBe(true);
    expect(await cancel()).toBe(false);
    expect(await journey('BBB', 'DDD', '2026-11-23')).toMatchObject({ state: 'cancelled', notice });
    expect(await sailingOf('2026-11-23')).toMatchObject({ state: 'cancelled', notice });
    expect((await shop.hold(oneWay(`${sailingId}.0.1`))).status).toBe(423);
    await expect(
      change((trx) => delaySailing(trx, { sailingId, at, delayMinutes: 10 })),
    ).rejects.toMatchObject({ code: 'rule_violation' });
  });

  it('never sells a place on a sailing that is being cancelled at the same moment', async () => {
    const sailingId = 'L1-20261127';
    const request = oneWay(`${sailingId}.0.3`);
    const expectedTotalCents = await shop.quote(request);
    const buy = (number: number) =>
      shop.call('POST', '/holds', {
        body: { ...request, expectedTotalCents, locale: 'el' },
        key: `race-${kind}-${number}`,
      });
    const [cancelled, ...answers] = await Promise.all([
      change(async (trx) => {
        await cancelSailing(trx, { sailingId, at, cause: 'technical' });
        return (
          await sql<{ n: number }>`select count(*)::integer as n from reservations.booking_segment
          where sailing_id = ${sailingId}`.execute(trx)
        ).rows[0]?.n;
      }),
      ...Array.from({ length: 6 }, (_, number) => buy(number)),
    ]);
    const held = answers.filter(({ status }) => status === 201).length;
    // The cancellation saw every earlier buyer; nobody came after it.
    expect(held).toBe(cancelled);
    expect(answers.every(({ status }) => status === 201 || status === 423)).toBe(true);
  });

  it('is late from a given call on: search, board, day and booking show the expected times', async () => {
    const sailingId = 'L1-20261124';
    const { booking, accessToken } = await shop.mustHold(oneWay(`${sailingId}.1.3`));
    await change((trx) => delaySailing(trx, { sailingId, at, delayMinutes: 45, fromSeq: 1 }));
    expect(await journey('AAA', 'BBB', '2026-11-24')).toMatchObject({
      departsAt: '2026-11-24T08:00:00+02:00',
      arrivesAt: '2026-11-24T09:35:00+02:00',
    });
    // It leaves on time, but arrives late: a row of the timetable says the same as the ticket.
    expect(await board('AAA', '2026-11-24')).toMatchObject({
      state: 'on-time',
      expectedAt: null,
      to: { at: '2026-11-24T10:50:00+02:00' },
      expectedArrivesAt: '2026-11-24T11:35:00+02:00',
    });
    expect(await board('BBB', '2026-11-24')).toMatchObject({
      state: 'delayed',
      from: { at: '2026-11-24T09:00:00+02:00' },
      expectedAt: '2026-11-24T09:45:00+02:00',
    });
    const { json } = await shop.call('GET', `/bookings/${booking.reference}`, { token: accessToken });
    expect(v.parse(Booking, json).segments[0]).toMatchObject({
      leg: {
        from: { at: '2026-11-24T09:45:00+02:00', plannedAt: '2026-11-24T09:00:00+02:00' },
        to: { at: '2026-11-24T11:35:00+02:00' },
      },
      beThereBy: '2026-11-24T09:15:00+02:00',
    });
    const again = () => change((trx) => delaySailing(trx, { sailingId, at, delayMinutes: 45, fromSeq: 1 }));
    expect(await again()).toBe(false);
    await change((trx) => delaySailing(trx, { sailingId, at, delayMinutes: 0, fromSeq: 1 }));
    expect(await board('BBB', '2026-11-24')).toMatchObject({ state: 'on-time', expectedAt: null });
  });

  it('has left when the port reports it, even before its time', async () => {
    const sailingId = 'L1-20261124';
    const departedAt = new Date('2026-11-24T05:58:00Z');
    await change((trx) => recordCall(trx, { sailingId, at: departedAt, seq: 0, departedAt }));
    clock.set('2026-11-24T05:59:00Z');
    expect(await journey('AAA', 'DDD', '2026-11-24')).toMatchObject({ state: 'departed' });
    expect(await journey('BBB', 'DDD', '2026-11-24')).toMatchObject({ state: 'available' });
    await expect(
      change((trx) => recordCall(trx, { sailingId, at, seq: 3, departedAt })),
    ).rejects.toMatchObject({ code: 'rule_violation' });
  });

  it('skips a port: nobody can book to or from there, everybody else can', async () => {
    const sailingId = 'L1-20261125';
    await change((trx) => skipCall(trx, { sailingId, at, seq: 1, cause: 'weather' }));
    expect(await journey('AAA', 'BBB', '2026-11-25')).toMatchObject({ state: 'cancelled' });
    expect(await journey('AAA', 'CCC', '2026-11-25')).toMatchObject({
      state: 'available',
      legs: [{ calls: [] }],
    });
    expect((await shop.hold(oneWay(`${sailingId}.1.3`))).status).toBe(423);
    expect((await shop.hold(oneWay(`${sailingId}.0.3`))).status).toBe(201);
    expect(await board('BBB', '2026-11-25')).toMatchObject({ state: 'cancelled' });
    expect((await sailingOf('2026-11-25'))?.calls.map((call) => call.isSkipped ?? false)).toEqual([
      false,
      true,
      false,
      false,
    ]);
    await change((trx) => skipCall(trx, { sailingId, at, seq: 2, cause: 'weather' }));
    await expect(
      change((trx) => skipCall(trx, { sailingId, at, seq: 3, cause: 'weather' })),
    ).rejects.toMatchObject({ code: 'rule_violation' });
  });

  it('berths at another quay of the same port, and the traveller sees which', async () => {
    const sailingId = 'L1-20261126';
    expect(await change((trx) => moveQuay(trx, { sailingId, at, seq: 1, quayId: 'BBB-2' }))).toBe(true);
    expect(await journey('BBB', 'CCC', '2026-11-26')).toMatchObject({
      legs: [{ from: { quay: 'BBB-2', quayName: { en: 'Other' }, plannedQuayName: { en: 'BBB' } } }],
    });
    await expect(
      change((trx) => moveQuay(trx, { sailingId, at, seq: 1, quayId: 'CCC-1' })),
    ).rejects.toMatchObject({ code: 'rule_violation' });
  });

  it('gets another ship only when everything sold fits on every leg, and reports which bookings would not', async () => {
    const sailingId = 'L1-20261126';
    const first = await shop.mustHold(oneWay(`${sailingId}.0.2`, 3));
    clock.forward(1);
    const second = await shop.mustHold(oneWay(`${sailingId}.1.3`, 2));
    clock.forward(1);
    const third = await shop.mustHold(oneWay(`${sailingId}.2.3`, 2));
    const swap = () => change((trx) => swapVessel(trx, { sailingId, at, vesselId: 'SMALL' }));
    const refused = await swap();
    if (refused.kind !== 'too-small') throw new Error('five people on four seats');
    // Only the second leg has five; the third has four, so the last buyer may stay.
    expect(refused.shortages).toEqual([{ leg: 1, resource: 'SEAT_ECO', capacity: 4, taken: 5 }]);
    expect(refused.displaced).toHaveLength(1);
    const { rows } = await sql<{ reference: string }>`select reference from reservations.booking
      where id = ${refused.displaced[0]}::uuid`.execute(opened.db);
    expect(rows[0]?.reference).toBe(second.booking.reference);
    await shop.call('DELETE', `/bookings/${second.booking.reference}/hold`, { token: second.accessToken });
    expect(await swap()).toEqual({ kind: 'swapped' });
    expect(await swap()).toEqual({ kind: 'same' });
    const legs = (await inventory(opened.db)).filter(({ sailing }) => sailing === sailingId);
    expect(legs.filter(({ leg }) => leg === 1)).toMatchObject([
      { resource: 'PET', capacity: 1, held: 0 },
      { resource: 'SEAT_ECO', capacity: 4, held: 3 },
      { resource: 'SEAT_VIP', capacity: 2, held: 0 },
    ]);
    expect(await journey('CCC', 'DDD', '2026-11-26')).toMatchObject({
      legs: [{ vessel: { id: 'SMALL' } }],
      carsFree: null,
    });
    for (const { booking, accessToken } of [first, third])
      expect(
        (await shop.call('DELETE', `/bookings/${booking.reference}/hold`, { token: accessToken })).status,
      ).toBe(200);
  });

  it('does not exist: every report returns not found', async () => {
    const nothing = { sailingId: 'L1-20301231', at };
    await expect(change((trx) => cancelSailing(trx, { ...nothing, cause: 'other' }))).rejects.toMatchObject({
      code: 'not_found',
    });
    await expect(change((trx) => swapVessel(trx, { ...nothing, vesselId: 'SHIP' }))).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});
