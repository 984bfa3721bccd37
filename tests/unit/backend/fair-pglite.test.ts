import { PGlite } from '@electric-sql/pglite';
import { Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { FairPGliteDialect, inOrderOfArrival } from '#backend/db/pglite-dialect.ts';

// PGlite takes seconds to start on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let db: Kysely<unknown>;
beforeAll(async () => {
  db = new Kysely<unknown>({ dialect: new FairPGliteDialect({ pglite: new PGlite() }) });
  await sql`select 1`.execute(db);
});
afterAll(() => db.destroy());

// A request with many queries waited again behind everybody for each of them: some buyers waited for 17 seconds.
it('finishes requests in the order of arrival, however many queries and transactions they need', async () => {
  const finished: number[] = [];
  const request = (number: number) =>
    inOrderOfArrival(async () => {
      // The earliest need most.
      for (let count = 0; count < 20 - number; count += 1)
        if (count % 2 === 0) await sql`select 1`.execute(db);
        else await db.transaction().execute((trx) => sql`select 1`.execute(trx));
      finished.push(number);
    });
  const numbers = Array.from({ length: 20 }, (_, number) => number);
  await Promise.all(numbers.map(request));
  // The connection is never idle, so while one request computes the next one gets a turn: neighbours may swap.
  const late = numbers.map((number) => Math.abs(finished.indexOf(number) - number));
  expect(Math.max(...late)).toBeLessThanOrEqual(2);
});

it('gives queries outside of requests a turn while requests keep coming', async () => {
  let isServed = false;
  const background = async () => {
    await sql`select 1`.execute(db);
    isServed = true;
  };
  const first = inOrderOfArrival(() => sql`select 1`.execute(db));
  const waiting = background();
  const later = inOrderOfArrival(async () => {
    await sql`select 1`.execute(db);
    return isServed;
  });
  await Promise.all([first, waiting]);
  expect(await later).toBe(true);
});

it('continues after a failed transaction', async () => {
  const failed = db.transaction().execute(async (trx) => sql`select broken`.execute(trx));
  const after = sql<{ one: number }>`select 1 as one`.execute(db);
  await expect(failed).rejects.toThrow('broken');
  expect((await after).rows).toEqual([{ one: 1 }]);
});

// Queries followed each other without the event loop handling any sockets: with 50 buyers no response was sent for seconds.
it('lets Node read requests and send responses between queries', async () => {
  let isOver = false;
  let turns = 0;
  const takeTurn = () => {
    turns += 1;
    if (!isOver) setImmediate(takeTurn);
  };
  setImmediate(takeTurn);
  const request = () =>
    inOrderOfArrival(async () => {
      for (let count = 0; count < 10; count += 1)
        await sql`select count(*) from generate_series(1, 5000)`.execute(db);
    });
  await Promise.all(Array.from({ length: 20 }, request));
  isOver = true;
  expect(turns).toBeGreaterThan(5);
});
