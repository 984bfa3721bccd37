import type { Buckets } from '#foundation/limits/buckets.ts';
import type { Kysely } from 'kysely';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Access } from './access.ts';
import { createAccess } from './create-access.ts';
import type { OidcOptions } from './auth/oidc/provider.ts';
import type { PasswordCost } from './auth/password.ts';
import type { CustomRole } from './auth/roles.ts';
import { absentRoutes } from './http/absent.ts';
import { createApp } from './http/app.ts';
import type { Routes } from './protocol/routes.ts';
import type { Core } from './realtime/core.ts';
import { docRoutes } from './http/doc.ts';
import { exportRoutes } from './http/export.ts';
import { historyRoutes } from './http/history.ts';
import { mutateRoutes } from './http/mutate.ts';
import { queryRoutes } from './http/query.ts';
import { referenceRoutes } from './http/references.ts';
import type { Log } from '#foundation/log/log.ts';
import { localNotifications, type Notifications } from '#foundation/notify/notifications.ts';
import { createQueries } from './queries/create-queries.ts';
import { createHub } from './realtime/hub.ts';
import { listenRoutes } from './realtime/listen.ts';
import { liveRoutes } from './realtime/live.ts';
import { muxRoutes } from './realtime/mux.ts';
import { watchOpenStreams } from './realtime/open-streams.ts';
import { createPresence } from './realtime/presence/create-presence.ts';
import { releaseLimitRoutes } from './documents/releases/limit-routes.ts';
import { scheduledReleases } from './documents/releases/scheduled-releases.ts';
import { createSchedule } from './documents/schedule/create-schedule.ts';
import { scheduledPublishing as publishing } from './documents/schedule/scheduled-publishing.ts';
import { createStore } from './store/create-store.ts';
import { pruneHistory } from './store/prune.ts';
import { lakeTables } from './store/tables.ts';
import { readWebhookFigures } from './webhooks/figures.ts';
import type { ConfiguredHook } from './webhooks/hook.ts';

export { RoleError } from './auth/grants.ts';
export type { OidcOptions } from './auth/oidc/provider.ts';
export type { CustomRole } from './auth/roles.ts';
export type { NewToken } from './auth/tokens.ts';
export { migrateLake } from './store/migrate.ts';

export type LakeOptions = {
  /** Migrated with `migrateLake`. One Kysely for the process; the lake never closes it. */
  db: Kysely<unknown>;
  /** The folder for uploaded files and generated image sizes. Created if missing. */
  assetsFolder: string;
  /** Needed when other processes use the same database: how they notify each other. Documented in `foundation/notify/`. */
  notifications?: Notifications;
  clock: () => Date;
  /** Random and unguessable: used for ids of documents and transactions. Letters and digits, at least 16. */
  ids: () => string;
  log: Log;
  projectId: string;
  /** Created if missing. */
  dataset: string;
  /** The address under which browsers reach `fetch`, e.g. `https://example.com/lake`; it is stored in asset documents. */
  publicUrl: string;
  /** Other sites that may call the lake with credentials from a browser. */
  allowedOrigins: readonly string[];
  /** Receivers configured by the operator; administrators can add more over HTTP. */
  webhooks: readonly ConfiguredHook[];
  /**
   * Publishes drafts at their `publishAt` and unpublishes documents at their `unpublishAt`. Default: no,
   * since these names may mean something else in your documents. See `schedule/`.
   */
  scheduledPublishing?: boolean;
  /** Roles in addition to administrator, editor, contributor and viewer. */
  roles?: readonly CustomRole[];
  /** Sign-in through the organisation's own provider, offered beside email and password. */
  oidc?: OidcOptions;
  /** Where somebody continues after choosing a password. */
  studioUrl?: string;
  /** Document types that let strangers see a draft: creating one is recorded in the audit log. */
  shareLinkTypes?: readonly string[];
  /**
   * Restricts webhooks that members create to the public internet, so that nobody can reach your internal network. Those in
   * `webhooks` may go anywhere. Default: no.
   */
  publicWebhooks?: boolean;
  /** Paths on the lake's origin whose programs ask it who is signed in, such as `/desk/staff`: browsers send the session there, too. */
  sessionPaths?: readonly string[];
  /** Who must use a second factor (an authenticator app); everybody else may. Default: optional. */
  secondFactor?: 'optional' | 'administrators' | 'everybody';
  /** Signs cookies and encrypts second factors. The same for every process and every start. Default: a new one at every start. */
  key?: string;
  /** What hashing a password costs. Only for tests: anything below the default makes stolen hashes easier to crack. */
  passwordCost?: PasswordCost;
  /** Counts password attempts; several processes need a shared store. Default: in memory. */
  limits?: Buckets;
  /** Delivers no webhook and publishes nothing on schedule, because the data is a copy of real content. Default: no. */
  quarantine?: boolean;
};

