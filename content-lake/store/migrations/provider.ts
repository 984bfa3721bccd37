import type { Migration, MigrationProvider } from 'kysely/migration';
import { core } from './001-core.ts';
import { access } from './002-access.ts';
import { log } from './003-log.ts';
import { people } from './004-people.ts';
import { webhooks } from './005-webhooks.ts';
import { privateDatasets } from './006-private-datasets.ts';
import { allowedOrigins } from './007-allowed-origins.ts';
import { secondFactor } from './008-second-factor.ts';

/** Every migration of the schema `lake`, in order. Append; never edit one that has been released. */
const migrations: Record<string, Migration> = {
  '001-core': core,
  '002-access': access,
  '003-log': log,
  '004-people': people,
  '005-webhooks': webhooks,
  '006-private-datasets': privateDatasets,
  '007-allowed-origins': allowedOrigins,
  '008-second-factor': secondFactor,
};

export const migrationProvider: MigrationProvider = {
  async getMigrations() {
    return migrations;
  },
};
