import { sql } from 'kysely';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Booking, BookingTerms, HoldResult, UnpaidReport } from '#contracts/reservations/index.ts';
import { onEachDatabase, onPostgres } from '#tests/fixtures/databases.ts';
import { oneWay, PATIENT_MS, problemOf, testSecrets } from '#tests/fixtures/reservations.ts';
import {
  empty,
  family,
  FARE_CENTS,
  nobody,
  openWorld,
  SHIP,
  TRIP,
  type World,
} from '#tests/fixtures/unpaid-world.ts';

onEachDatabase('unpaid seats', ({ kind, open }) => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld(open, `unpaid ${kind}`);
  });
  afterAll(() => world.opened.close());
  beforeEach(() => empty(world));

  it('are refused without a confirmed address, with advice on what to do', async () => {
    const answer = await world.reserve(nobody(9), { email: null, caller: '203.0.113.9' });
    expect(problemOf(answer)).toMatchObject({
      status: 403,
      code: 'contact_unverified',
      errors: [{ field: 'contact.email', code: 'required' }],
    });
    expect(await world.seats('sold')).toBe(0);
  });

  it('are available to a family of nine and the family of their cousins, both ways', async () => {
    for (const number of [1, 2])
      for (const trip of [TRIP, 'L1-20261129.1.2']) {
        const answer = await world.reserve(family(number, 9), {
          email: 'yiayia@example.gr',
          caller: '198.51.100.1',
          trip,
        });
        expect(answer.status, answer.text).toBe(200);
      }
  });

  it('are limited per contact, however its address is written', async () => {
    const emails = ['anna.k@gmail.com', 'annak+1@gmail.com', 'ANNAK@googlemail.com'];
    const answers = [];
    for (const [number, email] of emails.entries())
      answers.push(await world.reserve(family(number, 9), { email, caller: `198.51.100.${number}` }));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 409]);
    const [, , refused] = answers;
    expect(refused && problemOf(refused)).toMatchObject({
      code: 'unpaid_limit',
      detail: expect.stringContaining('by card'),
    });
  });

  it('that are suspicious are kept for two hours, share a tenth of the ship, and the operator is alerted', async () => {
    const answers = [];
    for (let number = 0; number < 3; number += 1)
      answers.push(
        await world.reserve(nobody(9), { email: `n${number}@example.gr`, caller: `203.0.113.${number}` }),
      );
    expect(answers.map(({ status }) => status)).toEqual([200, 409, 409]);
    const booking = v.parse(Booking, answers[0]?.json);
    expect(booking.payBy).toBe('2026-11-21T14:00:00+02:00');
    const token = testSecrets.operatorToken;
    const report = v.parse(UnpaidReport, (await world.shop.call('GET', '/operator/unpaid', { token })).json);
    expect(report.sailings).toMatchObject([
      { sailingId: SHIP, unpaidSeats: 9, suspiciousSeats: 9, bookings: 1 },
    ]);
    expect(report.suspicious).toMatchObject([
      { reference: booking.reference, seats: 9, reasons: ['names', 'same-birth-date', 'same-person'] },
    ]);
    expect(await world.shop.service.figures()).toMatchObject({ unpaid: 1, unpaid_suspicious: 1 });
    for (const _ of [1, 2]) await world.shop.service.maintain();
    const toOffice = world.emails.filter(({ to }) => to === 'office@example.gr');
    expect(toOffice.map(({ subject }) => subject)).toEqual([
      `Ύποπτες κρατήσεις χωρίς πληρωμή / Suspicious unpaid bookings: ${SHIP}`,
    ]);
    // It was in Greek only.
    expect(toOffice[0]?.text).toContain('1 κράτηση, 9 θέσεις');
    expect(toOffice[0]?.text).toContain('1 booking, 9 seats');
    // It does not keep other households from their seats.
    const household = await world.reserve(family(3, 4), { email: 'h@example.gr', caller: '198.51.100.7' });
    expect(v.parse(Booking, household.json).payBy).toBe('2026-11-23T12:00:00+02:00');
  });

  it('must be paid sooner, the fuller the ship is with them and the sooner it leaves', async () => {
    const payBy: (string | null)[] = [];
    for (let number = 0; payBy.length < 14; number += 1) {
      const given = { email: `f${number}@example.gr`, caller: `198.51.100.${number}` };
      const answer = await world.reserve(family(number, 9), given);
      payBy.push(answer.status === 200 ? v.parse(Booking, answer.json).payBy : problemOf(answer).code);
    }
    expect(payBy).toEqual([
      ...Array.from({ length: 4 }, () => '2026-11-23T12:00:00+02:00'),
      ...Array.from({ length: 4 }, () => '2026-11-22T00:00:00+02:00'),
      ...Array.from({ length: 5 }, () => '2026-11-21T14:00:00+02:00'),
      'card_only',
    ]);
    // Shown before anybody chooses how to pay.
    const held = v.parse(HoldResult, (await world.hold(9, '198.51.100.99')).json);
    const terms = await world.shop.call('GET', `/bookings/${held.booking.reference}/terms`, {
      token: held.accessToken,
    });
    expect(v.parse(BookingTerms, terms.json).agency).toBe(false);
    const soon = await world.reserve(family(1, 2), {
      email: 'soon@example.gr',
      caller: '198.51.100.1',
      trip: 'L1-20261122.0.1',
    });
    expect(v.parse(Booking, soon.json).payBy).toBe('2026-11-22T00:00:00+02:00');
  });

  it('that are only held are limited per network, and free again when the holds end', async () => {
    const statuses = [];
    for (let number = 0; number < 4; number += 1) statuses.push((await world.hold(9, '203.0.113.9')).status);
    expect(statuses).toEqual([201, 201, 201, 409]);
    expect(problemOf(await world.hold(1, '203.0.113.9'))).toMatchObject({
      code: 'unpaid_limit',
      detail: expect.stringContaining('from your connection'),
    });
    // The other half of the same household’s IPv6 network is the same caller.
    for (let number = 0; number < 4; number += 1)
      statuses.push((await world.hold(9, `2001:db8:0:1::${number}`)).status);
    expect(statuses.slice(4)).toEqual([201, 201, 201, 409]);
    world.clock.forward(15 * 60);
    expect((await world.hold(9, '203.0.113.9')).status).toBe(201);
  });

  it('are sold without a code and without limits by the operator’s staff', async () => {
    const token = testSecrets.operatorToken;
    for (let number = 0; number < 3; number += 1) {
      const body = { ...oneWay(TRIP, 9), expectedTotalCents: FARE_CENTS * 9, locale: 'el' };
      const held = await world.shop.call('POST', '/operator/holds', {
        token,
        key: world.shop.newKey(),
        body,
      });
      const { booking } = v.parse(HoldResult, held.json);
      const sold = await world.shop.call('POST', `/operator/bookings/${booking.reference}/confirm`, {
        token,
        key: world.shop.newKey(),
        proof: false,
        body: {
          passengers: family(number, 9),
          vehicles: [],
          contact: { email: null, phone: null, refused: true },
        },
      });
      expect(v.parse(Booking, sold.json).payBy).toBe('2026-11-23T12:00:00+02:00');
    }
    const guess = await world.shop.call('POST', '/operator/holds', { key: world.shop.newKey(), body: {} });
    expect(guess.status).toBe(401);
  });

  it('are available to twelve couples in one hotel', async () => {
    const answers = [];
    for (let number = 0; number < 12; number += 1)
      answers.push(
        await world.reserve(family(number, 2), { email: `guest${number}@example.gr`, caller: '192.0.2.8' }),
      );
    expect(answers.filter(({ status }) => status !== 200).map(({ text }) => text)).toEqual([]);
  });

  it('on a waiting list need a confirmed address, twice on one sailing, ten times from one network', async () => {
    await sql`update reservations.leg_inventory set blocked = capacity - sold - held
      where sailing_id = ${SHIP} and resource = 'SEAT_ECO'`.execute(world.opened.db);
    const join = (email: string, caller: string, proof?: false) =>
      world.shop.call('POST', '/waiting', {
        key: world.shop.newKey(),
        caller,
        ...(proof === false && { proof }),
        body: {
          tripId: TRIP,
          class: 'ECO',
          party: oneWay(TRIP, 2).party,
          locale: 'el',
          contact: { email, phone: null },
        },
      });
    expect(problemOf(await join('a@example.gr', '203.0.113.1', false))).toMatchObject({
      status: 403,
      code: 'contact_unverified',
    });
    const statuses = [];
    for (let number = 0; number < 3; number += 1)
      statuses.push((await join(`a+${number}@example.gr`, `203.0.113.${number}`)).status);
    expect(statuses).toEqual([201, 201, 409]);
    const crowd = await Promise.all(
      Array.from({ length: 80 }, (_, number) => join(`c${number}@example.gr`, '203.0.113.99')),
    );
    expect(crowd.filter(({ status }) => status === 201)).toHaveLength(10);
    expect((await join('household@example.gr', '198.51.100.1')).status).toBe(201);
  });

  it('are no longer counted as unpaid as soon as they are paid', async () => {
    const answer = await world.reserve(family(1, 2), { email: 'a@example.gr', caller: '198.51.100.1' });
    const { reference, quote } = v.parse(Booking, answer.json);
    const body = { reference, cents: quote.totalCents, receipt: 'R-1' };
    const token = testSecrets.operatorToken;
    await world.shop.call('POST', '/operator/payments', { token, key: world.shop.newKey(), body });
    await world.shop.service.maintain();
    const { rows } = await sql`select 1 from reservations.unpaid_claim`.execute(world.opened.db);
    expect(rows).toEqual([]);
  });
});

