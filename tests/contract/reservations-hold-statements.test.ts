import { CompiledQuery, type KyselyPlugin, type RootOperationNode, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { onEachDatabase, type OpenDatabase } from '#tests/fixtures/databases.ts';
import {
  oneWay,
  PATIENT_MS,
  type Service,
  startService,
  stoppedClock,
} from '#tests/fixtures/reservations.ts';
import { tinyNetwork } from '#tests/fixtures/tiny-network.ts';

onEachDatabase('a hold', ({ kind, open }) => {
  const clock = stoppedClock('2026-11-21T10:00:00Z');
  let opened: OpenDatabase;
  let shop: Service;
  let statements = 0;
  let nodes: RootOperationNode[] = [];
  const counter: KyselyPlugin = {
    transformQuery: ({ node }) => {
      statements += 1;
      nodes.push(node);
      return node;
    },
    transformResult: async ({ result }) => result,
  };

  beforeAll(async () => {
    opened = await open();
    const network = tinyNetwork({ legs: 3, seats: 50 });
    const db = opened.db.withPlugin(counter);
    shop = await startService({ db, network, clock: clock.now, seed: `statements ${kind}` });
  }, PATIENT_MS);
  afterAll(() => opened.close());

  async function countOf(request: object) {
    const expectedTotalCents = await shop.quote(request);
    statements = 0;
    const body = { ...request, expectedTotalCents, locale: 'el' };
    expect((await shop.call('POST', '/holds', { body, key: shop.newKey() })).status).toBe(201);
    return statements;
  }

  // It read what it had just written five times while the seats were locked, and wrote row by row: 17 statements and
  // more. Then it wrote the response separately.
  it('takes eight statements, and no more for a party with a car on a return trip', async () => {
    const there = oneWay('L1-20261122.0.3');
    expect(await countOf(there)).toBeLessThanOrEqual(8);
    const back = {
      ...there,
      segments: [...there.segments, { tripId: 'L1-20261124.0.3', class: 'ECO', direction: 'R' }],
    };
    const party = {
      passengers: [{ category: 'ADT' }, { category: 'ADT' }],
      vehicles: [{ category: 'CAR1' }],
      pets: [],
    };
    expect(await countOf({ ...back, party })).toBeLessThanOrEqual(8);
  });

  // It read the places of every sailing, most of them twice, while the seats of one were locked.
  it('looks up the places of its sailing, and reads no others', async () => {
    await sql`insert into reservations.leg_inventory (sailing_id, leg_no, resource, capacity)
      select 'L1-20261125', leg, 'SEAT_ECO', 1 from generate_series(100, 20000) leg`.execute(opened.db);
    const request = oneWay('L1-20261126.0.3');
    const expectedTotalCents = await shop.quote(request);
    nodes = [];
    const body = { ...request, expectedTotalCents, locale: 'el' };
    const caller = '198.51.100.7';
    expect((await shop.call('POST', '/holds', { body, key: shop.newKey(), caller })).status).toBe(201);
    const { db } = opened;
    const compiled = nodes.map((node) => db.getExecutor().compileQuery(node, { queryId: '' }));
    const plans = await Promise.all(
      compiled
        .filter((query) => query.sql.includes('leg_inventory'))
        .map(async (query) => {
          const explain = CompiledQuery.raw(`explain ${query.sql}`, [...query.parameters]);
          return JSON.stringify((await db.executeQuery(explain)).rows);
        }),
    );
    expect(plans.length).toBeGreaterThan(2);
    expect(plans.filter((plan) => plan.includes('Seq Scan on leg_inventory'))).toEqual([]);
  });

  it('returns the same booking as a later read', async () => {
    const { booking, accessToken } = await shop.mustHold(oneWay('L1-20261123.1.3', 2));
    const read = await shop.call('GET', `/bookings/${booking.reference}`, { token: accessToken });
    expect(read.json).toEqual(booking);
  });
});
