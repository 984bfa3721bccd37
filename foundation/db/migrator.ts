import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';

export type Migrate = (db: Kysely<unknown>, upTo?: string) => Promise<void>;

/**
 * Returns a function that brings one schema up to date. It can run at every start and in several processes at once; running it
 * again changes nothing. `upTo` names the last migration to run, for restoring a backup of an older version. It throws the error of
 * the migration that failed; earlier ones stay applied.
 *
 * @param migrations by name, run in the order of their names. Append; never edit one that has been released.
 */
export function createMigrator(schema: string, migrations: Record<string, Migration>): Migrate {
  const names = Object.keys(migrations).toSorted();
  return async (db, upTo) => {
    if (upTo === undefined && (await hasRun(db, schema, names))) return;
    const migrator = new Migrator({
      db,
      provider: { getMigrations: () => Promise.resolve(migrations) },
      migrationTableSchema: schema,
    });
    const { error } = await (upTo === undefined ? migrator.migrateToLatest() : migrator.migrateTo(upTo));
    if (error !== undefined) throw error;
  };
}

/**
 * Whether exactly these migrations have run, in this order. Kysely lists every column of every table four times before it
 * looks: on PGlite, most of the time of a start.
 */
async function hasRun(db: Kysely<unknown>, schema: string, names: readonly string[]): Promise<boolean> {
  const { rows: tables } = await sql`select 1 from pg_catalog.pg_tables
    where schemaname = ${schema} and tablename = 'kysely_migration'`.execute(db);
  if (tables.length === 0) return false;
  const { rows } = await sql`select 1 from ${sql.table(`${schema}.kysely_migration`)}
    having json_agg(name order by timestamp, name)::jsonb = ${JSON.stringify(names)}::text::jsonb`.execute(
    db,
  );
  return rows.length > 0;
}
