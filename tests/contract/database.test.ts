import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { onEachDatabase } from '#tests/fixtures/databases.ts';

onEachDatabase('a database of the services', ({ open }) => {
  it('returns days as strings and 64-bit counts as numbers', async () => {
    const { db, close } = await open();
    const { rows } = await sql`select '2026-03-29'::date as day, 9007199254740991::int8 as count`.execute(db);
    expect(rows).toEqual([{ day: '2026-03-29', count: 9007199254740991 }]);
    await close();
  });
});
