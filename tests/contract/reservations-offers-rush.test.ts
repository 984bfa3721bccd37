import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import { HoldResult } from '#contracts/reservations/index.ts';
import { onPostgres } from '#tests/fixtures/databases.ts';
import { offersNetwork, promo } from '#tests/fixtures/offers-network.ts';
import {
  adults,
  oneWay,
  PATIENT_MS,
  type Service,
  startService,
  stoppedClock,
} from '#tests/fixtures/reservations.ts';

vi.setConfig({ testTimeout: PATIENT_MS, hookTimeout: PATIENT_MS });

const DAY = '20261123';
const promoCodes = [promo('LAST3', { maxUses: 3 })];
const dayTrip = {
  segments: [
    { tripId: `L1-${DAY}.0.1`, class: 'ECO', direction: 'A' },
    { tripId: `L2-${DAY}.0.1`, class: 'ECO', direction: 'R' },
  ],
  party: adults(1),
};
const withCode = { ...oneWay(`L1-${DAY}.0.1`, 1), promoCode: 'LAST3' };

type Counted = { rule: string; scope: string; taken: number };

onPostgres('D4 fifty buyers of the last uses and the last day-trip seats', ({ kind, open }) => {
  const clock = stoppedClock('2026-11-21T10:00:00Z');
  let opened: Awaited<ReturnType<typeof open>>;
  let shops: Service[];

  beforeAll(async () => {
    opened = await open();
    const network = offersNetwork({ promoCodes, daySeats: 7, seats: 400 });
    shops = await Promise.all(
      [1, 2, 3].map((number) =>
        startService({ db: opened.db, network, clock: clock.now, seed: `offers ${kind} ${number}` }),
      ),
    );
  });
  afterAll(() => opened.close());

  const shop = (index: number) => {
    const found = shops[index % shops.length];
    if (!found) throw new Error('no shop');
    return found;
  };

  /** Fifty concurrent requests, each with the previous price; returns those that got a hold. */
  async function rush(request: object, expectedTotalCents: number) {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        shop(index).call('POST', '/holds', {
          body: { ...request, expectedTotalCents, locale: 'el' },
          key: `rush-${expectedTotalCents}-${index}`,
        }),
      ),
    );
    expect(answers.every(({ status }) => [201, 409, 422].includes(status))).toBe(true);
    return answers.filter(({ status }) => status === 201).map(({ json }) => v.parse(HoldResult, json));
  }

  it('use a code exactly as often as allowed, and again when a use is returned', async () => {
    const won = await rush(withCode, 1000);
    expect(won).toHaveLength(3);
    expect(won.every(({ booking }) => booking.quote.promo?.cents === 100)).toBe(true);
    const [one] = won;
    await shop(0).call('DELETE', `/bookings/${one?.booking.reference}/hold`, { token: one?.accessToken });
    expect((await shop(1).hold(withCode)).status).toBe(201);
    expect((await shop(2).call('POST', '/quotes', { body: withCode })).status).toBe(422);
  });

  it('get exactly as many day trips as a sailing has', async () => {
    const won = await rush(dayTrip, 1200);
    expect(won).toHaveLength(7);
    const { rows } = await sql<Counted>`select rule, scope, taken from reservations.allotment
      where rule = 'day-trip' order by scope`.execute(opened.db);
    expect(rows.map(({ scope, taken }) => [scope, taken])).toEqual([
      [`L1-${DAY}`, 7],
      [`L2-${DAY}`, 7],
    ]);
    await expect(
      sql`update reservations.allotment set taken = taken + 1 where rule = 'day-trip'`.execute(opened.db),
    ).rejects.toThrow('allotment_never_exceeded');
  });
});
