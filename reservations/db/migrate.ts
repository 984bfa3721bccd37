import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { migrationProvider } from './migrations/provider.ts';

/** Brings the schema `reservations` up to date; repeating it changes nothing. @throws what the database refused. */
export async function migrateReservations(db: Kysely<unknown>): Promise<void> {
  const migrator = new Migrator({ db, provider: migrationProvider, migrationTableSchema: 'reservations' });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
