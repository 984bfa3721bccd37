import { randomBytes } from 'node:crypto';
import { loadCommandToken } from '#backend/command-token.ts';
import { openDatabase } from '#backend/db/open.ts';
import { openOperatorLake } from '#backend/open-lake.ts';
import { createOperations } from '#backend/operations.ts';
import { outboxOf } from '#backend/reservations/outbox.ts';
import { readInstallation } from '#backend/installation/installation.ts';
import { loadSecrets } from '#backend/secrets.ts';
import { migrateLake, RoleError } from '#content-lake/index.ts';
import { deskFailedJobs, deskPrivacy, migrateDesk } from '#desk/index.ts';
import type { Env } from '#foundation/env.ts';
import { createReservations, migrateReservations } from '#reservations/index.ts';
import { CommandError } from './command.ts';
import type { Connection } from './connect.ts';

const quiet = { debug() {}, info() {}, warn() {}, error() {} };

/** Opens the services that a command needs in this process, without a port. @throws DatabaseError */
export async function openHere(env: Env, publicUrl: string): Promise<Connection> {
  const database = await openDatabase(
    env.DATABASE_URL ? { kind: 'postgres', url: env.DATABASE_URL } : { kind: 'pglite', folder: env.DATA_DIR },
  );
  const place = { db: database.db, kind: database.kind, folder: env.DATA_DIR };
  const isCopy = (await readInstallation(place)).copy !== null;
  const secrets = await loadSecrets(env.DATA_DIR, env.SEED_PASSWORD);
  await migrateLake(database.db);
  await migrateDesk(database.db);
  await migrateReservations(database.db);
  const lake = await openOperatorLake({ env, database, secrets, log: quiet, isCopy }).catch(
    async (error: unknown) => {
      await database.close();
      throw error instanceof RoleError ? new CommandError(error.message, { cause: error }) : error;
    },
  );
  const token = await loadCommandToken(env.DATA_DIR, lake);
  const privacy = deskPrivacy({ db: database.db, clock: () => new Date(), log: quiet });
  const failedJobs = deskFailedJobs({ db: database.db, clock: () => new Date(), log: quiet });
  const reservations = createReservations({
    db: database.db,
    clock: () => new Date(),
    ids: randomBytes,
    log: quiet,
    outbox: outboxOf(),
    secrets: {
      operatorToken: env.OPERATOR_TOKEN ?? secrets.operatorToken,
      dataKey: env.RESERVATIONS_DATA_KEY ?? secrets.dataKey,
      olderDataKeys: env.RESERVATIONS_DATA_KEY
        ? [secrets.dataKey, ...secrets.olderDataKeys]
        : secrets.olderDataKeys,
      ticketKey: env.RESERVATIONS_TICKET_KEY ?? secrets.ticketKey,
    },
  });
  const bookings = reservations.privacy;
  const operations = createOperations({ db: database.db, lake, place, privacy, bookings, failedJobs });
  return {
    mode: 'stopped',
    publicUrl,
    async request(path, init = {}) {
      const headers = new Headers(init.headers);
      headers.set('authorization', `Bearer ${token}`);
      const [, service = '', rest = ''] = /^\/(lake|operations)(\/.*)$/.exec(path) ?? [];
      const request = new Request(`http://backend.invalid${rest}`, { ...init, headers });
      return service === 'lake' ? lake.fetch(request) : operations.fetch(request);
    },
    async close() {
      await reservations.close();
      await lake.close();
      await database.close();
    },
  };
}
