import { sql } from 'kysely';
import { expect, inject, it } from 'vitest';
import { openDatabase } from '#backend/db/open.ts';

// A connection that nobody was asking anything at that moment used to take the whole process with it.
it('refuses a transaction whose connection PostgreSQL has ended, and does the next one', async () => {
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
