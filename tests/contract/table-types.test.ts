import { sql } from 'kysely';
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { first } from '#foundation/db/rows.ts';
import { tableFiles } from '#scripts/table-types/files.ts';
import { onEachDatabase, type OpenDatabase } from '#tests/fixtures/databases.ts';

// Table types were hand-written beside the migrations: the desk's missed six defaults and a whole table.
onEachDatabase('the tables', ({ open }) => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened.close());

  it('have the types that the migrations make: npm run typegen', async () => {
    for (const [path, content] of await tableFiles(opened.db))
      expect(readFileSync(path, 'utf8'), path).toBe(content);
  });

  it('are read alike: days are strings, instants are dates, counts are numbers, JSON is parsed', async () => {
    const columns = { day: v.string(), at: v.date(), count: v.number(), json: v.object({ a: v.number() }) };
    const row = sql`select date '2026-03-29' as day, timestamptz '2026-03-29 01:00Z' as at, count(*) as count,
      '{"a":1,"b":2}'::jsonb as json from reservations.booking`;
    expect(await first(opened.db, columns, row)).toEqual({
      day: '2026-03-29',
      at: new Date('2026-03-29T01:00:00Z'),
      count: 0,
      json: { a: 1 },
    });
  });

  it("give an error that names the column and not its value when a row doesn't match", async () => {
    const read = first(
      opened.db,
      { id: v.string(), party: v.object({ size: v.number() }) },
      sql`select 'MEL-1' as id, '{"size":"Eleni"}'::json as party`,
    );
    await expect(read).rejects.toThrow(/^the database gave another party\.size than number$/);
  });
});
