import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { loadNetwork } from '#reservations/index.ts';
import { onEachDatabase } from '#tests/fixtures/databases.ts';
import {
  details,
  oneWay,
  PATIENT_MS,
  type Service,
  startService,
  stoppedClock,
  testSecrets,
} from '#tests/fixtures/reservations.ts';
import { tinyNetwork } from '#tests/fixtures/tiny-network.ts';

vi.setConfig({ testTimeout: PATIENT_MS, hookTimeout: PATIENT_MS });

onEachDatabase('travellers’ data (domain 3.4)', ({ kind, open }) => {
  const clock = stoppedClock('2026-11-21T10:00:00Z');
  let opened: Awaited<ReturnType<typeof open>>;
  let shop: Service;
  beforeAll(async () => {
    opened = await open();
    const network = tinyNetwork({ legs: 3, seats: 4, horizonDays: 20 });
    shop = await startService({ db: opened.db, network, clock: clock.now, seed: `erasure ${kind}` });
  });
  afterAll(() => opened.close());

  it('is kept until a day after the last ship arrived, and then erased; the price stays', async () => {
    const hold = await shop.mustHold(oneWay('L1-20261122.0.3'));
    const { reference } = hold.booking;
    const confirmed = await shop.call('POST', `/bookings/${reference}/confirm`, {
      token: hold.accessToken,
      body: details(1),
      key: shop.newKey(),
    });
    expect(confirmed.status).toBe(200);
    const read = () => shop.call('GET', `/bookings/${reference}`, { token: hold.accessToken });

    clock.set('2026-11-23T00:00:00Z');
    await shop.service.maintain();
    expect((await read()).json).toMatchObject({ passengers: [{ surname: expect.any(String) }] });

    clock.set('2026-11-24T12:00:00Z');
    await shop.service.maintain();
    expect((await read()).json).toMatchObject({
      passengers: [],
      quote: { totalCents: hold.booking.quote.totalCents },
    });
    const { rows } = await sql`select count(*)::int as left from reservations.passenger`.execute(opened.db);
    expect(rows).toEqual([{ left: 0 }]);
  });

  // The address was erased with the names: nobody could be contacted about a claim or a chargeback, and `export` and
  // `erase` found no bookings.
  it('keeps the contact of a paid booking as long as the rule specifies, and exports or erases it on request', async () => {
    const days = 100;
    const text = { el: 'Αξιώσεις', en: 'Claims' };
    const network = tinyNetwork({ legs: 3, seats: 4, horizonDays: 20 });
    const rule = { days, reason: text, validFrom: '2026-01-01', validTo: null };
    await loadNetwork(opened.db, { ...network, contactRetention: [rule] });
    clock.set('2026-11-25T10:00:00Z');
    await shop.service.maintain();
    const book = async (isPaid: boolean) => {
      const { booking, accessToken: token } = await shop.mustHold(oneWay('L1-20261126.0.3'));
      const path = `/bookings/${booking.reference}`;
      await shop.call('POST', `${path}/confirm`, { token, body: details(1), key: shop.newKey() });
      const body = { reference: booking.reference, cents: booking.quote.totalCents, receipt: 'A-1' };
      const operator = { token: testSecrets.operatorToken, key: shop.newKey(), body };
      if (isPaid) expect((await shop.call('POST', '/operator/payments', operator)).status).toBe(200);
      return booking.reference;
    };
    const paid = await book(true);
    const unpaid = await book(false);
    const { privacy } = shop.service;
    const known = async () => (await privacy.person('NIKOS@example.gr ')).map(({ reference }) => reference);
    expect((await known()).toSorted()).toEqual([paid, unpaid].toSorted());
    expect(await privacy.erase('nikos@example.gr', false)).toEqual({
      'booking, kept until its trip is over': 2,
    });

    clock.set('2026-11-28T12:00:00Z');
    await shop.service.maintain();
    expect(await known()).toEqual([paid]);
    expect(await privacy.person('nikos@example.gr')).toMatchObject([{ passengers: [] }]);
    expect(await privacy.erase('nikos@example.gr', true)).toEqual({ 'booking contact': 1 });
    expect(await known()).toEqual([paid]);

    clock.forward((days + 1) * 86_400);
    await shop.service.maintain();
    expect(await known()).toEqual([]);
  });

  it('is erased at once when the person requests it after the trip', async () => {
    await sql`truncate reservations.personal`.execute(opened.db);
    clock.set('2027-03-20T10:00:00Z');
    await shop.service.maintain();
    const { booking, accessToken: token } = await shop.mustHold(oneWay('L1-20270321.0.3'));
    const path = `/bookings/${booking.reference}/confirm`;
    await shop.call('POST', path, { token, body: details(1), key: shop.newKey() });
    const body = { reference: booking.reference, cents: booking.quote.totalCents, receipt: 'A-2' };
    await shop.call('POST', '/operator/payments', {
      token: testSecrets.operatorToken,
      key: shop.newKey(),
      body,
    });
    clock.set('2027-03-24T10:00:00Z');
    await shop.service.maintain();
    expect(await shop.service.privacy.erase('nikos@example.gr', false)).toEqual({ 'booking contact': 1 });
    expect(await shop.service.privacy.person('nikos@example.gr')).toEqual([]);
  });

  it('keeps what the travellers wish with the booking, shows it to them and to staff, and erases it with the names', async () => {
    clock.set('2027-03-25T10:00:00Z');
    await shop.service.maintain();
    const { booking, accessToken: token } = await shop.mustHold(oneWay('L1-20270326.0.3'));
    const path = `/bookings/${booking.reference}`;
    const confirm = (needs: unknown) =>
      shop.call('POST', `${path}/confirm`, { token, body: { ...details(1), needs }, key: shop.newKey() });
    expect((await confirm(['free drinks'])).status).toBe(400);
    expect((await confirm(['spoken', 'large_print'])).json).toMatchObject({
      needs: ['large_print', 'spoken'],
    });
    const body = { reference: booking.reference, cents: booking.quote.totalCents, receipt: 'A-3' };
    const operator = { token: testSecrets.operatorToken, key: shop.newKey() };
    expect((await shop.call('POST', '/operator/payments', { ...operator, body })).status).toBe(200);
    const needs = async () => {
      const own = await shop.call('GET', path, { token });
      const staff = await shop.call('GET', `/operator${path}`, { token: testSecrets.operatorToken });
      return [own.json, staff.json];
    };
    expect(await needs()).toMatchObject([
      { needs: ['large_print', 'spoken'] },
      { booking: { needs: ['large_print', 'spoken'] } },
    ]);
    const stored = await sql`select sealed from reservations.personal where part = 'needs'`.execute(
      opened.db,
    );
    expect(stored.rows).toHaveLength(1);
    expect(JSON.stringify(stored.rows)).not.toContain('large_print');

    clock.set('2027-03-28T12:00:00Z');
    await shop.service.maintain();
    expect(await needs()).toMatchObject([{ needs: [] }, { booking: { needs: [] } }]);
    const { rows } = await sql`select part from reservations.personal where part = 'needs'`.execute(
      opened.db,
    );
    expect(rows).toEqual([]);
  });
});
