import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { migrationProvider } from './migrations/provider.ts';

/**
 * Brings the schema `reservations` up to date; repeating it changes nothing. `upTo` names the last migration to run, for
 * putting back a backup of an older program. @throws what the database refused.
 */
export async function migrateReservations(db: Kysely<unknown>, upTo?: string): Promise<void> {
  const migrator = new Migrator({ db, provider: migrationProvider, migrationTableSchema: 'reservations' });
  const { error } = await (upTo === undefined ? migrator.migrateToLatest() : migrator.migrateTo(upTo));
  if (error) throw error;
}
