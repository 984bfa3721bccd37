import type { Kysely } from 'kysely';
import type { Routes } from './http/app.ts';
import type { Authenticate } from './http/principal.ts';
import type { Log } from './log.ts';
import type { Store } from './store/store.ts';

/**
 * The seam between the core and the part that knows people. `index.ts` calls `createAccess(options)` of
 * `auth/create-access.ts` (users, sessions, tokens, sign-in page, grants, projects, assets, webhooks) and
 * mounts what it returns.
 */
export type AccessOptions = {
  db: Kysely<unknown>;
  store: Store;
  assetsFolder: string;
  clock: () => Date;
  ids: () => string;
  log: Log;
  projectId: string;
  dataset: string;
  publicUrl: string;
  allowedOrigins: readonly string[];
  webhooks: readonly { url: string; secret: string }[];
};

export type Access = {
  authenticate: Authenticate;
  routes: Routes;
  close(): Promise<void>;
};
