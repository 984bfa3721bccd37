import type { Migration, MigrationProvider } from 'kysely/migration';
import { core } from './001-core.ts';
import { access } from './002-access.ts';

/** Every migration of the schema `lake`, in order. Append; never edit one that has been released. */
const migrations: Record<string, Migration> = {
  '001-core': core,
  '002-access': access,
};

export const migrationProvider: MigrationProvider = {
  async getMigrations() {
    return migrations;
  },
};
