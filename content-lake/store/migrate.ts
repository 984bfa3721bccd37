import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { migrationProvider } from './migrations/provider.ts';

/**
 * Brings the schema `lake` up to date; safe to call at every start and from several processes at once.
 * `upTo` names the last migration to run, for putting back a backup of an older program.
 * @throws the error of the migration that failed; those before it stay applied.
 */
export async function migrateLake(db: Kysely<unknown>, upTo?: string): Promise<void> {
  const migrator = new Migrator({ db, provider: migrationProvider, migrationTableSchema: 'lake' });
  const { error } = await (upTo === undefined ? migrator.migrateToLatest() : migrator.migrateTo(upTo));
  if (error !== undefined) throw error;
}
