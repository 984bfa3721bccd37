import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { createLake, type Lake, type OidcOptions } from '#content-lake/index.ts';
import type { Buckets } from '#foundation/limits/buckets.ts';
import { type Env, EnvError } from '#foundation/env.ts';
import type { Database } from './db/open.ts';
import type { Log } from '#foundation/log/log.ts';
import type { Secrets } from './secrets.ts';
import { siteUrlOf } from '#foundation/site-url.ts';
import { PROJECT_ID } from './project-id.ts';
import { siteWebhook } from './site-webhook.ts';

/** This operator's content lake on an open, migrated database; for the backend and for commands that run without it. */
export function openOperatorLake(options: {
  env: Env;
  database: Database;
  secrets: Secrets;
  log: Log;
  /** Default: in memory. */
  limits?: Buckets;
  /** Whether the data is a copy of real content. Default: no. */
  isCopy?: boolean;
}): Promise<Lake> {
  const { env, database, secrets, log, limits, isCopy = false } = options;
  const siteUrl = siteUrlOf(env);
  const oidc = oidcOf(env);
  return createLake({
    db: database.db,
    ...(database.notifications && { notifications: database.notifications }),
    assetsFolder: join(env.DATA_DIR, 'assets'),
    clock: () => new Date(),
    ids: () => randomBytes(16).toString('hex'),
    log,
    projectId: PROJECT_ID,
    dataset: env.NEXT_PUBLIC_SANITY_DATASET,
    publicUrl: `${siteUrl}/lake`,
    studioUrl: `${siteUrl}/studio`,
    allowedOrigins: [siteUrl],
    // The desk identifies staff by it; the site binds a preview to the session that opens it.
    sessionPaths: ['/desk/staff', '/api/draft-mode/enable'],
    key: secrets.deskKey,
    secondFactor: env.SECOND_FACTOR,
    webhooks: [siteWebhook(siteUrl, secrets.revalidateSecret)],
    publicWebhooks: !env.PRIVATE_WEBHOOKS,
    scheduledPublishing: true,
    quarantine: isCopy,
    shareLinkTypes: ['preview.share'],
    ...(limits && { limits }),
    ...(oidc && { oidc }),
  });
}

function oidcOf(env: Env): OidcOptions | undefined {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = env;
  if (!issuer) return undefined;
  if (!clientId || !clientSecret) {
    throw new EnvError('OIDC_ISSUER needs OIDC_CLIENT_ID and OIDC_CLIENT_SECRET, too');
  }
  return {
    issuer,
    clientId,
    clientSecret,
    name: env.OIDC_NAME,
    allowedDomains: env.OIDC_ALLOWED_DOMAINS,
    ...(env.OIDC_DEFAULT_ROLE && { defaultRole: env.OIDC_DEFAULT_ROLE }),
    ...(env.OIDC_ROLE_CLAIM && { roleClaim: { claim: env.OIDC_ROLE_CLAIM, roles: env.OIDC_ROLE_MAP } }),
  };
}
