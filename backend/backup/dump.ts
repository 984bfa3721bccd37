import * as v from 'valibot';
import { all } from '#foundation/db/rows.ts';
import { type Kysely, sql, type Transaction } from 'kysely';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { jsonLine } from '#foundation/text/json-lines.ts';
import { FORMAT, type Manifest } from './manifest.ts';
import { listTables, readMigrations, readSequences, type Table } from './tables.ts';

const ROWS_AT_ONCE = 200;

/**
 * Writes every table of every service as text, one JSON array per row, into `folder`. All tables are read in one
 * snapshot: everything committed before is included, and nothing of a later transaction.
 * PostgreSQL continues to write meanwhile; PGlite has one connection, so its writers wait until this is done.
 */
export async function dumpDatabase(db: Kysely<unknown>, folder: string, now: Date): Promise<Manifest> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (within) => {
      // Session settings must not change how values are formatted.
      await sql`set local datestyle to 'ISO, YMD'`.execute(within);
      await sql`set local intervalstyle to 'postgres'`.execute(within);
      await sql`set local timezone to 'UTC'`.execute(within);
      await sql`set local extra_float_digits to 1`.execute(within);
      await sql`set local bytea_output to 'hex'`.execute(within);
      const tables: Manifest['tables'] = [];
      for (const table of await listTables(within)) {
        tables.push({ ...table, rows: await dumpTable(within, table, folder) });
      }
      return {
        format: FORMAT,
        madeAt: now.toISOString(),
        migrations: {
          lake: await readMigrations(within, 'lake'),
          reservations: await readMigrations(within, 'reservations'),
          desk: await readMigrations(within, 'desk'),
        },
        tables,
        sequences: await readSequences(within),
      };
    });
}

export function tableFile({ schema, name }: Pick<Table, 'schema' | 'name'>): string {
  return `${schema}.${name}.ndjson`;
}

async function dumpTable(within: Transaction<unknown>, table: Table, folder: string): Promise<number> {
  const values = table.columns.map(({ name }) => sql`${sql.id(name)}::text`);
  await sql`declare backup_rows no scroll cursor for
    select array[${sql.join(values)}] as row from ${sql.id(table.schema, table.name)}`.execute(within);
  const file = await open(join(folder, tableFile(table)), 'wx', 0o600);
  let count = 0;
  try {
    for (;;) {
      const rows = await all(
        within,
        { row: v.array(v.nullable(v.string())) },
        sql`fetch ${sql.raw(String(ROWS_AT_ONCE))} from backup_rows`,
      );
      if (rows.length === 0) break;
      count += rows.length;
      await file.appendFile(rows.map(({ row }) => jsonLine(row)).join(''));
    }
  } finally {
    await file.close();
  }
  await sql`close backup_rows`.execute(within);
  return count;
}
