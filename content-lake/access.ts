import type { Context } from 'hono';
import type { Kysely } from 'kysely';
import type { Buckets } from '#foundation/limits/buckets.ts';
import type { Account, NewUser } from './auth/accounts.ts';
import type { AuditEvent } from './auth/audit/audit.ts';
import type { OidcOptions } from './auth/oidc/provider.ts';
import type { PasswordCost } from './auth/password.ts';
import type { CustomRole } from './auth/roles.ts';
import type { NewToken } from './auth/tokens.ts';
import type { LakeEnv, Routes } from './protocol/routes.ts';
import type { Authenticate } from './protocol/principal.ts';
import type { Log } from '#foundation/log/log.ts';
import type { Notifications } from '#foundation/notify/notifications.ts';
import type { Store } from './store/store.ts';
import type { ConfiguredHook } from './webhooks/hook.ts';

/**
 * The boundary between the core and everything that deals with people. `index.ts` calls `createAccess(options)` from
 * `auth/create-access.ts` (users, sessions, tokens, sign-in page, grants, projects, assets, webhooks) and
 * mounts what it returns.
 */
export type AccessOptions = {
  db: Kysely<unknown>;
  /** Publish on `CHANNELS.access` when somebody loses a right: their open event streams then end at once. */
  notifications: Notifications;
  store: Store;
  assetsFolder: string;
  clock: () => Date;
  ids: () => string;
  log: Log;
  projectId: string;
  dataset: string;
  publicUrl: string;
  allowedOrigins: readonly string[];
  webhooks: readonly ConfiguredHook[];
  roles?: readonly CustomRole[];
  oidc?: OidcOptions;
  studioUrl?: string;
  shareLinkTypes?: readonly string[];
  limits?: Buckets;
  sessionPaths?: readonly string[];
  key?: string;
  passwordCost?: PasswordCost;
  secondFactor?: 'optional' | 'administrators' | 'everybody';
  publicWebhooks?: boolean;
};

export type Access = {
  authenticate: Authenticate;
  /** Records in the audit log what other parts of the lake did, judging by their responses. */
  onResponse(c: Context<LakeEnv>): Promise<void>;
  routes: Routes;
  /** Whether a page of this origin may use the lake with credentials. */
  allowsOrigin(origin: string): boolean;
  /** Puts CORS headers on a response, errors and preflights included; wraps the whole app, outside `authenticate`. */
  withCors(request: Request, answer: () => Promise<Response>): Promise<Response>;
  createUser(user: NewUser): Promise<Account>;
  /** Also ends the account's sessions. */
  setPassword(email: string, password: string): Promise<void>;
  /** @returns the token; it can't be read again. With `secret`, repeating the call at every start creates one token only. */
  createToken(token: NewToken): Promise<string>;
  /** Records an event that happened outside the lake, such as a backup. */
  note(event: AuditEvent): Promise<void>;
  /** Deletes bytes that no asset document has referenced for that long. */
  collectGarbage(olderThanDays: number): Promise<{ files: number; bytes: number }>;
  /** Starts delivering webhooks. */
  start(): Promise<void>;
  /** Waits for webhooks in flight. */
  close(): Promise<void>;
};