export type Lake = {
  /**
   * Handles one request from the Studio or a client. The path begins with the version, `/v2025-02-19/data/query/…`, or
   * is that of a file: strip the prefix under which you mount the lake. Never rejects.
   */
  fetch(request: Request): Promise<Response>;
  /**
   * Takes over the socket of an upgrade request, `/v2022-06-30/socket/<dataset>`: presence, that is, who has which document
   * open. The path begins as for `fetch`. Rejects any other request and closes its socket. The promise never rejects.
   */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void>;
  /**
   * Starts delivering webhooks and running the schedule. Call it once, after the initial content has been written:
   * a new hook gets what is committed from then on, not every document that a seed created before. Does nothing in
   * quarantine.
   */
  start(): Promise<void>;
  createUser: Access['createUser'];
  setPassword: Access['setPassword'];
  createToken: Access['createToken'];
  note: Access['note'];
  /**
   * Housekeeping of all datasets; safe at any time, even during writes. With `keepHistoryDays`, older revisions are
   * deleted, except the one that each document had at that time; without it, none are. With `keepFilesDays`, uploaded
   * files are deleted that no asset document has referenced for that long; until then an old revision can get its image back.
   * @returns what was deleted.
   */
  maintain(options: {
    keepHistoryDays?: number;
    keepFilesDays?: number;
  }): Promise<{ revisions: number; transactions: number; files: number; bytes: number }>;
  /** Pending webhook deliveries, by name; for monitoring. */
  figures(): Promise<Record<string, number>>;
  /** The patterns of all endpoints, such as `/:version/data/query/:dataset`. */
  routes: readonly string[];
  /** Ends event streams and waits for commits and webhooks in flight. Close the database after it. */
  close(): Promise<void>;
};

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * A content lake in this process: the server that Sanity Studio and `@sanity/client` expect, on your database.
 *
 * @example
 * await migrateLake(db);
 * const lake = await createLake({ db, assetsFolder: './assets', projectId: 'demo', dataset: 'production', … });
 * await lake.createUser({ email: 'editor@example.com', name: 'Editor', role: 'editor', password });
 * serve({ fetch: lake.fetch, port: 4000 });
 * await lake.start();
 *
 * @throws when the database can't be read. For differences from the hosted service see `LIMITS.md`.
 */
export async function createLake(options: LakeOptions): Promise<Lake> {
  const { db, projectId, dataset, clock, ids, log } = options;
  const notifications = options.notifications ?? localNotifications();
  const store = await createStore({ db, projectId, clock, ids, log, notifications: options.notifications });
  await store.createDataset(dataset);
  const hub = createHub(store, lakeTables(db));
  const queries = createQueries({ store, projectId });
  const access = await createAccess({ ...options, store, notifications });
  const { scheduledPublishing = false } = options;
  const openStreams = await watchOpenStreams({ authenticate: access.authenticate, notifications, log });
  const core: Core = {
    store,
    hub,
    queries,
    openStreams,
    db: lakeTables(db),
    projectId,
    clock,
    ids,
    log,
    scheduledPublishing,
  };
  const app = createApp({
    projectId,
    authenticate: access.authenticate,
    isPrivate: (name) => store.datasets().includes(name) && store.aclMode(name) === 'private',
    log,
    routes: [...coreRoutes(core), access.routes, absentRoutes()],
    onResponse: access.onResponse,
  });
  const presence = await createPresence({
    authenticate: access.authenticate,
    allowsOrigin: access.allowsOrigin,
    datasets: store.datasets,
    clock,
    ids,
    log,
    notifications,
  });
  const schedules = [...(scheduledPublishing ? [publishing(core)] : []), scheduledReleases(core)].map(
    (work) => createSchedule({ store, work, clock, log }),
  );
  return {
    fetch: (request) => access.withCors(request, async () => app.fetch(request)),
    upgrade: presence.upgrade,
    async start() {
      queries.start(dataset);
      if (options.quarantine) return;
      await access.start();
      for (const schedule of schedules) await schedule.start();
    },
    createUser: access.createUser,
    setPassword: access.setPassword,
    createToken: access.createToken,
    note: access.note,
    async maintain({ keepHistoryDays, keepFilesDays }) {
      const files =
        keepFilesDays === undefined ? { files: 0, bytes: 0 } : await access.collectGarbage(keepFilesDays);
      const removed = { revisions: 0, transactions: 0, ...files };
      if (keepHistoryDays === undefined) return removed;
      const before = new Date(clock().getTime() - keepHistoryDays * DAY_MS);
      for (const name of store.datasets()) {
        const { revisions, transactions } = await pruneHistory(lakeTables(db), name, before);
        removed.revisions += revisions;
        removed.transactions += transactions;
      }
      return removed;
    },
    figures: () => readWebhookFigures(db, clock()),
    routes: app.routes.flatMap(({ path, method }) => (method === 'ALL' ? [] : [path])),
    async close() {
      openStreams.close();
      hub.close();
      await queries.close();
      await presence.close();
      await Promise.all(schedules.map((schedule) => schedule.close()));
      await store.close();
      await access.close();
    },
  };
}

function coreRoutes(core: Core): Routes[] {
  return [
    queryRoutes(core),
    docRoutes(core),
    mutateRoutes(core),
    listenRoutes(core),
    liveRoutes(core),
    muxRoutes(core),
    historyRoutes(core),
    referenceRoutes(core),
    releaseLimitRoutes(core),
    exportRoutes(core),
  ];
}
