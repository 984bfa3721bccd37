import { sql } from 'kysely';
import { expect, inject, it } from 'vitest';
import { openDatabase } from '#backend/db/open.ts';

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
    const kept = async () =>
      (await sql<{ name: string }>`select name from pg_prepared_statements`.execute(one)).rows.length;
    for (let count = 0; count < 20; count += 1) expect(await ask()).toEqual([{ n: 7 }]);
    expect(await kept()).toBe(1);
    await sql`deallocate all`.execute(one);
    await expect(ask()).rejects.toThrow('does not exist');
    expect(await ask()).toEqual([{ n: 7 }]);
    expect(await kept()).toBe(0);
  });
  await close();
});

it('retries without the cached plan when a table has changed', async () => {
  const url = `${inject('postgresUrl')}/postgres`;
  const { db, close } = await openDatabase({ kind: 'postgres', url });
  await db.connection().execute(async (one) => {
    await sql`create temporary table changing (n integer)`.execute(one);
    const ask = () => sql`select n from changing where ${true}::boolean`.execute(one);
    for (let count = 0; count < 20; count += 1) await ask();
    await sql`insert into changing values (7)`.execute(one);
    await sql`alter table changing alter column n type text`.execute(one);
    await expect(ask()).rejects.toThrow('cached plan');
    expect((await ask()).rows).toEqual([{ n: '7' }]);
  });
  await close();
});
