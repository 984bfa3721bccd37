import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import { Booking, type HoldResult, SearchResult } from '#contracts/reservations/index.ts';
import { onEachDatabase } from '#tests/fixtures/databases.ts';
import {
  adults,
  details,
  inventory,
  oneWay,
  PATIENT_MS,
  problemOf,
  type Service,
  startService,
  stoppedClock,
} from '#tests/fixtures/reservations.ts';
import { tinyNetwork } from '#tests/fixtures/tiny-network.ts';

const START = '2026-11-21T10:00:00Z';
const TRIP = 'L1-20261122.0.3';

vi.setConfig({ testTimeout: PATIENT_MS, hookTimeout: PATIENT_MS });

onEachDatabase('a booking', ({ kind, open }) => {
  const clock = stoppedClock(START);
  const network = tinyNetwork({
    legs: 3,
    seats: 4,
    horizonDays: 20,
    capacity: { MOTO: 2, BIKE: 2 },
  });
  let opened: Awaited<ReturnType<typeof open>>;
  let shop: Service;

  beforeAll(async () => {
    opened = await open();
    shop = await startService({ db: opened.db, network, clock: clock.now, seed: `bookings ${kind}` });
  });
  afterAll(() => opened.close());
  beforeEach(async () => {
    clock.set(START);
    await sql`truncate reservations.booking, reservations.idempotency, reservations.audit cascade`.execute(
      opened.db,
    );
    await sql`update reservations.leg_inventory set sold = 0, held = 0, blocked = 0`.execute(opened.db);
    await sql`update reservations.sailing set status = 'planned', delay_minutes = 0`.execute(opened.db);
  });

  async function seats(sailing = 'L1-20261122') {
    const legs = await inventory(opened.db);
    return legs
      .filter((leg) => leg.sailing === sailing && leg.resource === 'SEAT_ECO')
      .map(({ sold, held }) => ({ sold, held }));
  }

  async function search(party: object = adults(1), date = '2026-11-22') {
    const { json } = await shop.call('POST', '/search', {
      body: { trips: [{ from: 'AAA', to: 'DDD', date }], party },
    });
    const [trip] = v.parse(SearchResult, json).trips;
    if (!trip) throw new Error('no trip in the answer');
    return trip;
  }

  const confirm = (hold: HoldResult, body: object, key = shop.newKey(), language = 'en') =>
    shop.call('POST', `/bookings/${hold.booking.reference}/confirm`, {
      token: hold.accessToken,
      body,
      key,
      language,
    });

  describe('on hold', () => {
    it('takes a seat on every leg for everyone but infants', async () => {
      const party = {
        ...adults(1),
        passengers: [{ category: 'ADT' }, { category: 'CHD' }, { category: 'INF' }],
      };
      await shop.mustHold({ segments: [{ tripId: TRIP, class: 'ECO', direction: 'A' }], party });
      expect(await seats()).toEqual(Array.from({ length: 3 }, () => ({ sold: 0, held: 2 })));
    });

    it('returns the same bytes for the same key and body, even after the price or the clock has changed', async () => {
      const body = { ...oneWay(TRIP), expectedTotalCents: await shop.quote(oneWay(TRIP)), locale: 'en' };
      const first = await shop.call('POST', '/holds', { body, key: 'replay-me-please' });
      clock.set('2026-11-22T07:00:00Z');
      const second = await shop.call('POST', '/holds', { body, key: 'replay-me-please' });
      expect([second.status, second.text]).toEqual([201, first.text]);
      const other = await shop.call('POST', '/holds', {
        body: { ...body, locale: 'el' },
        key: 'replay-me-please',
      });
      expect([other.status, problemOf(other).code]).toEqual([409, 'idempotency_conflict']);
    });

    it('is given ten more minutes once, and never after its time is over', async () => {
      const hold = await shop.mustHold(oneWay(TRIP));
      const { reference } = hold.booking;
      const token = hold.accessToken;
      const longer = async () => {
        const answer = await shop.call('POST', `/bookings/${reference}/hold/extension`, { token });
        return answer.status === 200 ? v.parse(Booking, answer.json) : problemOf(answer);
      };
      expect(hold.booking).toMatchObject({ holdSecondsLeft: 900, holdMayBeExtended: true });
      clock.set('2026-11-21T10:13:00Z');
      expect(await longer()).toMatchObject({ holdSecondsLeft: 720, holdMayBeExtended: false });
      expect(await longer()).toMatchObject({ holdSecondsLeft: 720, holdMayBeExtended: false });
      const elsewhere = await shop.call('POST', `/bookings/${reference}/hold/extension`, { token: 'wrong' });
      expect(elsewhere.status).toBe(403);
      clock.set('2026-11-21T10:24:59Z');
      await shop.service.maintain();
      expect((await seats())[0]).toEqual({ sold: 0, held: 1 });
      clock.set('2026-11-21T10:25:00Z');
      expect(await longer()).toMatchObject({ status: 410, code: 'hold_expired' });
      await shop.service.maintain();
      expect((await seats())[0]).toEqual({ sold: 0, held: 0 });
      expect(await longer()).toMatchObject({ status: 410, code: 'hold_expired' });
    });

    it('is refused without a key, at an outdated price, and after sales close', async () => {
      const request = { ...oneWay(TRIP), locale: 'el' };
      const noKey = await shop.call('POST', '/holds', { body: { ...request, expectedTotalCents: 1 } });
      expect(noKey.status).toBe(400);
      const price = await shop.call('POST', '/holds', {
        body: { ...request, expectedTotalCents: 1 },
        key: shop.newKey(),
      });
      expect(problemOf(price)).toMatchObject({
        status: 409,
        code: 'price_changed',
        totalCents: await shop.quote(request),
      });
      clock.set('2026-11-22T05:30:00Z');
      expect(problemOf(await shop.hold(request))).toMatchObject({
        status: 423,
        code: 'sales_closed',
        segment: 0,
      });
      expect(await seats()).toEqual(Array.from({ length: 3 }, () => ({ sold: 0, held: 0 })));
    });

    it('evaluates a refused hold again when it is retried with the same key', async () => {
      const full = await shop.mustHold(oneWay(TRIP, 4));
      const body = { ...oneWay(TRIP), expectedTotalCents: await shop.quote(oneWay(TRIP)), locale: 'el' };
      expect((await shop.call('POST', '/holds', { body, key: 'try-and-try-again' })).status).toBe(409);
      await shop.call('DELETE', `/bookings/${full.booking.reference}/hold`, { token: full.accessToken });
      expect((await shop.call('POST', '/holds', { body, key: 'try-and-try-again' })).status).toBe(201);
    });

    it('releases its places the second it expires, without a background job', async () => {
      const held = await shop.mustHold(oneWay(TRIP, 4));
      expect((await search()).journeys[0]?.state).toBe('sold-out');
      expect((await search()).week.find((day) => day.date === '2026-11-22')?.state).toBe('full');
      clock.forward(899);
      expect((await shop.hold(oneWay(TRIP))).status).toBe(409);
      clock.forward(1);
      expect((await search()).journeys[0]).toMatchObject({
        state: 'available',
        classes: [{ free: 4 }],
      });
      expect((await shop.hold(oneWay(TRIP, 4))).status).toBe(201);
      const late = await confirm(held, details(4));
      expect(problemOf(late)).toMatchObject({ status: 410, code: 'hold_expired' });
    });

    it('is not extended by another hold', async () => {
      const first = await shop.mustHold(oneWay(TRIP));
      clock.forward(600);
      await shop.mustHold(oneWay(TRIP));
      const read = await shop.call('GET', `/bookings/${first.booking.reference}`, {
        token: first.accessToken,
      });
      expect(v.parse(Booking, read.json)).toMatchObject({
        holdExpiresAt: first.booking.holdExpiresAt,
        holdSecondsLeft: 300,
      });
    });

    it('can be released, even twice', async () => {
      const hold = await shop.mustHold(oneWay(TRIP));
      const path = `/bookings/${hold.booking.reference}/hold`;
      for (const _ of [1, 2])
        expect(await shop.call('DELETE', path, { token: hold.accessToken })).toMatchObject({
          status: 200,
          json: { state: 'released' },
        });
      expect(await seats()).toEqual(Array.from({ length: 3 }, () => ({ sold: 0, held: 0 })));
      expect(problemOf(await confirm(hold, details(1))).code).toBe('state_conflict');
    });
  });

  describe('confirmed', () => {
    it('is sold, has a payment deadline, and returns the same response for a repeat', async () => {
      const hold = await shop.mustHold(oneWay(TRIP, 2));
      const answer = await confirm(hold, details(2), 'confirm-this-once');
      expect(v.parse(Booking, answer.json)).toMatchObject({
        state: 'confirmed',
        version: 2,
        holdExpiresAt: null,
        payBy: '2026-11-22T07:30:00+02:00',
        passengers: [{ surname: 'Παπαδόπουλος' }, { surname: 'Παπαδόπουλος' }],
      });
      expect(await seats()).toEqual(Array.from({ length: 3 }, () => ({ sold: 2, held: 0 })));
      clock.forward(3600);
      expect((await confirm(hold, details(2), 'confirm-this-once')).text).toBe(answer.text);
      expect((await confirm(hold, details(2))).status).toBe(200);
      expect(problemOf(await confirm(hold, details(2, { surname: 'Άλλος' }))).code).toBe('state_conflict');
      expect(
        problemOf(
          await shop.call('DELETE', `/bookings/${hold.booking.reference}/hold`, { token: hold.accessToken }),
        ).code,
      ).toBe('state_conflict');
      expect(await seats()).toEqual(Array.from({ length: 3 }, () => ({ sold: 2, held: 0 })));
    });

    it('has two days to pay when the ship leaves later than that', async () => {
      const hold = await shop.mustHold(oneWay('L1-20261201.0.1'));
      expect((await confirm(hold, details(1))).json).toMatchObject({ payBy: '2026-11-23T12:00:00+02:00' });
    });

    it('reports every invalid field in both languages, and keeps the hold', async () => {
      const party = {
        passengers: [{ category: 'ADT' }, { category: 'CHD' }, { category: 'INF' }],
        vehicles: [{ category: 'MO1' }, { category: 'BIC' }],
        pets: [],
      };
      const hold = await shop.mustHold({ segments: [{ tripId: TRIP, class: 'ECO', direction: 'A' }], party });
      const [person] = details(1).passengers;
      const born = (birthDate: string) => ({ ...person, birthDate });
      const wrong = {
        // On 22 November 2026: seventeen, eleven on that very day, and not born yet.
        passengers: [born('2008-11-23'), born('2015-11-22'), born('2026-12-01')],
        vehicles: [
          { plate: '', driver: 0 },
          { plate: '', driver: 1 },
        ],
        contact: { email: null, phone: null, refused: false },
      };
      for (const [language, says] of [
        ['en', 'Enter the number plate.'],
        ['el', 'Συμπληρώστε τον αριθμό κυκλοφορίας.'],
      ]) {
        const problem = problemOf(await confirm(hold, wrong, shop.newKey(), language));
        expect([problem.status, problem.code]).toEqual([422, 'rule_violation']);
        expect(problem.errors?.map(({ field, code }) => `${field} ${code}`)).toEqual([
          'passengers.1.birthDate age_mismatch',
          'passengers.2.birthDate in_future',
          'vehicles.0.plate required',
          'vehicles.0.driver driver_not_adult',
          'contact contact_required',
        ]);
        expect(problem.errors?.[2]?.message).toBe(says);
      }
      const right = {
        // On the day: eighteen, one day short of eleven, one day short of five.
        passengers: [born('2008-11-22'), born('2015-11-23'), born('2021-11-23')],
        vehicles: [
          { plate: 'ΡΟΕ-1234', driver: 0 },
          { plate: '', driver: 1 },
        ],
        contact: { email: 'nikos@example.gr', phone: null, refused: false },
      };
      expect((await confirm(hold, right)).status).toBe(200);
    });

    it('rejects a malformed request and reports the invalid field', async () => {
      const hold = await shop.mustHold(oneWay(TRIP));
      const [person] = details(1).passengers;
      const answer = await confirm(hold, {
        ...details(1),
        passengers: [{ ...person, surname: '  ', birthDate: '2026-02-30' }],
      });
      expect(problemOf(answer)).toMatchObject({ status: 400, code: 'invalid_request' });
      expect(problemOf(answer).errors?.map(({ field, code }) => `${field} ${code}`)).toEqual([
        'passengers.0.surname required',
        'passengers.0.birthDate invalid_date',
      ]);
      const nul = await confirm(hold, { ...details(1), passengers: [{ ...person, surname: 'a\u0000b' }] });
      expect(nul.status).toBe(400);
    });
  });
});
