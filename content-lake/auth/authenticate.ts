import type { Audit } from './audit/audit.ts';
import { forbidden, unauthorized } from '#content-lake/protocol/errors.ts';
import { ANONYMOUS, type Authenticate, type Member } from '#content-lake/protocol/principal.ts';
import type { Account } from './accounts.ts';
import { cookieToken } from './cookie.ts';
import type { Roles } from './grants.ts';
import type { Origins } from './origins.ts';
import { roleOfScopes } from './roles.ts';
import type { SessionLookup, Sessions } from './sessions.ts';
import type { ApiTokens, FoundToken } from './tokens.ts';

export type AuthenticateParts = {
  sessions: Sessions;
  tokens: ApiTokens;
  origins: Origins;
  roles: Roles;
  audit: Audit;
};

/**
 * Determines who sends a request: a bearer token first, then the cookie, else nobody. A bad token is an error, since its
 * owner believes they are signed in; a bad cookie is ignored, since the browser sends it everywhere, even to the sign-in page.
 */
export function createAuthenticate(parts: AuthenticateParts): Authenticate {
  const { sessions, tokens, origins, roles, audit } = parts;

  async function byToken(secret: string, request: Request): Promise<Member> {
    const found = await tokens.find(secret);
    if (found === 'expired') throw unauthorized('expired');
    if (!found) throw unauthorized();
    const member = memberOfToken(found, roles);
    if (found.firstUse) {
      await audit.record({ kind: 'token-first-used', actor: member, subject: found.name, request });
    }
    return member;
  }

  return async (request) => {
    const bearer = bearerToken(request);
    if (bearer !== undefined) {
      if (bearer.startsWith('tok_')) return byToken(bearer, request);
      const lookup = await sessions.find(bearer);
      switch (lookup.kind) {
        case 'found':
          return memberOfSession(lookup, roles);
        case 'expired':
          throw unauthorized('expired');
        case 'unknown':
          throw unauthorized();
      }
    }
    const cookie = cookieToken(request);
    if (cookie === undefined) return ANONYMOUS;
    const lookup = await sessions.find(cookie);
    if (lookup.kind !== 'found') return ANONYMOUS;
    assertOwnSite(request, origins);
    return memberOfSession(lookup, roles);
  };
}

/** SameSite=Lax keeps the cookie off most cross-site posts; a sibling subdomain on the same site would still pass it. */
function assertOwnSite(request: Request, origins: Origins): void {
  if (request.method === 'GET' || request.method === 'HEAD' || request.method === 'OPTIONS') return;
  const origin = request.headers.get('origin');
  if (origin === null || !origins.allows(origin)) {
    throw forbidden('A change that is authorised by the cookie must come from an allowed origin');
  }
}

export function bearerToken(request: Request): string | undefined {
  const [, token] = /^Bearer +(\S+)$/i.exec(request.headers.get('authorization') ?? '') ?? [];
  return token;
}

function memberOfSession(session: Extract<SessionLookup, { kind: 'found' }>, roles: Roles): Member {
  const account: Account = session.account;
  return {
    kind: 'user',
    id: account.id,
    name: account.name,
    roles: [account.role],
    credential: session.id,
    ...roles.rightsOf(account.role),
  };
}

function memberOfToken(token: FoundToken, roles: Roles): Member {
  const role = roleOfScopes(token.scopes);
  const rights = roles.rightsOf(role);
  return {
    kind: 'token',
    id: token.id,
    name: token.name,
    roles: role ? [role] : [],
    credential: token.id,
    ...rights,
    ...(token.dataset !== null && { dataset: token.dataset, canManage: false }),
  };
}
