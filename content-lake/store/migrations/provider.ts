import type { Migration, MigrationProvider } from 'kysely';
import { core } from './001-core.ts';

/** Every migration of the schema `lake`, in order. Append; never edit one that has been released. */
const migrations: Record<string, Migration> = {
  '001-core': core,
};

export const migrationProvider: MigrationProvider = {
  async getMigrations() {
    return migrations;
  },
};
