import type { Migration, MigrationProvider } from 'kysely/migration';
import { network } from './001-network.ts';
import { sailings } from './002-sailings.ts';
import { bookings } from './003-bookings.ts';
import { erasure } from './004-erasure.ts';

/** Every migration of the schema `reservations`, in order. Append; never edit one that has been released. */
const migrations: Record<string, Migration> = {
  '001-network': network,
  '002-sailings': sailings,
  '003-bookings': bookings,
  '004-erasure': erasure,
};

export const migrationProvider: MigrationProvider = {
  async getMigrations() {
    return migrations;
  },
};
