import type { Kysely } from 'kysely';
import { desk } from './desk.ts';
import { lake } from './lake.ts';
import { printSchemas, printTypes } from './print-tables.ts';
import { readTables } from './read-tables.ts';
import { reservations } from './reservations.ts';

/** Path → content of every generated file about tables, from a database with all tables. */
export async function tableFiles(db: Kysely<unknown>): Promise<Map<string, string>> {
  return new Map([
    ['desk/db/schema.gen.ts', printTypes('desk', 'DeskTables', await readTables(db, 'desk'), desk)],
    [
      'content-lake/store/schema.gen.ts',
      printTypes('lake', 'LakeTables', await readTables(db, 'lake'), lake),
    ],
    ['reservations/db/schema.gen.ts', printSchemas(await readTables(db, 'reservations'), reservations)],
  ]);
}
