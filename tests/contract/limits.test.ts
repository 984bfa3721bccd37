import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSharedBuckets } from '#backend/limits/shared-buckets.ts';
import type { BucketRule, Buckets } from '#foundation/limits/buckets.ts';
import { createMemoryBuckets } from '#foundation/limits/memory-buckets.ts';
import {
  onEachDatabase,
  onPostgres,
  type OpenDatabase,
  type TestDatabase,
} from '#tests/fixtures/databases.ts';

const drip: BucketRule = { name: 'search', most: 3, seconds: 60, fill: 'drip' };
const whole: BucketRule = { name: 'guesses', most: 3, seconds: 900, fill: 'whole' };
const start = Date.parse('2026-05-01T08:00:00Z');

type World = { buckets: Buckets; pass(seconds: number): void };

function clockWith() {
  let now = start;
  return {
    clock: () => new Date(now),
    pass: (seconds: number) => {
      now += seconds * 1000;
    },
  };
}

/** One database for all tests of a block: with another secret, no earlier caller is known in it. */
function sharedBy(database: TestDatabase) {
  let opened: OpenDatabase;
  let worlds = 0;
  beforeAll(async () => {
    opened = await database.open();
  });
  afterAll(() => opened.close());
  return async () => {
    const { clock, pass } = clockWith();
    const { db } = opened;
    const secret = `secret ${(worlds += 1)}`;
    const open = () => openSharedBuckets({ db, clock, secret });
    return { db, buckets: await open(), open, pass };
  };
}

function behaves(open: () => Promise<World>): void {
  const takes = async ({ buckets }: World, rule: BucketRule, key: string, times: number) => {
    const waits: number[] = [];
    for (let time = 0; time < times; time += 1) waits.push(await buckets.take(rule, key));
    return waits;
  };

  it('grants what the bucket holds, then returns the time to wait, per caller', async () => {
    const world = await open();
    expect(await takes(world, drip, 'anna', 5)).toEqual([0, 0, 0, 20, 20]);
    expect(await takes(world, drip, 'bill', 1)).toEqual([0]);
    expect(await takes(world, whole, 'anna', 4)).toEqual([0, 0, 0, 900]);
  });

  it('refills evenly, never beyond its capacity', async () => {
    const world = await open();
    await takes(world, drip, 'anna', 3);
    world.pass(19);
    expect(await takes(world, drip, 'anna', 1)).toEqual([1]);
    world.pass(1);
    expect(await takes(world, drip, 'anna', 2)).toEqual([0, 20]);
    world.pass(6_000);
    expect(await takes(world, drip, 'anna', 4)).toEqual([0, 0, 0, 20]);
  });

  it('refills all at once when attempts are counted, and not before', async () => {
    const world = await open();
    await takes(world, whole, 'anna', 2);
    world.pass(600);
    expect(await takes(world, whole, 'anna', 2)).toEqual([0, 300]);
    world.pass(299);
    expect(await world.buckets.look(whole, 'anna')).toBe(1);
    world.pass(1);
    expect(await takes(world, whole, 'anna', 4)).toEqual([0, 0, 0, 900]);
  });

  it('takes no token by looking, and takes one back after a right attempt', async () => {
    const world = await open();
    expect(await world.buckets.look(whole, 'anna')).toBe(0);
    await takes(world, whole, 'anna', 3);
    expect(await world.buckets.look(whole, 'anna')).toBe(900);
    await world.buckets.giveBack(whole, 'anna');
    expect(await takes(world, whole, 'anna', 2)).toEqual([0, 900]);
    await world.buckets.giveBack(drip, 'nobody yet');
    expect(await takes(world, drip, 'nobody yet', 4)).toEqual([0, 0, 0, 20]);
  });
}

describe('limits in memory', () => {
  behaves(() => {
    const { clock, pass } = clockWith();
    return Promise.resolve({ buckets: createMemoryBuckets({ clock }), pass });
  });
});

onEachDatabase('limits in the database', (database) => {
  const shared = sharedBy(database);
  behaves(shared);

  it("store nobody's address, and forget callers who were inactive for long", async () => {
    const { db, buckets, open, pass } = await shared();
    await buckets.take(drip, '198.51.100.7');
    const rows = async () => JSON.stringify((await sql`select * from limits.bucket`.execute(db)).rows);
    expect(await rows()).not.toContain('198.51');
    const again = await open();
    await again.forget();
    expect(await rows()).not.toBe('[]');
    pass(7 * 60 * 60);
    await again.forget();
    expect(await rows()).toBe('[]');
  });
});

onPostgres('limits of two processes', (database) => {
  const shared = sharedBy(database);

  it('grant both together no more than one bucket holds', async () => {
    const { buckets, open } = await shared();
    const other = await open();
    const waits = await Promise.all(
      Array.from({ length: 12 }, (_, n) => (n % 2 === 0 ? buckets : other).take(drip, 'anna')),
    );
    expect(waits.filter((wait) => wait === 0)).toHaveLength(3);
  });

  // One of two backends that started at once on a new database ended with `duplicate key value`.
  it('are created once when several processes start at once', async () => {
    const { db, open } = await shared();
    for (let round = 0; round < 5; round += 1) {
      await sql`drop schema limits cascade`.execute(db);
      const opened = await Promise.all(Array.from({ length: 6 }, open));
      expect(opened).toHaveLength(6);
    }
  });
});
