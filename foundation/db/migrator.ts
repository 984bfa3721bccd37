import type { Kysely } from 'kysely';
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
  return async (db, upTo) => {
    const migrator = new Migrator({
      db,
      provider: { getMigrations: () => Promise.resolve(migrations) },
      migrationTableSchema: schema,
    });
    const { error } = await (upTo === undefined ? migrator.migrateToLatest() : migrator.migrateTo(upTo));
    if (error !== undefined) throw error;
  };
}
