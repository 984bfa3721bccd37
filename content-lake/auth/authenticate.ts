import { forbidden, unauthorized } from '../http/errors.ts';
import { ANONYMOUS, type Authenticate, type Member } from '../http/principal.ts';
import type { Account } from './accounts.ts';
import { cookieToken } from './cookie.ts';
import type { Origins } from './origins.ts';
import { rightsOf, scopesOf } from './roles.ts';
import type { Sessions } from './sessions.ts';
import type { ApiTokens } from './tokens.ts';

/**
 * Says who sends a request: a bearer token first, then the cookie, else nobody. A bad token is an error, since its owner
 * believes to be signed in; a bad cookie is ignored, since the browser sends it everywhere, the sign-in page included.
 */
export function createAuthenticate(parts: {
  sessions: Sessions;
  tokens: ApiTokens;
  origins: Origins;
}): Authenticate {
  const { sessions, tokens, origins } = parts;
  return async (request) => {
    const bearer = bearerToken(request);
    if (bearer !== undefined) {
      if (bearer.startsWith('tok_')) {
        const member = await tokens.find(bearer);
        if (member === 'expired') throw unauthorized('expired');
        if (!member) throw unauthorized();
        return member;
      }
      const lookup = await sessions.find(bearer);
      switch (lookup.kind) {
        case 'found':
          return memberOf(lookup.account);
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
    return memberOf(lookup.account);
  };
}

/** SameSite=Lax keeps most foreign posts from carrying the cookie; a neighbour on the same site would still pass it. */
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

export function memberOf(account: Account): Member {
  return {
    kind: 'user',
    id: account.id,
    name: account.name,
    roles: [account.role],
    ...rightsOf(scopesOf(account.role)),
  };
}
