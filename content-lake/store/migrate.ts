import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { migrationProvider } from './migrations/provider.ts';

/**
 * Brings the schema `lake` up to date; safe to call at every start and from several processes at once.
 * @throws the error of the migration that failed; those before it stay applied.
 */
export async function migrateLake(db: Kysely<unknown>): Promise<void> {
  const migrator = new Migrator({ db, provider: migrationProvider, migrationTableSchema: 'lake' });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}
