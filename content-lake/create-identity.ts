import { randomBytes } from 'node:crypto';
import { Audit } from './auth/audit/audit.ts';
import { auditRoutes, recordResponses } from './auth/audit/audit-routes.ts';
import { createMemoryBuckets } from '#foundation/limits/memory-buckets.ts';
import type { AccessOptions } from './access.ts';
import type { Routes } from './protocol/routes.ts';
import { lakeTables } from './store/tables.ts';
import { CHANNELS } from './protocol/channels.ts';
import { Accounts } from './auth/accounts.ts';
import { createAuthenticate } from './auth/authenticate.ts';
import { createRoles, RoleError, type Roles } from './auth/grants.ts';
import { accountRoutes, type Provider } from './auth/http/account-routes.ts';
import { memberRoutes } from './auth/http/member-routes.ts';
import { createPages } from './auth/http/pages.ts';
import { previewRoutes } from './auth/http/preview-routes.ts';
import { passwordRoutes } from './auth/http/password-routes.ts';
import { sessionRoutes } from './auth/http/session-routes.ts';
import { createOpenSession, SIGN_IN_PATH, signInRoutes } from './auth/http/sign-in-routes.ts';
import { tokenRoutes } from './auth/http/token-routes.ts';
import { KeyValues } from './auth/key-values.ts';
import { Invitations } from './auth/members/invitations.ts';
import { createPeople } from './auth/members/people.ts';
import { createAdmit } from './auth/oidc/admit.ts';
import { OIDC_PATH, oidcRoutes } from './auth/oidc/oidc-routes.ts';
import { createProvider, type OidcOptions } from './auth/oidc/provider.ts';
import type { Origins } from './auth/origins.ts';
import { createPendingSignIns } from './auth/second-factor/pending.ts';
import { createNextStep, secondFactorRoutes } from './auth/second-factor/routes.ts';
import { SecondFactors } from './auth/second-factor/second-factors.ts';
import { Sessions } from './auth/sessions.ts';
import { createAttempts } from './auth/sign-in/attempts.ts';
import { tileAddress } from './auth/sign-in/brand.ts';
import { createDevices } from './auth/sign-in/devices.ts';
import { ApiTokens } from './auth/tokens.ts';

export type IdentityOptions = AccessOptions & { origins: Origins };

/** People, tokens, sessions and roles, their sign-in pages, and the audit log. */
export function createIdentity(options: IdentityOptions) {
  const { db, store, clock, ids, log, projectId, origins, publicUrl } = options;
  const accounts = new Accounts({ db, clock, ids, passwordCost: options.passwordCost });
  const sessions = new Sessions({ db, clock, ids });
  const tokens = new ApiTokens({ db, clock, ids });
  const invitations = new Invitations({ db, clock, ids });
  const keyValues = new KeyValues({ db, clock });
  const roles = createRoles({ custom: options.roles ?? [], projectId, clock });
  if (options.oidc) assertKnownRoles(options.oidc, roles);
  const audit = new Audit({ db, clock, log });
  const rightsEnded = async () => {
    // Open streams elsewhere are rechecked periodically anyway, only not at once.
    await options.notifications.publish(CHANNELS.access, '').catch((error: unknown) => {
      log.warn({ error: String(error) }, 'could not notify other processes that rights were revoked');
    });
  };
  const limits = options.limits ?? createMemoryBuckets({ clock });
  const key = options.key ?? randomBytes(32).toString('base64url');
  const factors = new SecondFactors({ db, clock, key });
  const people = createPeople({
    accounts,
    sessions,
    tokens,
    factors,
    invitations,
    roles,
    audit,
    rightsEnded,
  });
  const pages = createPages({ origins, publicUrl });
  const attempt = createAttempts((email, password) => accounts.check(email, password), limits);
  const places = { publicUrl, sessionPaths: options.sessionPaths ?? [] };
  const devices = createDevices({ key, clock });
  const openSession = createOpenSession({ sessions, accounts, devices, audit, places });

  const { secondFactor = 'optional' } = options;
  const secondStep = {
    factors,
    pending: createPendingSignIns({ key, clock, publicUrl }),
    required: (role: string) =>
      secondFactor === 'everybody' || (secondFactor === 'administrators' && roles.info(role).manages),
    accounts,
    openSession,
    pages,
    origins,
    audit,
    limits,
    signInPath: SIGN_IN_PATH,
    publicUrl,
  };
  const nextStep = createNextStep(secondStep);

  const elsewhere: Provider[] = [];
  const routes: Routes[] = [];
  if (options.oidc) {
    const provider = createProvider(options.oidc, `${publicUrl}/v1${OIDC_PATH}/callback`);
    const admit = createAdmit({ db, clock, accounts, invitations, people, options: options.oidc });
    elsewhere.push({ name: 'oidc', title: options.oidc.name, url: `${publicUrl}/v1${OIDC_PATH}` });
    routes.push(oidcRoutes({ provider, admit, openSession, pages, origins, audit, log, publicUrl }));
  }
  const local: Provider = {
    name: 'local',
    title: 'Meltemi Lines',
    url: `${publicUrl}/v1${SIGN_IN_PATH}`,
    logo: tileAddress,
  };
  routes.push(
    signInRoutes({ attempt, openSession, nextStep, devices, pages, origins, audit, elsewhere, publicUrl }),
    secondFactorRoutes(secondStep),
    passwordRoutes({ attempt, devices, people, invitations, pages, studioUrl: options.studioUrl }),
    accountRoutes({
      accounts,
      sessions,
      keyValues,
      tokens,
      roles,
      audit,
      providers: [local, ...elsewhere],
      rightsEnded,
      places,
    }),
    sessionRoutes({ people, accounts, sessions, places }),
    memberRoutes({ people, accounts, factors, invitations, roles, publicUrl }),
    tokenRoutes({ people, tokens, roles, store, projectId }),
    previewRoutes({ db: lakeTables(db), dataset: options.dataset, accounts, sessions, tokens, roles }),
    auditRoutes(audit),
  );

  return {
    accounts,
    roles,
    people,
    audit,
    routes,
    authenticate: createAuthenticate({ sessions, tokens, origins, roles, audit }),
    onResponse: recordResponses(audit, options.shareLinkTypes ?? []),
  };
}

/** Checked at start rather than when the first person signs in. @throws RoleError */
function assertKnownRoles({ defaultRole, roleClaim }: OidcOptions, roles: Roles): void {
  const named = [...(defaultRole ? [defaultRole] : []), ...Object.values(roleClaim?.roles ?? {})];
  for (const role of named) {
    if (!roles.has(role))
      throw new RoleError(`Sign-in at the provider would give the role "${role}", which does not exist`);
  }
}
