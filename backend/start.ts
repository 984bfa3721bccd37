import { randomBytes } from 'node:crypto';
import { migrateLake } from '#content-lake/index.ts';
import { createDesk, deskFailedJobs, deskPrivacy, migrateDesk, smtpTransport } from '#desk/index.ts';
import type { Env } from '#foundation/env.ts';
import { createLoop } from '#foundation/jobs/loop.ts';
import { createMemoryBuckets } from '#foundation/limits/memory-buckets.ts';
import { carryRequestIds } from '#foundation/http/request-scope.ts';
import { routeNames } from '#foundation/http/route-names.ts';
import { createRequestWatch } from '#foundation/http/watch-requests.ts';
import { createReservations, loadNetwork, migrateReservations } from '#reservations/index.ts';
import { network } from '#seed/network/network.ts';
import { createApp } from './http/app.ts';
import { checkStart } from './hosted/check-start.ts';
import { closedLake } from './hosted/closed-lake.ts';
import { clearSpools } from './backup/clear-spools.ts';
import { loadCommandToken } from './command-token.ts';
import { openDatabase } from './db/open.ts';
import { freeBytes } from './db/disk-space.ts';
import { createFigures } from './http/figures.ts';
import { openOperatorLake } from './open-lake.ts';
import type { Log } from '#foundation/log/log.ts';
import { createOperations } from './operations.ts';
import { outboxOf, SERVICE } from './reservations/outbox.ts';
import { hasTestPayments, paymentsOf } from './reservations/payments.ts';
import { openSharedBuckets } from './limits/shared-buckets.ts';
import { loadPreviewToken } from './preview-token.ts';
import { readInstallation, COPY_REASONS } from './installation/installation.ts';
import { loadSecrets, makeTicketKey, type Secrets } from './secrets.ts';
import { seedStaffAndContent } from './seed.ts';
import { listen } from './http/server.ts';
import { siteUrlOf } from '#foundation/site-url.ts';
import { restrictFolder } from '#foundation/umask.ts';
import { staffAuthenticator } from './desk/staff-authenticator.ts';

const MAINTAIN_MS = 5_000;
const ERASE_MS = 60 * 60 * 1000;
/** With PostgreSQL another process may be writing a backup into the same folder; with PGlite none can. */
const OLD_SPOOL_MS = 24 * 60 * 60 * 1000;

export type Backend = {
  secrets: Secrets;
  /** Lets the site read drafts, and nothing more. */
  previewToken: string;
  /** Whether the data is a copy for testing. */
  isCopy: boolean;
  stop(): Promise<void>;
};

/**
 * The single backend process: opens the database, migrates it, seeds it if empty and serves the content lake, the
 * reservation service and the desk under `/lake`, `/reservations` and `/desk`.
 * @throws DatabaseError, ListenError
 */
