import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { onEachDatabase } from '#tests/fixtures/databases.ts';
import {
  details,
  oneWay,
  PATIENT_MS,
  type Service,
  startService,
  stoppedClock,
} from '#tests/fixtures/reservations.ts';
import { tinyNetwork } from '#tests/fixtures/tiny-network.ts';

vi.setConfig({ testTimeout: PATIENT_MS, hookTimeout: PATIENT_MS });

onEachDatabase('who travelled (domain 3.4)', ({ kind, open }) => {
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
});
