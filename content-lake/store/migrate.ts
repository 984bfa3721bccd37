import { createMigrator } from '#foundation/db/migrator.ts';
import { core } from './migrations/001-core.ts';
import { access } from './migrations/002-access.ts';
import { log } from './migrations/003-log.ts';
import { people } from './migrations/004-people.ts';
import { webhooks } from './migrations/005-webhooks.ts';
import { privateDatasets } from './migrations/006-private-datasets.ts';
import { allowedOrigins } from './migrations/007-allowed-origins.ts';
import { secondFactor } from './migrations/008-second-factor.ts';

/** Brings the schema `lake` up to date. */
export const migrateLake = createMigrator('lake', {
  '001-core': core,
  '002-access': access,
  '003-log': log,
  '004-people': people,
  '005-webhooks': webhooks,
  '006-private-datasets': privateDatasets,
  '007-allowed-origins': allowedOrigins,
  '008-second-factor': secondFactor,
});