// One caller reserved 153 of 160 seats in 0.8 seconds, and three of fifty households found places.
onPostgres('fifty attackers who want everything and fifty households at the same time', ({ open }) => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld(open, 'attack');
  });
  afterAll(() => world.opened.close());
  beforeEach(() => empty(world));

  const households = () =>
    Array.from({ length: 50 }, (_, number) =>
      world.reserve(family(number, 1 + (number % 3)), {
        email: `household${number}@example.gr`,
        caller: `198.51.100.${number}`,
      }),
    );

  async function measure(attackers: ReturnType<World['reserve']>[]) {
    const [taken, honest] = await Promise.all([Promise.all(attackers), Promise.all(households())]);
    const reserved = taken.filter(({ status }) => status === 200).length * 9;
    const held = (await world.seats('held')) ?? 0;
    return { reserved, held, refused: honest.filter(({ status }) => status !== 200).map(({ text }) => text) };
  }

  describe.each([
    [
      'without a name or an address',
      (number: number) => ({ people: nobody(9), email: number < 0 ? '' : null }),
    ],
    [
      'with throw-away names and confirmed addresses',
      (number: number) => ({ people: nobody(9), email: `x${number}@example.net` }),
    ],
    [
      'with good names and confirmed addresses',
      (number: number) => ({ people: family(number, 9), email: `x${number}@example.net` }),
    ],
  ])('%s', (_, attacker) => {
    it('from one network', { timeout: PATIENT_MS }, async () => {
      const attackers = Array.from({ length: 50 }, (__, number) => {
        const { people, email } = attacker(number);
        return world.reserve(people, { email, caller: '203.0.113.9' });
      });
      const { reserved, held, refused } = await measure(attackers);
      expect(refused).toEqual([]);
      expect(reserved).toBeLessThanOrEqual(27);
      expect(reserved + held).toBeLessThanOrEqual(54);
    });
  });

  it('with throw-away names, each from a separate network', { timeout: PATIENT_MS }, async () => {
    const attackers = Array.from({ length: 6 }, (_, number) =>
      world.reserve(nobody(9), { email: `x${number}@example.net`, caller: `203.0.113.${number}` }),
    );
    const { reserved, refused } = await measure(attackers);
    expect(refused).toEqual([]);
    expect(reserved).toBe(9);
  });
});
