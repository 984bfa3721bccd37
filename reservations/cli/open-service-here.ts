import { randomBytes } from 'node:crypto';
import { openDatabase } from '#backend/db/open.ts';
import { openOutbox } from '#backend/reservations/outbox.ts';
import { readInstallation } from '#backend/installation/installation.ts';
import { loadSecrets } from '#backend/secrets.ts';
import { siteUrlOf } from '#foundation/site-url.ts';
import type { Env } from '#foundation/env.ts';
import { createReservations, loadNetwork, migrateReservations } from '#reservations/index.ts';
import { network } from '#seed/network/network.ts';
import type { Service } from './connect.ts';

const quiet = { debug() {}, info() {}, warn() {}, error: console.error };

/** Opens the service in this process, without a port, after migrating the database. @throws DatabaseError */
export async function openServiceHere(env: Env): Promise<Service> {
  const database = await openDatabase(
    env.DATABASE_URL ? { kind: 'postgres', url: env.DATABASE_URL } : { kind: 'pglite', folder: env.DATA_DIR },
  );
  const { copy } = await readInstallation({ db: database.db, kind: database.kind, folder: env.DATA_DIR });
  const made = await loadSecrets(env.DATA_DIR, env.SEED_PASSWORD);
  const operatorToken = env.OPERATOR_TOKEN ?? made.operatorToken;
  const secrets = {
    operatorToken,
    dataKey: env.RESERVATIONS_DATA_KEY ?? made.dataKey,
    ticketKey: env.RESERVATIONS_TICKET_KEY ?? made.ticketKey,
  };
  await migrateReservations(database.db);
  // As at every start of the program: a network loaded by the operator stays.
  await loadNetwork(database.db, network);
  const reservations = createReservations({
    db: database.db,
    clock: () => new Date(),
    ids: randomBytes,
    log: quiet,
    secrets,
    outbox: await openOutbox(database.db),
    payments: [],
    siteOrigins: [siteUrlOf(env)],
    quarantine: copy === null ? null : { sells: false },
  });
  // Creates the sailings up to today's horizon, however long the program was stopped.
  await reservations.maintain();
  return {
    mode: 'stopped',
    request(path, init = {}) {
      const headers = new Headers(init.headers);
      headers.set('Authorization', `Bearer ${operatorToken}`);
      headers.set('Accept-Language', headers.get('Accept-Language') ?? 'en');
      return reservations.fetch(new Request(`http://reservations.invalid${path}`, { ...init, headers }));
    },
    async close() {
      await reservations.close();
      await database.close();
    },
  };
}