export async function startBackend(options: {
  env: Env;
  log: Log;
  onProgress: (text: string) => void;
}): Promise<Backend> {
  const { env, log, onProgress } = options;
  const database = await openDatabase(
    env.DATABASE_URL ? { kind: 'postgres', url: env.DATABASE_URL } : { kind: 'pglite', folder: env.DATA_DIR },
  );
  const cleared = await clearSpools(env.DATA_DIR, {
    quietMs: database.kind === 'pglite' ? 0 : OLD_SPOOL_MS,
    now: new Date(),
  });
  if (cleared > 0) log.info({ cleared }, 'unfinished backups removed');
  await restrictFolder(env.DATA_DIR);
  const place = { db: database.db, kind: database.kind, folder: env.DATA_DIR };
  const installation = await readInstallation(place);
  const isCopy = installation.copy !== null;
  if (installation.copy) {
    log.warn({ installation: installation.id, why: installation.copy }, 'this is a copy: in quarantine');
    onProgress(
      `This is a copy for testing (${COPY_REASONS[installation.copy]}): no email, no payments, nothing on schedule. If it is the real installation: npm run content -- make-real`,
    );
  }
  const made = await loadSecrets(env.DATA_DIR, env.SEED_PASSWORD);
  const secrets = {
    ...made,
    revalidateSecret: env.REVALIDATE_SECRET ?? made.revalidateSecret,
    operatorToken: env.OPERATOR_TOKEN ?? made.operatorToken,
    dataKey: env.RESERVATIONS_DATA_KEY ?? made.dataKey,
    // A key from the environment replaces the generated one, which is still used to read what it encrypted.
    olderDataKeys: env.RESERVATIONS_DATA_KEY ? [made.dataKey, ...made.olderDataKeys] : made.olderDataKeys,
    // Tickets issued by a copy must not be valid for boarding.
    ticketKey: isCopy ? makeTicketKey() : (env.RESERVATIONS_TICKET_KEY ?? made.ticketKey),
    deskKey: env.DESK_KEY ?? made.deskKey,
  };
  await migrateLake(database.db);
  await migrateReservations(database.db);
  await migrateDesk(database.db);

  const siteUrl = siteUrlOf(env);
  const hostedProject = env.NEXT_PUBLIC_SANITY_PROJECT_ID;
  const clock = () => new Date();
  // A single process on PGlite shares its counts with nobody.
  const shared = env.DATABASE_URL
    ? await openSharedBuckets({ db: database.db, clock, secret: secrets.deskKey })
    : null;
  const limits = shared ?? createMemoryBuckets({ clock });
  const lake = await openOperatorLake({ env, database, secrets, log, limits, isCopy });
  const desk = createDesk({
    db: database.db,
    clock,
    ids: () => randomBytes(18).toString('base64url'),
    key: secrets.deskKey,
    log,
    limits,
    mail: env.SMTP_URL
      ? smtpTransport(env.SMTP_URL, env.MAIL_FROM, env.SMTP_CONNECTIONS, env.SMTP_PER_MINUTE)
      : null,
    mailbox: env.NODE_ENV === 'development' && !env.SMTP_URL,
    mailTo: env.DESK_MAIL_TO,
    siteUrl,
    quarantine: isCopy,
    whoIs: staffAuthenticator(lake, { hostedProject, siteUrl }),
    ...(database.notifications && { notifications: database.notifications }),
  });
  await loadNetwork(database.db, network);
  if (hasTestPayments(env, isCopy))
    log.warn({ site: siteUrl }, 'test payments are on: bookings are paid without money');
  const reservations = createReservations({
    db: database.db,
    clock,
    ids: randomBytes,
    log,
    secrets,
    limits,
    siteOrigins: [siteUrl],
    outbox: outboxOf(desk.wake),
    post: desk.enqueue,
    operatorAddress: env.DESK_MAIL_TO,
    payments: paymentsOf(env, database.db, isCopy),
    quarantine: isCopy ? { sells: hasTestPayments(env, true) } : null,
  });
  desk.writeWith(SERVICE, reservations.writeEmail);
  // Only what the first search needs. The timer does the rest, so that neither bad data nor an unresponsive provider prevents a start.
  await reservations.prepare();

  const metrics = createFigures({
    token: env.METRICS_TOKEN,
    database,
    lake: lake.figures,
    reservations: reservations.figures,
    desk: desk.figures,
    jobs: () => ({ ...desk.jobs(), ...reservations.jobs() }),
    isCopy,
    folder: env.DATA_DIR,
    log,
  });
  const app = createApp({
    metrics,
    isCopy,
    // A database server has its own disk.
    freeBytes: async () => (database.kind === 'pglite' ? freeBytes(env.DATA_DIR) : null),
    db: database.db,
    lake: hostedProject === undefined ? lake.fetch : closedLake(lake.fetch, hostedProject),
    reservations: reservations.fetch,
    desk: desk.fetch,
    operations: createOperations({
      db: database.db,
      lake,
      place,
      privacy: deskPrivacy({ db: database.db, clock, log }),
      bookings: reservations.privacy,
      failedJobs: deskFailedJobs({ db: database.db, clock, log }),
    }).fetch,
    lakeUpgrade: (request, socket, head) => void lake.upgrade(request, socket, head),
  });
  const endpoints = Object.entries({ lake, reservations, desk }).flatMap(([name, service]) =>
    service.routes.map((route) => `/${name}${route}`),
  );
  // The webhook's request to the site carries the id of the request that published.
  carryRequestIds(siteUrl);
  const server = await listen(app.fetch, {
    port: env.BACKEND_PORT,
    host: env.BACKEND_HOST,
    upgrade: app.upgrade,
    edgeSecret: env.EDGE_SECRET,
    watch: createRequestWatch({
      log,
      routeOf: routeNames([...endpoints, '/health', '/ready', '/metrics', '/operations/*']),
      answered: metrics?.answered,
    }),
    noticeMs: env.DRAIN_SECONDS * 1000,
  });
  // With a hosted project the embedded lake has neither readers nor editors: no seed, no webhooks, nothing on schedule.
  if (env.SEED && hostedProject === undefined)
    await seedStaffAndContent({ lake, env, secrets, log, onProgress });
  // After the seed: the site isn't running yet and has cached none of the first content, so it needs no webhooks about it.
  if (hostedProject === undefined) await lake.start();

  const loopOf = (pollMs: number, work: () => Promise<number | void>) =>
    createLoop({
      work,
      pollMs,
      onError: (error) =>
        log.error({ error: error instanceof Error ? error.stack : String(error) }, 'maintenance failed'),
    });
  const maintenance = [
    loopOf(MAINTAIN_MS, () => reservations.maintain()),
    loopOf(ERASE_MS, async () => {
      if (!isCopy) await desk.erase();
      await shared?.forget();
    }),
    ...(isCopy ? [] : [loopOf(MAINTAIN_MS, () => desk.maintain())]),
  ];
  for (const loop of maintenance) loop.start();
  desk.start();
  const previewToken = await loadPreviewToken(env.DATA_DIR, lake);
  await loadCommandToken(env.DATA_DIR, lake);
  app.becomeReady();
  log.info({ database: database.kind, port: env.BACKEND_PORT }, 'backend ready');
  // Not awaited: bookings work without content.
  void checkStart(env).then(
    (hosted) => hosted?.notices.forEach((notice) => log.warn({ notice }, 'hosted project')),
    (error: unknown) => log.error({ error: String(error) }, 'the site cannot work with its hosted project'),
  );

  return {
    secrets,
    previewToken,
    isCopy,
    stop: async () => {
      // Requests in progress are finished while the services still run.
      app.becomeUnready();
      await server.close();
      await Promise.all(maintenance.map((loop) => loop.stop()));
      await desk.close();
      await lake.close();
      await reservations.close();
      await database.close();
    },
  };
}
