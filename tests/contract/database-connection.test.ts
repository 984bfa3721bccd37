import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openDatabase } from '#backend/db/open.ts';
import { onEachDatabase } from '#tests/fixtures/databases.ts';

// A connection lost while no query was running used to crash the whole process.
it('fails a transaction whose connection PostgreSQL has closed, and runs the next one', async () => {
  const url = `${inject('postgresUrl')}/postgres`;
  const { db, close } = await openDatabase({ kind: 'postgres', url });
  const alive = (pid: number) => sql`select 1 from pg_stat_activity where pid = ${pid}`.execute(db);
  const broken = db.transaction().execute(async (within) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(within);
    const pid = rows[0]?.pid ?? 0;
    await sql`select pg_terminate_backend(${pid}::integer)`.execute(db);
    await expect.poll(async () => (await alive(pid)).rows.length).toBe(0);
    await sql`select 1`.execute(within);
  });
  await expect(broken).rejects.toThrow();
  expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
  await close();
});

// Each statement of a hold was parsed and planned again, which took a third of its time.
it('caches the plans of repeated statements, and works without them behind a pooler', async () => {
  const url = `${inject('postgresUrl')}/postgres`;
  const { db, close } = await openDatabase({ kind: 'postgres', url });
  await db.connection().execute(async (one) => {
    const ask = async () => (await sql<{ n: number }>`select ${7}::integer as n`.execute(one)).rows;
    for (let count = 0; count < 20; count += 1) expect(await ask()).toEqual([{ n: 7 }]);
    expect(await cachedPlans(one)).toBe(1);
    await sql`deallocate all`.execute(one);
    await expect(ask()).rejects.toThrow('does not exist');
    expect(await ask()).toEqual([{ n: 7 }]);
    expect(await cachedPlans(one)).toBe(0);
  });
  await close();
});

onEachDatabase('a database connection', ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened.close());

  it('returns the same from a cached plan as without one, also in a transaction', async () => {
    await opened.db.connection().execute(async (one) => {
      await sql`create temporary table answer (day date, count bigint, tags text[], note text)`.execute(one);
      const write = (note: string | null) =>
        sql`insert into answer values (${'2026-12-05'}::date, ${7}, ${['α', 'b']}::text[], ${note})`.execute(
          one,
        );
      const row = (note: string | null) => ({ day: '2026-12-05', count: 7, tags: ['α', 'b'], note });
      const ask = (note: string) =>
        sql`select day, count, tags, note from answer where note = ${note}`.execute(one);
      const change = (from: string, to: string) =>
        sql`update answer set note = ${to} where note = ${from}`.execute(one);
      for (let count = 0; count < 20; count += 1) {
        expect((await write(`note ${count}`)).numAffectedRows).toBe(1n);
        expect((await ask(`note ${count}`)).rows).toEqual([row(`note ${count}`)]);
        expect((await ask('nobody wrote this')).rows).toEqual([]);
      }
      await one.transaction().execute(async (within) => {
        for (let count = 0; count < 20; count += 1)
          await sql`update answer set note = ${'new'} where note = ${`note ${count}`}`.execute(within);
      });
      expect(await change('new', 'newer')).toMatchObject({ numAffectedRows: 20n });
      const failing = one.transaction().execute(async (within) => {
        await sql`update answer set note = ${'lost'} where note = ${'newer'}`.execute(within);
        await sql`select ${0}::integer / ${0}::integer`.execute(within);
      });
      await expect(failing).rejects.toMatchObject({ code: '22012' });
      expect(await change('lost', 'found')).toMatchObject({ numAffectedRows: 0n });
      await write(null);
      const { rows } = await sql`select day, count, tags, note from answer where note is null`.execute(one);
      expect(rows).toEqual([row(null)]);
      expect(await cachedPlans(one)).toBeGreaterThan(1);
    });
  });

  it('retries without the cached plan when a table has changed', async () => {
    await opened.db.connection().execute(async (one) => {
      await sql`create temporary table changing (n integer)`.execute(one);
      const ask = () => sql`select n from changing where ${true}::boolean`.execute(one);
      for (let count = 0; count < 20; count += 1) await ask();
      await sql`insert into changing values (7)`.execute(one);
      await sql`alter table changing alter column n type text`.execute(one);
      await expect(ask()).rejects.toThrow('cached plan');
      expect((await ask()).rows).toEqual([{ n: '7' }]);
    });
  });
});

async function cachedPlans(one: Kysely<unknown>): Promise<number> {
  const { rows } = await sql`select name from pg_prepared_statements`.execute(one);
  return rows.length;
}
