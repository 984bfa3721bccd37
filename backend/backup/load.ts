import { type Kysely, sql, type Transaction } from 'kysely';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { readLines } from '#foundation/text/json-lines.ts';
import { migrateDesk } from '#desk/index.ts';
import { migrateLake } from '#content-lake/index.ts';
import { migrateReservations } from '#reservations/index.ts';
import { tableFile } from './dump.ts';
import { BackupError, type Manifest } from './manifest.ts';
import { listTables, readMigrations, type Schema, SCHEMAS, type Table } from './tables.ts';

/** A row can take megabytes; a statement with this much text is still quick. */
const BATCH_ROWS = 200;
const BATCH_CHARACTERS = 2_000_000;

const Row = v.pipe(v.string(), v.parseJson(), v.array(v.nullable(v.string())));

const migrate: Record<Schema, (db: Kysely<unknown>, upTo?: string) => Promise<void>> = {
  lake: migrateLake,
  reservations: migrateReservations,
  desk: migrateDesk,
};

/**
 * Creates the tables as they were when the backup was made and inserts its rows, in one transaction. Later migrations run
 * on the data at the next start, as for any upgrade. @throws BackupError when this program is older than the backup.
 */
export async function loadDatabase(db: Kysely<unknown>, manifest: Manifest, folder: string): Promise<void> {
  for (const schema of SCHEMAS) {
    const wanted = manifest.migrations[schema];
    const last = wanted.at(-1);
    if (last === undefined) throw new BackupError(`The backup has no tables of "${schema}"`);
    try {
      await migrate[schema](db, last);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new BackupError(`The tables of "${schema}" cannot be migrated up to ${last}: ${reason}`);
    }
    const made = await readMigrations(db, schema);
    if (made.join() !== wanted.join()) {
      throw new BackupError(`The backup contains migrations of "${schema}" that this program does not have`);
    }
  }
  await db.transaction().execute(async (within) => {
    const here = await listTables(within);
    // Migrations may have inserted rows, which the backup contains, too.
    for (const table of here.toReversed()) {
      await sql`delete from ${sql.id(table.schema, table.name)}`.execute(within);
    }
    const known = new Map(here.map((table) => [tableFile(table), table]));
    for (const table of manifest.tables) {
      const target = known.get(tableFile(table));
      if (!target) throw new BackupError(`There is no table ${table.schema}.${table.name} here`);
      await loadTable(within, { ...table, columns: typesOf(target, table) }, folder);
    }
    for (const { schema, name, value, used } of manifest.sequences) {
      const sequence = `"${schema}"."${name}"`;
      await sql`select setval(${sequence}::regclass, ${value}::bigint, ${used})`.execute(within);
    }
  });
}

/** The types come from this database's own catalogue: nothing from the archive becomes part of a statement. */
function typesOf(here: Table, there: Table): Table['columns'] {
  return there.columns.map(({ name }) => {
    const column = here.columns.find((one) => one.name === name);
    if (!column) throw new BackupError(`There is no column ${name} in ${here.schema}.${here.name} here`);
    return column;
  });
}

async function loadTable(
  within: Transaction<unknown>,
  table: Manifest['tables'][number],
  folder: string,
): Promise<void> {
  const lines = readLines(createReadStream(join(folder, 'database', tableFile(table))));
  let batch: (string | null)[][] = [];
  let characters = 0;
  let count = 0;
  for await (const line of lines) {
    batch.push(v.parse(Row, line));
    characters += line.length;
    count += 1;
    if (batch.length < BATCH_ROWS && characters < BATCH_CHARACTERS) continue;
    await insert(within, table, batch);
    batch = [];
    characters = 0;
  }
  if (batch.length > 0) await insert(within, table, batch);
  if (count !== table.rows) {
    throw new BackupError(
      `The backup should have ${table.rows} rows of ${table.schema}.${table.name}, not ${count}`,
    );
  }
}

/** Values are inserted as text and parsed by the type's input function, which accepts exactly what its output function wrote. */
async function insert(within: Transaction<unknown>, table: Table, rows: (string | null)[][]): Promise<void> {
  const arrays = table.columns.map((_, at) => sql`${rows.map((row) => row[at] ?? null)}::text[]`);
  const names = table.columns.map(({ name }) => sql.id(name));
  const values = table.columns.map(({ type }, at) => sql`${sql.id('u', `c${at}`)}::${sql.raw(type)}`);
  const aliases = table.columns.map((_, at) => sql.id(`c${at}`));
  await sql`insert into ${sql.id(table.schema, table.name)} (${sql.join(names)}) overriding system value
    select ${sql.join(values)} from unnest(${sql.join(arrays)}) as u(${sql.join(aliases)})`.execute(within);
}
